import { describe, expect, it } from 'vitest'
import { classOf, frameOf, LEAST_LINES, USUAL, type LayoutClass } from './layout'

const at = (width: number, height: number) => ({ width, height })

const SIZES: [number, number, LayoutClass][] = [
  [1280, 720, 'L'],
  [1366, 768, 'L'],
  [1440, 900, 'XL'],
  [1920, 1080, 'XL'],
  [2560, 1440, 'XL'],
  [820, 1180, 'T'],
  [1180, 820, 'L'],
  [1024, 768, 'S'],
  [360, 740, 'P'],
  [390, 844, 'P'],
  [844, 390, 'S'],
]

describe('the size classes', () => {
  it.each(SIZES)('%i × %i is %s', (width, height, expected) => {
    expect(classOf(at(width, height))).toBe(expected)
  })

  it('test the height first', () => {
    expect(classOf(at(1920, 599))).toBe('S')
    expect(classOf(at(400, 599))).toBe('S')
    expect(classOf(at(400, 600))).toBe('P')
  })

  it('are as drawn in the plan', () => {
    const big = frameOf(at(1440, 900))
    expect(big).toMatchObject({ top: 44, ask: 60, hand: 116, side: 420, board: { width: 1020, height: 680 } })
    const small = frameOf(at(1280, 720))
    expect(small).toMatchObject({ top: 40, ask: 56, hand: 44, side: 410, board: { width: 870, height: 580 } })
    const tablet = frameOf(at(820, 1180))
    expect(tablet).toMatchObject({ top: 48, seats: 50, ask: 60, bar: 68, board: { width: 820, height: 547 } })
    const phone = frameOf(at(390, 844))
    expect(phone).toMatchObject({
      top: 44,
      seats: 46,
      ask: 60,
      bar: 70,
      sheet: 290,
      board: { width: 390, height: 334 },
    })
    const low = frameOf(at(844, 390))
    expect(low).toMatchObject({ top: 34, bar: 58, sheetWidth: 310, board: { width: 534, height: 356 } })
    expect(frameOf(at(1024, 768))).toMatchObject({ sheetWidth: 340 })
  })
})

describe('a frame', () => {
  it.each(SIZES)('fills %i × %i exactly, for any number of players', (width, height) => {
    for (let rows = 1; rows <= 8; rows++)
      for (const extra of [0, 62, 102]) {
        const frame = frameOf(at(width, height), { ...USUAL, rows, strip: extra, tray: extra ? 0 : 76 })
        const { top, ask, seats, strip, tray, board, hand, sheet, bar, side, sheetWidth } = frame
        expect(board.width + side + (frame.class === 'S' ? sheetWidth : 0)).toBe(width)
        const left = top + strip + tray + board.height + hand
        if (frame.class === 'S') expect(left).toBe(height)
        else expect(left + ask + seats + sheet + bar).toBe(height)
      }
  })

  it.each(SIZES.filter(([, , layout]) => layout === 'XL' || layout === 'L'))(
    'shows six lines of the log and a useful preview at %i × %i',
    (width, height) => {
      for (let rows = 1; rows <= 5; rows++) {
        const frame = frameOf(at(width, height), { ...USUAL, rows })
        expect(frame.logLines + (frame.recapJoined ? frame.recapRows : 0)).toBeGreaterThanOrEqual(LEAST_LINES)
        expect(frame.preview).toBeGreaterThanOrEqual(240)
      }
    },
  )

  it('depends on nothing but the window, the seats and the game', () => {
    expect(frameOf(at(1440, 900))).toEqual(frameOf(at(1440, 900)))
  })
})
