/** Vite plugin: makes the Fluent catalogues of the Python package importable, by language and game. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The catalogues live beside the Python code, so that terminal, server and browser say the same words. */
const SOURCE = fileURLToPath(new URL('../src/serenissima', import.meta.url))

/** Catalogues of the terminal and the lab, which no page ever shows. */
const NOT_FOR_PAGES = /(^|-)(terminal|lab)\.ftl$/

/** What the first page says about each game: needed before any of them is fetched. */
const SHELF = /-shelf\.ftl$/

const BASE = 'base'
const INDEX = 'virtual:words'
const PART = 'virtual:words/'

/** The folders of catalogues: that of the program, and one for each game. */
function groups(): Map<string, string> {
  const games = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, 'games', entry.name, 'locale')))
    .map((entry): [string, string] => [entry.name, join(SOURCE, 'games', entry.name, 'locale')])
  return new Map([[BASE, join(SOURCE, 'locale')], ...games])
}

function languages(): string[] {
  return readdirSync(join(SOURCE, 'locale'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name)
}

function files(folder: string, language: string): string[] {
  const place = join(folder, language)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.ftl') && !NOT_FOR_PAGES.test(file))
    .sort()
    .map((file) => join(place, file))
}

/** The catalogues of a group. */
function catalogues(group: string, language: string): string[] {
  if (group !== BASE) return files(groups().get(group) ?? '', language).filter((path) => !SHELF.test(path))
  return [...groups()].flatMap(([each, folder]) =>
    files(folder, language).filter((path) => each === BASE || SHELF.test(path)),
  )
}

/**
 * `virtual:words` holds one lazy loader per language and group. The group `base` is everything that belongs to no
 * game, and what the first page says about each; the other catalogues of a game form the group of that game, fetched together with its board.
 */
export function words(): Plugin {
  return {
    name: 'serenissima-words',
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const loaders = languages().map((language) => {
          const entries = [...groups().keys()].map((group) => `${group}: () => import('${PART}${language}/${group}')`)
          return `${language}: { ${entries.join(', ')} }`
        })
        return `export default { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(`\0${PART}`)) return null
      const [language = '', group = ''] = id.slice(PART.length + 1).split('/')
      const paths = catalogues(group, language)
      paths.forEach((path) => this.addWatchFile(path))
      const text = paths.map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
