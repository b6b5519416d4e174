/** The colour, hatching and symbol of each seat. */

/** How many seats have a colour, a hatching and a symbol. */
const SEATS = 8

/** The number of a seat in the tokens: `--p1` is the first seat's, `--p0` that of neutral pieces. */
export const paint = (seat: number | null) => (seat === null || seat < 0 ? 0 : (seat % SEATS) + 1)

/** The fill of a seat's pieces. */
export const fill = (seat: number | null) => `var(--p${paint(seat)})`

/** What is drawn on that fill. */
export const onFill = (seat: number | null) => (paint(seat) ? `var(--p${paint(seat)}-on)` : '#fff')

/** The seat's colour for text. */
export const inkOf = (seat: number | null) => (paint(seat) ? `var(--p${paint(seat)}-t)` : 'var(--ink-2)')

/** The seat's hatching, to be laid over its fill; nothing for neutral pieces. */
export const hatch = (seat: number | null) => (paint(seat) ? `url(#h${paint(seat)})` : 'none')
