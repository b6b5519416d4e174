import type { OptionValue } from '../lib/protocol'
import { loadWords } from '../lib/words'
import type { GameModule } from './contract'

/** The games on the first page, in the order of their posters. Those the server does not know yet are "coming". */
export const SHELF = ['gondola', 'doge', 'masters', 'lagoon'] as const

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The screen of a game and its words, fetched when first needed. A game without a board of its own gets a plain one. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`] ?? modules['./plain/index.ts']!
  const [module] = await Promise.all([load().then(prepared), loadWords(id)])
  return module
}

async function prepared({ default: module }: { default: GameModule }): Promise<GameModule> {
  await module.prepare?.()
  return module
}

/** Options without which a game cannot be played by so many; nobody should have to look for them. */
export function needed(game: string, seats: number): Record<string, OptionValue> {
  return game === 'doge' && seats === 2 ? { two_player_variant: true } : {}
}
