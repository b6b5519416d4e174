/** The printing inks of the posters; they keep their colours at night. */
export const INK = {
  night: '#14303A',
  lagoon: '#1E6670',
  sea: '#8DBDB8',
  parchment: '#F3E6C8',
  brick: '#B34A2E',
  oxblood: '#7C2A18',
  gold: '#DDA63A',
  black: '#1B1712',
} as const

/** Rows of small waves. */
export function waves(y: number, rows: number, apart = 9, width = 300): string {
  let d = ''
  for (let i = 0; i < rows; i++) {
    d += `M0 ${y + i * apart}`
    for (let x = 0; x < width; x += 18) d += `q4.5 ${(-3 - i * 0.15).toFixed(2)} 9 0t9 0`
  }
  return d
}
