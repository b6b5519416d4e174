/** The Fluent messages of one language, rendered as sentences or as pieces that can be highlighted. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Message } from './protocol'

/** A whole number with a real minus sign. `Intl.NumberFormat` would cost a slow device 200 ms. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−')
  }
}

/** A part of a sentence: the name of a player, the words of another message, or plain text. */
export interface Piece {
  text: string
  seat?: number
  name?: Message
}

/** Private characters that mark parts while a sentence is formatted. No text contains them. */
const OPEN = '\uE000'
const READ = '\uE001'
const SHUT = '\uE002'

/** The catalogues of one language. */
export class Catalogue {
  private readonly bundle: FluentBundle
  private readonly guessed = new Set<string>()
  private readonly known = new Set<string>()

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
  }

  add(text: string): void {
    for (const [, id] of text.matchAll(/^([a-z][\w-]*) =/gm)) this.known.add(id!)
    // On a page, a line never ends between a number and what it counts.
    this.bundle.addResource(new FluentResource(text.replaceAll(' × ', '\u00A0×\u00A0')))
  }

  /** Messages of this game may be missing: then a readable form of their ids is shown. */
  guess(game: string): void {
    this.guessed.add(game)
  }

  /** Replaces messages by id. */
  sayInstead(texts: Record<string, string>): void {
    const lines = Object.entries(texts).map(([id, text]) => `${id} = {${JSON.stringify(text)}}`)
    this.bundle.addResource(new FluentResource(lines.join('\n')), { allowOverrides: true })
  }

  /** The ids with this prefix, in the order of the catalogues. */
  ids(prefix: string): string[] {
    return [...this.known].filter((id) => id.startsWith(prefix))
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /**
   * The message as a sentence, with the names of the players. Where the page already shows what the
   * terminal has to say (the hand, a place on the map), the message has a shorter form as its attribute `web`.
   */
  say(message: Message, names: readonly string[] = []): string {
    return this.put(message, names, null)
  }

  /** The message as a sentence in pieces, so that names can be marked by whose they are, and things can be linked. */
  pieces(message: Message, names: readonly string[] = []): Piece[] {
    const marks: Omit<Piece, 'text'>[] = []
    const text = this.put(message, names, marks)
    const pieces: Piece[] = []
    const open: Omit<Piece, 'text'>[] = []
    for (const part of text.split(/(\uE000\d+\uE001|\uE002)/)) {
      if (part.startsWith(OPEN)) open.push(marks[Number(part.slice(1, -1))]!)
      else if (part === SHUT) open.pop()
      else if (part) pieces.push({ text: part, ...open.at(-1) })
    }
    return pieces
  }

  private put(message: Message, names: readonly string[], marks: Omit<Piece, 'text'>[] | null): string {
    const found = this.bundle.getMessage(message.id)
    const pattern = found?.attributes.web ?? found?.value
    const [game = '', ...rest] = message.id.split('-')
    if (!pattern && this.guessed.has(game)) {
      const text = rest.join(' ').replaceAll('_', ' ')
      const args = Object.values(message.args ?? {}).map((value) => String(this.plain(value, names, marks)))
      return text.charAt(0).toUpperCase() + text.slice(1) + (args.length ? `: ${args.join(', ')}` : '')
    }
    if (!pattern) {
      console.error(`There is no message “${message.id}” in “${this.language}”.`)
      return message.id
    }
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.plain(value, names, marks)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    for (const error of errors) console.error(`${message.id}: ${error.message}`)
    return text
  }

  private plain(value: Argument, names: readonly string[], marks: Omit<Piece, 'text'>[] | null): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => this.plain(part, names, marks) as string).join(', ')
    if (typeof value === 'number') return new Whole(value)
    if (typeof value !== 'object') return value
    if ('seat' in value) {
      const name = names[value.seat] ?? String(value.seat + 1)
      return marks ? this.mark(marks, { seat: value.seat }, name) : name
    }
    return marks ? this.mark(marks, { name: value }, this.put(value, names, marks)) : this.put(value, names, null)
  }

  private mark(marks: Omit<Piece, 'text'>[], what: Omit<Piece, 'text'>, text: string): string {
    return `${OPEN}${marks.push(what) - 1}${READ}${text}${SHUT}`
  }
}
