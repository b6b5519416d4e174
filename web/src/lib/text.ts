/** Formatting, searching and reading small texts. */

export interface Part {
  text: string
  strong: boolean
}

type Block = { kind: 'paragraph'; parts: Part[] } | { kind: 'list'; items: Part[][] }

const marked = (text: string): Part[] =>
  text
    .split('**')
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text !== '')

/** Paragraphs between blank lines, lists of lines that begin with "- ", and **strong** words. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const chunk of text.split(/\n\s*\n/)) {
    let lines: string[] = []
    let items: Part[][] = []
    const close = () => {
      if (lines.length) found.push({ kind: 'paragraph', parts: marked(lines.join(' ')) })
      if (items.length) found.push({ kind: 'list', items })
      lines = []
      items = []
    }
    for (const line of chunk
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean)) {
      if (line.startsWith('- ')) {
        if (lines.length) close()
        items.push(marked(line.slice(2)))
      } else {
        if (items.length) close()
        lines.push(line)
      }
    }
    close()
  }
  return found
}

/** Seconds as a clock shows them: 9:05, 1:02:03, or days when there are many. */
export function clockFace(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}`
  return `${Math.floor(s / 60)}:${two(s % 60)}`
}

/** Lower case without accents, for searching. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The text split where the wanted word begins and ends, ignoring case and accents. */
export function searched(text: string, wanted: string): { text: string; hit: boolean }[] {
  const word = plain(wanted.trim())
  if (!word) return [{ text, hit: false }]
  // Where each plain letter comes from: some letters have none, or more than one.
  const letters = [...text].map((letter) => ({ letter, plain: plain(letter) }))
  const from = letters.flatMap(({ plain }, i) => Array.from(plain, () => i))
  const whole = letters.map(({ plain }) => plain).join('')
  const cut = (start: number, end: number) =>
    letters
      .slice(start, end)
      .map(({ letter }) => letter)
      .join('')
  const parts: { text: string; hit: boolean }[] = []
  let done = 0
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
    const start = from[at]!
    const end = from[at + word.length - 1]! + 1
    if (start > done) parts.push({ text: cut(done, start), hit: false })
    parts.push({ text: cut(start, end), hit: true })
    done = end
  }
  if (done < letters.length) parts.push({ text: cut(done, letters.length), hit: false })
  return parts
}

/** A whole number with a real minus sign. */
export const withMinus = (value: number) => String(value).replace('-', '−')
