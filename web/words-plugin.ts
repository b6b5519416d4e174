import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The catalogues live beside the Python code, so that terminal, server and browser say the same words. */
const LOCALE = fileURLToPath(new URL('../src/serenissima/locale', import.meta.url))

/** Catalogues of the terminal and the lab, which no page ever shows. */
const NOT_FOR_PAGES = /(^|-)(terminal|lab)\.ftl$/

const INDEX = 'virtual:words'
const PART = 'virtual:words/'

/**
 * `virtual:words` holds one lazy loader per language and group. The group `base` is everything that belongs to no
 * game; the catalogues `<game>.ftl` and `<game>-*.ftl` form the group of that game, fetched together with its board.
 */
export function words(games: string[]): Plugin {
  const groupOf = (file: string) => games.find((game) => file === `${game}.ftl` || file.startsWith(`${game}-`)) ?? 'base'
  const languages = () =>
    readdirSync(LOCALE, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
      .map((entry) => entry.name)
  const files = (language: string) =>
    readdirSync(join(LOCALE, language))
      .filter((file) => file.endsWith('.ftl') && !NOT_FOR_PAGES.test(file))
      .sort()

  return {
    name: 'serenissima-words',
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = languages().map((language) => {
          const groups = [...new Set(files(language).map(groupOf))]
          const entries = groups.map((group) => `${group}: () => import('${PART}${language}/${group}')`)
          return `${language}: { ${entries.join(', ')} }`
        })
        return `export default { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(`\0${PART}`)) return null
      const [language = '', group = ''] = id.slice(PART.length + 1).split('/')
      const paths = files(language)
        .filter((file) => groupOf(file) === group)
        .map((file) => join(LOCALE, language, file))
      paths.forEach((path) => this.addWatchFile(path))
      const text = paths.map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
