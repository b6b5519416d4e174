/**
 * The five size classes of the table and the measures of their regions, in CSS pixels. docs/table-layout.md explains them.
 *
 * Everything follows from the size of the window, the number of rows of players and what a game declares once and for
 * all (its strip, its tray). Nothing depends on the question, so that nothing moves when the question changes.
 */

export type LayoutClass = 'XL' | 'L' | 'T' | 'P' | 'S'

/** How the hand is shown: cards with text, one line of chips, or a tab of the sheet. */
export type HandForm = 'cards' | 'line' | 'tab'

interface Size {
  width: number
  height: number
}

/** What a game needs in addition to the usual regions. */
interface Needs {
  /** Rows of the players: the seats, and an opponent whom the rules play. */
  rows: number
  /** Height of the strip above the board; 0 for none. */
  strip: number
  /** Height of the tray below the board; 0 for none. */
  tray: number
  /** Whether there is a hand. */
  hand: boolean
  /** Rows of choices beside the board. */
  choiceRows: number
  /** How high the sheet of an upright phone should be, if there is room. */
  sheet: number
}

/** The measures of all regions; a region that the class does not have is 0. */
export interface Frame {
  class: LayoutClass
  top: number
  seats: number
  ask: number
  strip: number
  tray: number
  board: Size
  hand: number
  handForm: HandForm
  /** Width of the side column of wide classes. */
  side: number
  /** Width of the sheet beside the board (S), or of its tabs (T). */
  sheetWidth: number
  sheet: number
  bar: number
  /** Rows of chips in the choices of a wide class. */
  choiceRows: number
  choices: number
  /** Height of one row of players: 44 with two lines, 29 with one. */
  playerRow: number
  players: number
  /** How many rows of the recap are visible, and whether they are the first rows of the log. */
  recapRows: number
  recapJoined: boolean
  /** Full lines of the log that are visible below the recap. */
  logLines: number
  feed: number
  preview: number
}

export const USUAL: Needs = { rows: 4, strip: 0, tray: 0, hand: true, choiceRows: 2, sheet: 290 }

/** Height of a line of the log and of a row of the recap. */
export const LOG_LINE = 20
/** Two rows hold three lines of text. */
export const RECAP_ROW = 26
/** At least this many full lines of the log are always visible. */
export const LEAST_LINES = 6
/** The same where the recap is the first lines of the log. */
export const LEAST_JOINED = 3
const MOST_LINES = 18

/** Tabs of the sheet, tabs beside the log, borders. */
const NARROW_TABS = 90

/** A board is one and a half times as wide as it is high. */
const SHAPE = 3 / 2

/** The size class of a window: its height decides first. */
export function classOf({ width, height }: Size): LayoutClass {
  if (height < 600) return 'S'
  if (width < 600) return 'P'
  if (width >= 1366 && height >= 800) return 'XL'
  if (width >= 1100) return 'L'
  return height > width ? 'T' : 'S'
}

/** Whether the layout is board and sheet, for touch. */
export const isNarrow = (layout: LayoutClass): boolean => layout !== 'XL' && layout !== 'L'

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

const NOTHING: Omit<Frame, 'class'> = {
  top: 0,
  seats: 0,
  ask: 0,
  strip: 0,
  tray: 0,
  board: { width: 0, height: 0 },
  hand: 0,
  handForm: 'tab',
  side: 0,
  sheetWidth: 0,
  sheet: 0,
  bar: 0,
  choiceRows: 0,
  choices: 0,
  playerRow: 44,
  players: 0,
  recapRows: 0,
  recapJoined: false,
  logLines: 0,
  feed: 0,
  preview: 0,
}

/** The position of every region in a window of this size. */
export function frameOf(size: Size, needs: Needs = USUAL): Frame {
  const layout = classOf(size)
  switch (layout) {
    case 'XL':
    case 'L':
      return wide(layout, size, needs)
    case 'T':
      return tablet(size, needs)
    case 'P':
      return upright(size, needs)
    case 'S':
      return sideways(size, needs)
  }
}

const LINE_HAND = 44
const CARD_HAND = 116

function wide(layout: 'XL' | 'L', { width, height }: Size, needs: Needs): Frame {
  const [top, ask, least, most] = layout === 'XL' ? [44, 60, 420, 460] : [40, 56, 400, 420]
  const { strip, tray } = needs
  const room = height - top - ask - strip - tray
  // Cards with text, unless the board could use the height that they take.
  const cards = layout === 'XL' || (width - least) / SHAPE <= room - CARD_HAND
  const hand = !needs.hand ? 0 : cards ? CARD_HAND : LINE_HAND
  const boardHeight = room - hand
  const side = clamp(least, Math.round(width - boardHeight * SHAPE), most)
  const board = { width: width - side, height: boardHeight }
  return {
    ...NOTHING,
    class: layout,
    top,
    ask,
    strip,
    tray,
    board,
    hand,
    handForm: cards ? 'cards' : 'line',
    side,
    ...column(layout, height, needs),
  }
}

/** The parts of the side column that give way, in this order, until the preview has this height. */
const PREVIEW = { XL: 300, L: 270 }

/** Whether the recap joins the log, the height of a player's row, the rows of choices. */
type Form = [boolean, number, number]

/** The side column: what the preview does not need goes to the log, half and half. */
function column(layout: 'XL' | 'L', height: number, needs: Needs) {
  const padding = layout === 'XL' ? 7 : 6
  const chip = layout === 'XL' ? 32 : 30
  const free = height - 2 * padding - 3 * padding
  const rows = needs.rows
  // A single opponent's turn may need several lines.
  const opponents = clamp(2, rows - 1, 5)
  const measure = (joined: boolean, playerRow: number, choiceRows: number, lines: number) => {
    const choices = 2 + 12 + 18 + choiceRows * chip + (choiceRows - 1) * 5
    const players = 2 + rows * playerRow
    const recapRows = joined ? Math.min(opponents, 3) : opponents
    const recap = joined ? recapRows * LOG_LINE : 22 + recapRows * RECAP_ROW
    const logLines = joined ? Math.max(LEAST_JOINED, lines - recapRows) : lines
    // Border, padding, recap, tabs, log.
    const feed = 2 + 12 + recap + 33 + logLines * LOG_LINE
    return {
      recapJoined: joined,
      playerRow,
      choiceRows,
      choices,
      players,
      recapRows,
      logLines,
      feed,
      preview: free - choices - players - feed,
    }
  }
  const tall: Form[] =
    layout === 'XL'
      ? [
          [false, 44, needs.choiceRows],
          [true, 44, needs.choiceRows],
        ]
      : []
  const low = Array.from({ length: needs.choiceRows }, (_, i): Form => [true, 29, needs.choiceRows - i])
  const forms = layout === 'XL' ? [...tall, ...low] : [[false, 29, needs.choiceRows] as Form, ...low]
  const [joined, row, chips] =
    forms.find((form) => measure(...form, LEAST_LINES).preview >= PREVIEW[layout]) ?? forms.at(-1)!
  const least = measure(joined, row, chips, LEAST_LINES)
  const more = clamp(0, Math.floor((least.preview - PREVIEW[layout]) / 2 / LOG_LINE), MOST_LINES - LEAST_LINES)
  return measure(joined, row, chips, LEAST_LINES + more)
}

function tablet({ width, height }: Size, needs: Needs): Frame {
  const [top, seats, ask, bar] = [48, 50, 60, 68]
  const { strip, tray } = needs
  const room = height - top - seats - ask - bar - strip - tray
  const board = clamp(240, Math.round(width / SHAPE), room - 260)
  const sheet = room - board
  const recapRows = clamp(1, needs.rows - 1, 4)
  // Padding and border, the title of the recap, its rows, the tabs.
  const logLines = Math.floor((sheet - 14 - 22 - 44 * recapRows - 48) / LOG_LINE)
  return {
    ...NOTHING,
    class: 'T',
    top,
    seats,
    ask,
    strip,
    tray,
    board: { width, height: board },
    sheetWidth: Math.round(width * 0.56),
    sheet,
    bar,
    recapRows,
    logLines,
    feed: sheet,
  }
}

function upright({ width, height }: Size, needs: Needs): Frame {
  const [top, seats, ask, bar] = [44, 46, 60, 70]
  const { strip, tray } = needs
  const room = height - top - seats - ask - bar - strip - tray
  const board = clamp(Math.min(300, room - 160), room - needs.sheet, 392)
  return {
    ...NOTHING,
    class: 'P',
    top,
    seats,
    ask,
    strip,
    tray,
    board: { width, height: board },
    sheetWidth: width,
    sheet: room - board,
    bar,
    recapRows: 2,
    logLines: Math.floor((room - board - NARROW_TABS) / LOG_LINE),
  }
}

function sideways({ width, height }: Size, needs: Needs): Frame {
  const [top, ask, bar] = [34, 58, 58]
  const { strip, tray } = needs
  const room = height - top - strip - tray
  // On a tablet the sheet need not be wider: there the board is not as high as the window anyway.
  const sheetWidth = Math.round(clamp(296, width - room * SHAPE, 420))
  const least = height >= 600 ? Math.max(sheetWidth, 340) : sheetWidth
  const left = room - (width - least) / SHAPE
  const hand = needs.hand && left >= CARD_HAND ? CARD_HAND : 0
  return {
    ...NOTHING,
    class: 'S',
    top,
    ask,
    strip,
    tray,
    board: { width: width - least, height: room - hand },
    hand,
    handForm: hand ? 'cards' : 'tab',
    sheetWidth: least,
    sheet: height - ask - bar,
    bar,
    recapRows: 2,
    logLines: Math.floor((height - ask - bar - NARROW_TABS) / LOG_LINE),
  }
}
