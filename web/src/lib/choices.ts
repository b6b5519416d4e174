/** The choices of a question as the list of chips shows them: groups, folding, and what keys do. */

import type { Choice, Decision, Message } from './protocol'

/** From this many choices on, groups start closed. */
const MANY = 12

/** Up to this many choices, the first group starts open where there is room. */
const FEW = 6

/** From this many on, a field to narrow them down is shown. */
export const FILTER_FROM = 25

interface Group {
  /** Distinguishes groups; empty for choices without a heading. */
  key: string
  heading: Message | null
  choices: Choice[]
}

const keyOf = (message: Message | null) => (message ? JSON.stringify([message.id, message.args ?? {}]) : '')

/** The question; empty if there is none. Several actions in a row are the same question with other choices. */
export const questionOf = (decision: Decision | null) =>
  decision ? JSON.stringify([decision.kind, decision.prompt]) : ''

/** The question and its choices, without the answer already given. */
export const offerOf = (decision: Decision | null) =>
  decision ? JSON.stringify([questionOf(decision), decision.choices.map(({ pick }) => pick)]) : ''

/** The choices under their headings, in the order in which the server gave them. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>()
  for (const choice of choices) {
    const key = keyOf(choice.group)
    const group = groups.get(key) ?? { key, heading: choice.group, choices: [] }
    group.choices.push(choice)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Whether the groups are so full that each shows only its heading at first. */
export const startsClosed = (groups: readonly Group[]) =>
  groups.length > 1 && groups.reduce((sum, group) => sum + group.choices.length, 0) > MANY

/** The groups that start open in a list with room: the first one, unless it is long. */
export const firstOpen = ([first]: readonly Group[]): ReadonlySet<string> =>
  new Set(first && first.choices.length <= FEW ? [first.key] : [])

export type Item = { kind: 'group'; group: Group; open: boolean } | { kind: 'choice'; choice: Choice; group: Group }

/** The visible items in the order of Tab and of the number keys: headings that can be opened, and choices. */
export function items(groups: readonly Group[], open: ReadonlySet<string>, foldable: boolean): Item[] {
  const found: Item[] = []
  for (const group of groups) {
    const shown = !foldable || group.key === '' || open.has(group.key)
    if (foldable && group.key !== '') found.push({ kind: 'group', group, open: shown })
    if (shown) for (const choice of group.choices) found.push({ kind: 'choice', choice, group })
  }
  return found
}

/** The item of a number key: in the open group if there is one, otherwise among all. */
export function numbered(all: readonly Item[]): Item[] {
  const choices = all.filter((item) => item.kind === 'choice')
  return choices.length ? choices : [...all]
}

/** Where an arrow key leads from one item of a list; it goes round at the ends. */
export function step(from: number, length: number, key: string): number {
  if (length === 0) return -1
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (from + 1) % length
    case 'ArrowUp':
    case 'ArrowLeft':
      return (from - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return -1
  }
}

/** What a key means at the table; null if nothing. Keys typed into a field, or with Ctrl or Alt, mean nothing. */
export function meaning(event: {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}): { kind: 'number'; index: number } | { kind: Command } | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (/^[1-9]$/.test(event.key)) return { kind: 'number', index: Number(event.key) - 1 }
  const command = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()]
  return command ? { kind: command } : null
}

type Command = 'confirm' | 'undo' | 'rules' | 'log' | 'text' | 'hint' | 'cancel' | 'skip' | 'chat' | 'next'

const COMMANDS: Record<string, Command | undefined> = {
  Enter: 'confirm',
  Backspace: 'undo',
  '?': 'rules',
  l: 'log',
  t: 'text',
  h: 'hint',
  c: 'chat',
  n: 'next',
  Escape: 'cancel',
  ' ': 'skip',
}
