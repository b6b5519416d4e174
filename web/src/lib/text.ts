/** Small matters of text. */

export interface Part {
  text: string
  strong: boolean
}

export type Block = { kind: 'paragraph'; parts: Part[] } | { kind: 'list'; items: Part[][] }

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
