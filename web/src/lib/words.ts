/** The texts of the page: which catalogues are loaded, in which language, and `t`, which renders a message. */

import loaders from 'virtual:words'
import { Catalogue, type Piece } from './catalogue'
import { settings } from './settings.svelte'
import type { Argument, Message } from './protocol'
import { spoken } from './current-catalogue.svelte'

/** What a person calls each language. */
export const LANGUAGES: Record<string, string> = { en: 'English', fr: 'Français' }

/** The language in which every game has texts, if it has any. */
const FALLBACK = 'en'

const loaded = new Map<string, Promise<void>>()
const catalogues = new Map<string, Catalogue>()
const wanted = new Set(['base'])
/** Messages of own data files, by language and group. */
const instead: Record<string, Record<string, Record<string, string>>> = {}

/** The words of a game that this client was built without, as the server has them; none if it cannot tell. */
const fetched = (language: string, game: string): Promise<string> =>
  fetch(`/locale/${language}/${encodeURIComponent(game)}.ftl`)
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
      if (text) catalogue.add(text.default)
      else await addFetched(catalogue, group)
      catalogue.sayInstead(instead[language]?.[group] ?? {})
      spoken.version += 1
    })()
    loaded.set(key, loading)
  }
  return loading
}

/** Adds the words of a game from a separate package; what is missing in this language is shown in English. */
async function addFetched(catalogue: Catalogue, game: string): Promise<void> {
  catalogue.guess(game)
  catalogue.add(await fetched(catalogue.language, game))
  if (catalogue.language !== FALLBACK) catalogue.add(await fetched(FALLBACK, game))
}

/** Makes the words of a game ready in the language that is spoken now. */
export async function loadWords(group: string): Promise<void> {
  wanted.add(group)
  await load(settings.language, group)
}

/** Fetches the words of a game in all languages, so that the service worker keeps them. */
export async function keepWords(group: string): Promise<void> {
  await Promise.all(Object.values(loaders).map((groups) => groups[group]?.()))
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

/** The ids with this prefix in the current language, in the order of its catalogues. */
export function idsOf(prefix: string): string[] {
  void spoken.version
  return spoken.catalogue?.ids(prefix) ?? []
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

/** A message as a sentence in pieces: names of seats and other messages in it can be marked and linked. */
export function pieces(message: Message, names: readonly string[]): Piece[] {
  void spoken.version
  return spoken.catalogue?.pieces(message, names) ?? []
}
