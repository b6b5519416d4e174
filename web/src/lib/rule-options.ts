/** Rule options and presets, as far as they apply to a number of players. */

import type { Game, GameOption, OptionValue } from './protocol'

export type Options = Record<string, OptionValue>

export const RULEBOOK = 'rulebook'
/** Options that no preset has. */
export const OWN = 'own'

/** The options that apply to this number of players. An option with only one value states how the game is played. */
export const choicesFor = (game: Game, seats: number): GameOption[] =>
  game.options.filter(
    ({ name, values }) => (game.offered[seats] ?? []).includes(name) && (!Array.isArray(values) || values.length > 1),
  )

export const defaultsOf = (game: Game): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]))

export const presetsFor = (game: Game, seats: number): Record<string, Options> => ({
  [RULEBOOK]: {},
  ...game.presets[seats],
})

/** All options with those of a preset. */
export const withPreset = (game: Game, seats: number, preset: string): Options => ({
  ...defaultsOf(game),
  ...presetsFor(game, seats)[preset],
})

/** The preset that says the same as these options, if one does. */
export function presetOf(game: Game, seats: number, options: Options): string {
  const choices = choicesFor(game, seats)
  const same = (preset: Options) => choices.every(({ name }) => options[name] === preset[name])
  return Object.keys(presetsFor(game, seats)).find((each) => same(withPreset(game, seats, each))) ?? OWN
}

/** The names of the options that are not as printed. */
export function changedOptions(game: Game, seats: number, options: Options): string[] {
  const defaults = defaultsOf(game)
  return choicesFor(game, seats)
    .map(({ name }) => name)
    .filter((name) => options[name] !== defaults[name])
}

/** The options for another number of players: presets follow, and what does not apply returns to its default. */
export function resized(game: Game, before: number, after: number, options: Options): Options {
  const preset = presetOf(game, before, options)
  if (preset !== OWN) return withPreset(game, after, preset in presetsFor(game, after) ? preset : RULEBOOK)
  const kept = choicesFor(game, after).map(({ name }) => [name, options[name]!])
  return { ...defaultsOf(game), ...Object.fromEntries(kept) }
}
