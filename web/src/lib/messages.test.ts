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
]

const defined = (language: string) =>
  new Set(
    [...readFileSync(join(LOCALE, language, 'web.ftl'), 'utf-8').matchAll(/^(web-[\w-]+) =/gm)].map(([, id]) => id!),
  )

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
    const text = readFileSync(join(LOCALE, 'fr/web.ftl'), 'utf-8').replace(/^#.*$/gm, '')
    expect(text.match(/[^\s{}] [;:!?](?=\s|$)/gm)).toBeNull()
    expect(text).not.toMatch(/\w'\w/)
  })
})
