import { type Lang, toTag } from '@seaport/i18n/lang'
import type { Page } from 'playwright'
import { inTime, waitUntil } from '../../electron-host/src/wait-until.ts'
import { AT_NIGHT } from './axe.ts'
import { WINDOW } from './console.ts'
import { overflowingWidths } from './overflowing-widths.ts'

/** The language with the longest words, in which pages overflow first. */
const LONGEST = 'vi'
/** A change of the language takes as long as another screen: shorter words are looked at by night alone. Hong Kong's are as long as the mainland's. */
const LANGUAGES: readonly Lang[] = AT_NIGHT ? ['en', 'cn', LONGEST] : [LONGEST]
/** The language in which the sweeps open the screens. */
export const SWEPT: Lang = AT_NIGHT ? 'en' : LONGEST
/** Width of a phone's window in pixels. */
const PHONE = 375

/** Changes the language as another tab would, and waits until it is rendered with its fonts. */
const speak = (language: Lang) => `(async () => {
  localStorage.setItem('language', '${language}')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: '${language}' }))
  while (document.documentElement.lang !== '${toTag(language)}') await new Promise((done) => setTimeout(done, 10))
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await frame()
  await document.fonts.ready
  await frame()
})()`

/**
 * What is cut off or broken where it must not be: words on buttons, tabs and pills, the description beside a title, heads of columns, placeholders and
 * chosen options that have no room, a table with columns below the pinned one, a cell that is cut while another column has room, a list's filters in more
 * than one line, and cards beside each other that end at different heights.
 */
const CUT = `(() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.offsetWidth > 1
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(seen)
  const words = (element) => element.innerText.trim().replaceAll(/\\s+/g, ' ').slice(0, 60)
  const isCut = (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
  const isRound = (element) => parseFloat(getComputedStyle(element).borderTopLeftRadius) > 999
  const lines = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const middles = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, bottom }) => (top + bottom) / 2)
    return Math.max(...middles) - Math.min(...middles) > 8 ? 2 : 1
  }
  const pen = document.createElement('canvas').getContext('2d')
  const hasRoom = (element, text) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    pen.font = font
    return pen.measureText(text).width <= element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
  }
  const hasSpare = (table) => {
    const widths = () => [...table.tHead.rows[0].cells].map((head) => head.getBoundingClientRect().width)
    const { style } = table
    const kept = style.cssText
    const drawn = widths()
    const group = table.querySelector('colgroup')
    style.cssText = 'table-layout: auto; width: max-content; min-width: 0'
    group.hidden = true
    const needed = widths()
    style.cssText = kept
    group.hidden = false
    const spare = [...table.tHead.rows[0].cells].map((head, at) => getComputedStyle(head).position === 'sticky' ? 0 : drawn[at] - needed[at] - 12)
    return spare.some((width) => width > 0)
  }
  const found = []
  // What is higher holds more than a word or two: a card, an entry of a menu with its explanation.
  for (const button of all('main button, main [role="tab"], main a[class*="fui-Button"]').filter(({ offsetHeight }) => offsetHeight < 60))
    if (words(button) && (isCut(button) || lines(button) > 1)) found.push('button: ' + words(button))
  for (const description of all('main h1 ~ p')) if (isCut(description)) found.push('description: ' + words(description))
  for (const head of all('main th[scope="col"]'))
    if ([head, ...all('span', head)].some(isCut)) found.push('head: ' + words(head))
  for (const table of all('main table')) {
    const cut = all(':is(td, th), :is(td, th) *', table).find(isCut)
    if (cut && hasSpare(table)) found.push('cut beside room: ' + words(cut))
  }
  for (const cell of all('main td, main th[scope="row"]')) {
    const edge = cell.getBoundingClientRect().right
    for (const pill of all('span', cell))
      if (isRound(pill) && pill.getBoundingClientRect().right > edge) found.push('pill: ' + words(pill))
  }
  for (const table of all('main table').filter(({ parentElement }) => parentElement.clientWidth > 1))
    if (table.offsetWidth > table.parentElement.clientWidth) found.push('table: scrolls sideways')
  for (const field of all('main input[placeholder]'))
    if (!hasRoom(field, field.placeholder)) found.push('placeholder: ' + field.placeholder)
  for (const select of all('main select'))
    if (!hasRoom(select, select.selectedOptions[0]?.text ?? '')) found.push('option: ' + select.selectedOptions[0].text)
  for (const row of all('main search')) {
    const tops = all(':scope > *', row).map((child) => child.getBoundingClientRect())
    if (tops.some(({ top }) => top > tops[0].bottom)) found.push('filters: ' + words(row))
  }
  const cards = all('main section').map((card) => ({ card, ...card.getBoundingClientRect().toJSON() }))
  for (const { card, top, bottom } of cards)
    if (cards.some((other) => other.card.parentElement === card.parentElement && Math.abs(other.top - top) < 1 && other.bottom - bottom > 1))
      found.push('shorter than the card beside it: ' + words(card))
  return [...new Set(found)]
})()`

/** Texts that are cut in a list's cards, which have room for another line. */
const CUT_IN_CARDS = `[...document.querySelectorAll('main table')]
  .filter((table) => getComputedStyle(table).display === 'block')
  .flatMap((table) => [...table.querySelectorAll('tbody *')])
  .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden')
  .map((element) => 'cut on a phone: ' + element.innerText)`

/**
 * What does not fit on a screen: cut off at 1280 in a language, or wider than its window in the longest. It begins with the language that is on and leaves
 * the last one.
 */
export async function misfits(page: Page): Promise<string[]> {
  const found: string[] = []
  const current = await page.evaluate<string>('document.documentElement.lang')
  for (const language of toTag(LONGEST) === current ? LANGUAGES.toReversed() : LANGUAGES) {
    await inTime(`the page in ${language}`, page.evaluate(speak(language)))
    found.push(...(await page.evaluate<string[]>(CUT)).map((words) => `(${language}) ${words}`))
    if (language !== LONGEST) continue
    await page.setViewportSize({ ...WINDOW, width: PHONE })
    const cut = () => page.evaluate<string[]>(CUT_IN_CARDS)
    const isWhole = async () => (await cut()).length === 0
    if (!(await waitUntil('cards that cut nothing', isWhole).catch(() => false))) found.push(...(await cut()))
    found.push(...(await overflowingWidths(page)).map((width) => `is too wide at ${width}`))
    await page.setViewportSize(WINDOW)
  }
  return found
}
