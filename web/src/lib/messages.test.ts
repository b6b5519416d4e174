import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LOCALE = join(ROOT, '../../src/serenissima/locale')

/** Ids composed from parts; each prefix has a closed set of endings, defined elsewhere. */
const BUILT = [
  'web-preset-',
  'web-level-',
  'web-theme-',
  'web-clock-',
  'web-sitter-',
  'web-help-',
  'web-key-',
  'web-pace-',
  'web-contact-tested-',
  'web-contact-working',
  'web-contact-unconfirmed',
  'web-contact-failed',
  'web-contact-webhook',
  'web-event-',
  'web-digest-',
  'web-format-',
  'web-note-',
]

/** The catalogues of the client as a whole, as one text. */
const catalogueText = (language: string) =>
  readdirSync(join(LOCALE, language))
    .filter((file) => /^web(-\w+)?\.ftl$/.test(file))
    .map((file) => readFileSync(join(LOCALE, language, file), 'utf-8'))
    .join('\n')

const defined = (language: string) =>
  new Set([...catalogueText(language).matchAll(/^(web-[\w-]+) =/gm)].map(([, id]) => id!))

const used = new Set(
  readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf-8').matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)])
    .map(([, id]) => id!),
)

describe('the words of the client', () => {
  it('exist wherever they are used', () => {
    expect([...used].filter((id) => !defined('en').has(id))).toEqual([])
  })
  it('are all used', () => {
    const spare = [...defined('en')].filter((id) => !used.has(id) && !BUILT.some((prefix) => id.startsWith(prefix)))
    expect(spare).toEqual([])
  })
  it('exist in both languages', () => {
    expect([...defined('fr')].sort()).toEqual([...defined('en')].sort())
  })
  it('carry narrow spaces before French punctuation', () => {
    const text = catalogueText('fr').replace(/^#.*$/gm, '')
    expect(text.match(/[^\s{}] [;:!?](?=\s|$)/gm)).toBeNull()
    expect(text).not.toMatch(/\w'\w/)
  })
})
