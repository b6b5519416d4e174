// What is wrong with the table as it is shown now, and where its regions stand. Read by test_layout.py.
;() => {
  const table = document.querySelector('.table')
  const layout = [...table.classList].find((name) => ['XL', 'L', 'T', 'P', 'S'].includes(name))
  const narrow = table.classList.contains('narrow')
  const found = []
  const say = (rule, region, what) => found.push({ rule, region, what })
  const REGIONS = {
    top: 'header.top',
    ask: '.ask, .controls',
    strip: '.strip-row',
    board: '.board[data-guide=board]',
    tray: '.tray',
    hand: '.hand[data-guide=hand]',
    preview: '.right .preview',
    choices: '.choices-row',
    players: '.players:not(.floats)',
    seats: '.phone > ul.strip',
    feed: '.feed',
    sheet: '.sheet',
    bar: 'main.phone > .bar',
  }
  const boxes = {}
  for (const [name, selector] of Object.entries(REGIONS)) {
    const each = table.querySelector(selector)
    if (each) boxes[name] = each.getBoundingClientRect()
  }
  const own = (element) => {
    if (element.closest('.board[data-guide=board]')) return 'board'
    for (const [name, selector] of Object.entries(REGIONS)) if (element.closest(selector)) return name
    return 'other'
  }
  // Whose fault it is: parts that games bring, or the frame.
  const game = (element) =>
    element.closest(
      '.board[data-guide=board], .strip-row, .tray, .hand[data-guide=hand], .stats, .more,' +
        ' [data-panel], .preview .own, .ask h2, .ask p',
    ) !== null
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round)
  const hidden = (element) =>
    element.closest('.out-of-sight, [hidden], [data-decoration], title, defs, symbol, .notes') !== null

  // What clips an element: boxes of ancestors that hide what is outside them. Scrolled away is not clipped.
  const clipCache = new Map()
  function clip(element) {
    if (!element || element === document.documentElement)
      return { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false }
    if (clipCache.has(element)) return clipCache.get(element)
    const above = clip(element.parentElement)
    const style = getComputedStyle(element)
    let result = above
    const svg = element instanceof SVGElement
    const clips = svg
      ? element.tagName === 'svg' && style.overflow !== 'visible'
      : /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)
    if (clips) {
      const box = element.getBoundingClientRect()
      result = {
        left: Math.max(above.left, box.left),
        top: Math.max(above.top, box.top),
        right: Math.min(above.right, box.right),
        bottom: Math.min(above.bottom, box.bottom),
        scrolls: above.scrolls || /auto|scroll/.test(style.overflowY),
      }
    }
    clipCache.set(element, result)
    return result
  }

  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const texts = []
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || !element || hidden(element)) continue
    if (['STYLE', 'SCRIPT', 'OPTION'].includes(element.tagName)) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const inside = clip(element)
    const shown = {
      left: Math.max(box.left, inside.left),
      top: Math.max(box.top, inside.top),
      right: Math.min(box.right, inside.right),
      bottom: Math.min(box.bottom, inside.bottom),
    }
    const seen = shown.right - shown.left > 1 && shown.bottom - shown.top > 1
    if (!seen && (inside.scrolls || element.closest('[data-gives-way]'))) continue
    let size = parseFloat(style.fontSize)
    const svg = element.closest('svg')
    if (svg && element.getScreenCTM) {
      const matrix = element.getScreenCTM()
      if (matrix) size *= Math.hypot(matrix.a, matrix.b)
    }
    const region = own(element)
    const words = node.data.trim().slice(0, 40)
    const least =
      region === 'board' ? (layout === 'P' || layout === 'S' ? 12 : 11) : element.closest('.tag, kbd') ? 11 : 12
    if (size < least - 0.05) say('text', region, [game(element), words, Math.round(size * 10) / 10])
    const cut =
      element.closest('[data-clips]') === null &&
      (box.left < inside.left - 2 ||
        box.right > inside.right + 2 ||
        (!inside.scrolls && (box.top < inside.top - 4 || box.bottom > inside.bottom + 4)))
    if (cut) say('clipped', region, [game(element), words, round(box), round(inside)])
    if (seen) texts.push({ shown, region, words, game: game(element), element })
  }

  // Parts of one sentence run over several lines.
  const block = (element) => {
    let each = element
    while (getComputedStyle(each).display === 'inline') each = each.parentElement
    return each
  }
  for (let i = 0; i < texts.length; i++)
    for (let k = i + 1; k < texts.length; k++) {
      const a = texts[i],
        b = texts[k]
      // Most pairs are far apart; that is told fastest.
      const w = Math.min(a.shown.right, b.shown.right) - Math.max(a.shown.left, b.shown.left)
      const h = Math.min(a.shown.bottom, b.shown.bottom) - Math.max(a.shown.top, b.shown.top)
      if (w <= 3 || h <= 5) continue
      if (a.region !== b.region || a.element.contains(b.element) || b.element.contains(a.element)) continue
      if (!a.region.startsWith('board') && block(a.element) === block(b.element)) continue
      say('overlap', a.region, [a.game || b.game, a.words, b.words])
    }
  const names = Object.keys(boxes)
  for (let i = 0; i < names.length; i++)
    for (let k = i + 1; k < names.length; k++) {
      const a = boxes[names[i]],
        b = boxes[names[k]]
      if ([names[i], names[k]].includes('feed') && [names[i], names[k]].includes('sheet') && layout !== 'T') continue
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (w > 1 && h > 1) say('overlap', names[i], [false, names[i], names[k]])
    }
  for (const name of names) {
    const box = boxes[name]
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      say('outside', name, [false, name, round(box)])
    if (box.width < 20 || box.height < 20) say('outside', name, [false, name, round(box)])
  }

  const least = narrow ? 40 : layout === 'L' ? 30 : 32
  const TARGETS = 'button, a[href], input, select, [role=button], [role=tab]'
  for (const element of table.querySelectorAll(TARGETS)) {
    if (hidden(element) || element.closest('[data-snaps]')) continue
    // Links in a sentence are as high as its lines.
    if (element.closest('.log, .recap, .preview li') || element.matches('.tag')) continue
    const box = element.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const inside = clip(element)
    const seen =
      Math.min(box.right, inside.right) - Math.max(box.left, inside.left) > 4 &&
      Math.min(box.bottom, inside.bottom) - Math.max(box.top, inside.top) > 4
    if (!seen) continue
    const region = own(element)
    const need =
      region === 'top'
        ? Math.min(least, layout === 'S' ? 30 : least)
        : ['feed', 'preview'].includes(region) && !narrow
          ? 28
          : least
    if (
      Math.min(box.width, box.height) < need - 0.5 &&
      !element.matches('input[type=checkbox], input[type=radio], input[type=range]')
    )
      say('target', region, [
        game(element),
        (element.ariaLabel || element.textContent).trim().slice(0, 40),
        Math.round(box.width),
        Math.round(box.height),
      ])
  }

  for (const element of [document.documentElement, ...table.querySelectorAll('*')]) {
    if (element instanceof SVGElement || element.closest('.out-of-sight')) continue
    const style = getComputedStyle(element)
    if (element !== document.documentElement && !/auto|scroll/.test(style.overflowX)) continue
    if (element.scrollWidth > element.clientWidth + 1)
      say('sideways', own(element), [
        game(element),
        element.className?.toString().slice(0, 60),
        element.scrollWidth,
        element.clientWidth,
      ])
  }

  // A preview that has to be scrolled hides what it is there to say.
  const content = table.querySelector('.right .preview .content')
  if (content && content.scrollHeight > content.clientHeight + 2)
    say('preview', 'preview', [
      true,
      content.querySelector('h2')?.textContent.trim().slice(0, 40),
      content.scrollHeight,
      content.clientHeight,
    ])

  const log = table.querySelector('[data-talk]')
  const joined = table.querySelector('.recap.joined .rows')
  const lines = log ? Math.floor((log.clientHeight + (joined?.clientHeight ?? 0)) / 20) : null
  const places = Object.fromEntries(names.map((name) => [name, round(boxes[name])]))
  return { layout, found, lines, places, rest: log ? log.clientHeight % 20 : 0 }
}
