import type { Page } from 'playwright'
import type { Quiet } from './record.ts'

/** Shows the columns of the screen's list that are hidden at first, too. */
export async function showAllColumns(page: Page, quiet: Quiet): Promise<void> {
  if (await page.evaluate<boolean>(SHOW_COLUMNS)) await quiet.settle()
}

/** Forgets which columns were shown: other test files use the same page. */
export async function forgetColumns(page: Page): Promise<void> {
  await page.evaluate(FORGET_COLUMNS)
}

/** What a list's first row holds besides its cells: the entries of its menu, and the panel that it opens. Empty for a screen without a list. */
export async function recordFirstRow(page: Page, quiet: Quiet): Promise<string> {
  const parts = await menuOf(
    page,
    'main button:is([aria-label^="Actions for "], [aria-label="More actions"])',
  )
  if (await page.evaluate<boolean>(OPEN_ROW)) {
    await quiet.settle()
    const panel = page.locator(`:is(${PANEL}):visible`)
    if ((await panel.count()) > 0) {
      const isMarked = (await page.locator('main tr[aria-current]:visible').count()) > 0
      const isBeside = (await page.locator('aside[aria-labelledby]:visible').count()) > 0
      parts.push(isBeside && !isMarked ? '- panel of a row that is not marked:' : '- panel of a row:')
      parts.push(...indented(await panel.last().ariaSnapshot()))
      await page.keyboard.press('Escape')
    }
  }
  return parts.map((line) => `${line}\n`).join('')
}

/** What stands around every screen: header, sidebar, the person's menu and the panel with help. */
export async function recordShell(page: Page, quiet: Quiet): Promise<string> {
  const help = page.getByRole('button', { name: 'Help', exact: true })
  const around = help.locator('..')
  const parts = [
    await page.getByRole('banner').ariaSnapshot(),
    await page.getByRole('navigation', { name: 'Main menu' }).ariaSnapshot(),
    ...(await menuOf(page, 'header button[aria-label^="Menu of "]')),
  ]
  await help.click()
  await quiet.settle()
  parts.push(
    '- help:',
    ...indented(await page.getByRole('button', { name: 'Close help' }).locator('..').ariaSnapshot()),
  )
  await page.keyboard.press('Escape')
  await around.waitFor()
  return parts.join('\n')
}

async function menuOf(page: Page, button: string): Promise<string[]> {
  const entries = await page.evaluate<string[]>(readMenu(button))
  return entries.length === 0 ? [] : ['- menu:', ...entries.map((entry) => `  - ${entry}`)]
}

const PANEL = 'aside[aria-labelledby], dialog[open]'

const indented = (text: string) => text.split('\n').map((line) => `  ${line}`)

/** Screens that were open before stay in the page, out of sight. */
const FIND = `
  const frame = () => new Promise(requestAnimationFrame)
  const find = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }))
  const items = () => [...document.querySelectorAll('[role="menu"] [role^="menuitem"]')]
  const open = async (button) => {
    button.focus()
    button.click()
    while (items().length === 0) await frame()
  }
  const close = async () => {
    while (items().length > 0) {
      items()[0].dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await frame()
    }
  }`

const readMenu = (selector: string) => `(async () => { ${FIND}
  const button = find(${JSON.stringify(selector)})
  if (!button) return []
  await open(button)
  const said = items().map((one) => one.textContent.trim() + (one.ariaDisabled === 'true' ? ' [disabled]' : '') + (one.ariaChecked === 'true' ? ' [checked]' : ''))
  await close()
  return said
})()`

const SHOW_COLUMNS = `(async () => { ${FIND}
  const button = find('main button[aria-label="Columns"]')
  if (!button) return false
  await open(button)
  const hidden = () => items().find((one) => one.ariaChecked === 'false' && one.textContent.trim() !== 'Compact rows')
  const more = hidden() !== undefined
  for (let item = hidden(); item; item = hidden()) {
    item.click()
    while (item.isConnected && item.ariaChecked === 'false') await frame()
  }
  await close()
  return more
})()`

const FORGET_COLUMNS = `for (const key of Object.keys(localStorage)) if (key.startsWith('columns-')) localStorage.removeItem(key)`

/** Rows that open something point at it; their panel or screen may have to be fetched. */
const OPEN_ROW = `(async () => { ${FIND}
  const row = find('main tbody tr')
  if (!row || getComputedStyle(row).cursor !== 'pointer') return false
  const path = () => location.hash.split('?')[0]
  const before = path()
  row.click()
  while (!find('${PANEL}') && path() === before) await frame()
  return true
})()`
