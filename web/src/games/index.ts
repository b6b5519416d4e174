/** Finds the client of a game: its own folder here, or the general board for games from other packages. */

import { has, idsOf, loadWords } from '../lib/words'
import type { GameModule, RuleSection } from './contract'

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const GENERAL = 'general-board'

/** The games that have a board of their own in this build: what the first page shows until the server has answered. */
export const BUILT_IN: string[] = Object.keys(modules)
  .map((path) => path.split('/')[1]!)
  .filter((id) => id !== GENERAL)

/** The screen of a game and its words, fetched when first needed. A game without a board of its own gets the general one. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules[`./${GENERAL}/index.ts`]!
  const [module] = await Promise.all([load().then(prepared), loadWords(id)])
  return module.rules.length ? module : { ...module, rules: rulesOf(id) }
}

/** The sections of the rules as the catalogue of the game has them: `<id>-rules-<section>`, each with a `-text`. */
function rulesOf(game: string): RuleSection[] {
  const prefix = `${game}-rules-`
  return idsOf(prefix)
    .filter((id) => has(`${id}-text`))
    .map((id) => ({ id: id.slice(prefix.length) }))
}

async function prepared({ default: module }: { default: GameModule }): Promise<GameModule> {
  await module.prepare?.()
  return module
}
