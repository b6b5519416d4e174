import loaders from 'virtual:words'
import { Catalogue } from './catalogue'
import { settings } from './settings.svelte'
import type { Argument, Message } from './protocol'
import { spoken } from './spoken.svelte'

/** What a person calls each language. */
export const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français' }

const loaded = new Map<string, Promise<void>>()
const catalogues = new Map<string, Catalogue>()
const wanted = new Set(['base'])
/** Messages of own data files, by language and group. */
const instead: Record<string, Record<string, Record<string, string>>> = {}

/** All words that the server has in a language; none if it cannot be reached. */
const fetched = (language: string): Promise<string> =>
  fetch(`/locale/${language}.ftl`)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')

/** Fetches a group of catalogues of one language, once. */
function load(language: string, group: string): Promise<void> {
  const key = `${language}/${group}`
  let loading = loaded.get(key)
  if (!loading) {
    loading = (async () => {
      const text = await loaders[language]?.[group]?.()
      const catalogue = catalogues.get(language) ?? new Catalogue(language)
      catalogues.set(language, catalogue)
      // A game that came from a package of its own is not part of this build; the server has its words.
      catalogue.add(text ? text.default : await fetched(language))
      catalogue.sayInstead(instead[language]?.[group] ?? {})
      spoken.version += 1
    })()
    loaded.set(key, loading)
  }
  return loading
}

/** Makes the words of a game ready in the language that is spoken now. */
export async function loadWords(group: string): Promise<void> {
  wanted.add(group)
  await load(settings.language, group)
}

/** Lays the words of own data files over the catalogues of a game, in every language. */
export function sayInstead(group: string, texts: Record<string, Record<string, string>>): void {
  for (const [language, own] of Object.entries(texts)) {
    ;(instead[language] ??= {})[group] = own
    if (loaded.has(`${language}/${group}`)) catalogues.get(language)?.sayInstead(own)
  }
  spoken.version += 1
}

/** Speaks this language from now on. */
export async function speak(language: string): Promise<void> {
  await Promise.all([...wanted].map((group) => load(language, group)))
  spoken.catalogue = catalogues.get(language) ?? null
  settings.language = language
  document.documentElement.lang = language
}

/** Whether the language spoken now has this message. */
export function has(id: string): boolean {
  void spoken.version
  return spoken.catalogue?.has(id) ?? false
}

/** Several names in a sentence: "Anna, Bruno and Carla". */
export const together = (names: readonly string[]): string => new Intl.ListFormat(settings.language).format(names)

/** A share as people read it: "66%" or "66 %". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/**
 * A message as a sentence in the language spoken now: `t('web-start')`, `t('web-join', { name })`, or
 * `t(message, names)` for one from the server. Templates that call it follow a change of language.
 */
export function t(message: Message, names?: readonly string[]): string
export function t(id: string, args?: Record<string, Argument>, names?: readonly string[]): string
export function t(
  what: Message | string,
  more?: readonly string[] | Record<string, Argument>,
  names?: readonly string[],
): string {
  void spoken.version
  const catalogue = spoken.catalogue
  if (!catalogue) return ''
  if (typeof what === 'string') return catalogue.say({ id: what, args: more as Record<string, Argument> }, names)
  return catalogue.say(what, more as readonly string[] | undefined)
}
