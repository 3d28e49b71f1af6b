import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { openGallery } from '../support/gallery.ts'

const site = consoleSite()
let page: Page

async function open(name: string): Promise<void> {
  page = await openGallery(site, name)
}

const rows = () => page.locator('tbody tr[data-index]')
const names = () => page.locator('tbody th').allTextContents()
const focusedRow = () => page.evaluate("document.activeElement.closest('tr')?.dataset.index")
const stored = (key: string) =>
  page.evaluate(`Object.keys(localStorage).filter((name) => name.startsWith('${key}'))`) as Promise<string[]>

async function download(press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return file.path()
}

test('arrow keys walk through the rows, Space selects, Enter opens, Escape gives the focus back', async () => {
  await open('table')
  await rows().first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focusedRow).toBe('2')
  await page.keyboard.press('Space')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('End')
  await expect.poll(focusedRow).toBe('19')
  await page.keyboard.press('Home')
  await expect.poll(focusedRow).toBe('0')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('heading', { name: 'nguyen.van.an' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(focusedRow).toBe('0')
})

test('several rows are deleted after a question that names them, and stay gone', async () => {
  await open('table')
  for (const at of [0, 1]) await rows().nth(at).getByRole('checkbox').check()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  expect(await question.textContent()).toContain('marina_shop')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 rows deleted').first().waitFor()
  await page.reload()
  await expect.poll(names).not.toContain('marina_shop')
  await page.getByText('55 items').waitFor()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('57 items').waitFor()
})

test('a row is added, changed and found again; too short a name is refused in place', async () => {
  await open('table')
  await page.getByRole('button', { name: 'Add' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('A')
  await form.getByLabel('Network').selectOption('X')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Enter at least 2 characters').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name')
  await form.getByLabel('Name').fill('Anchor & Co')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('searchbox', { name: 'Search names' }).fill('anchor')
  await expect.poll(names).toEqual(['Anchor & Co'])
  await page.getByRole('button', { name: 'Actions for Anchor & Co' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Anchor & Sons')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(names).toEqual(['Anchor & Sons'])
})

test('a filter is saved under a name and applied after a reload', async () => {
  await open('table')
  await page.getByLabel('Network').selectOption('Facebook')
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('On Facebook')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.reload()
  await page.getByText('57 items').waitFor()
  await page.getByLabel('Saved filters').selectOption('On Facebook')
  await page.getByText('19 items').waitFor()
  expect(await page.getByLabel('Network').inputValue()).toBe('Facebook')
})

test('columns are chosen by each person for themselves', async () => {
  await open('table')
  const head = (name: string) => page.getByRole('columnheader', { name })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Network' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'No.' }).click()
  await page.keyboard.press('Escape')
  await head('Network').waitFor({ state: 'detached' })
  await page.reload()
  await head('No.').waitFor()
  expect(await head('Network').count()).toBe(0)
  const mine = await stored('columns-gallery-table-')
  expect(mine).toHaveLength(1)
  // Another user of the same browser has the default columns.
  await page.evaluate("localStorage.removeItem('token')")
  await site.go('/login')
  await page.reload()
  await logInToConsole(page)
  await page.waitForURL(/#\/(?!login)/)
  await site.go('/seatAccount')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox').first().click()
  await expect.poll(() => stored('columns-seats-')).toHaveLength(1)
  const [theirs = ''] = await stored('columns-seats-')
  expect(theirs.replace('columns-seats-', '')).not.toBe(mine[0]?.replace('columns-gallery-table-', ''))
})

test('of 100,000 rows only those in view are in the document; the head stays, keys reach the end', async () => {
  await open('big-table')
  await page.getByText('100,000 rows').first().waitFor()
  await rows().first().waitFor()
  expect(await rows().count()).toBeLessThan(80)
  const top = async () => (await page.locator('thead').boundingBox())?.y
  const before = await top()
  await rows().first().focus()
  await page.keyboard.press('End')
  await expect.poll(focusedRow).toBe('99999')
  await page.getByRole('row', { name: /100,000/ }).waitFor()
  await expect.poll(top).toBe(before)
  expect(await rows().count()).toBeLessThan(80)
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('100001')
  await page.getByRole('button', { name: 'Followers' }).click()
  await page.getByRole('searchbox').fill('marina_shop99')
  await expect.poll(() => rows().count()).toBeGreaterThan(10)
})

test('on a page that scrolls a long list shows every row, down to the last', async () => {
  await open('big-table')
  await page.getByRole('searchbox').fill('99')
  await page.getByRole('button', { name: 'On a page that scrolls' }).click()
  await rows().first().waitFor()
  const scroller = page.locator('div:has(> table)')
  // The middle of the visible part must show a row.
  const inView = () =>
    scroller.evaluate((box) => {
      const { left, top, bottom, width } = box.getBoundingClientRect()
      const edge = Math.min(bottom, box.ownerDocument.documentElement.clientHeight)
      const hit = box.ownerDocument.elementFromPoint(left + width / 2, (Math.max(top, 0) + edge) / 2)
      return hit?.closest('tr')?.getAttribute('data-index') ?? null
    })
  for (const part of [0.25, 0.5, 0.75]) {
    await scroller.evaluate((box, at) => box.scrollTo(0, box.scrollHeight * at), part)
    await page.mouse.wheel(0, 400)
    await expect.poll(inView).not.toBeNull()
  }
  const last = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 2
  expect(last).toBeGreaterThan(1000)
  await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  const end = page.locator(`tbody tr[data-index="${last}"]`)
  await expect.poll(() => end.isVisible()).toBe(true)
  expect(await rows().count()).toBeLessThan(80)
})

test('a window that changes its layout never brings all rows into the document', async () => {
  await open('big-table')
  await rows().first().waitFor()
  await page.evaluate(`new MutationObserver(() => {
    globalThis.mostRows = Math.max(globalThis.mostRows ?? 0, document.querySelectorAll('tbody tr').length)
  }).observe(document.body, { childList: true, subtree: true })`)
  for (const width of [375, 768, 1440, 375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  }
  await page.keyboard.press('Home')
  expect(await page.evaluate('globalThis.mostRows ?? 0')).toBeLessThan(120)
})

test('on a phone rows are cards that name their cells, and filters wait behind a button', async () => {
  await open('table')
  await rows().first().waitFor()
  await page.setViewportSize({ width: 375, height: 740 })
  const first = rows().first()
  await expect.poll(() => first.locator('td[data-label]').count()).toBeGreaterThan(3)
  // One below the other, within the window.
  const boxes = await Promise.all(
    (await first.locator('td[data-label]').all()).map((cell) => cell.boundingBox()),
  )
  const places = boxes.map((box) => [box?.x, (box?.x ?? 0) + (box?.width ?? 0) <= 375])
  expect(places).toEqual(places.map(() => [places[0]?.[0], true]))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(boxes.length)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  // The selection bar replaces the filters.
  await page.getByText('20 selected').waitFor()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  expect(await page.getByRole('combobox', { name: 'Status' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Filters, 1 in use' }).waitFor()
})

test('print shows the table whole, without what only screens need', async () => {
  await open('table')
  await rows().first().waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('banner'),
    page.getByRole('search'),
  ])
    expect(await part.isVisible()).toBe(false)
  const cut = await page.evaluate(
    "[...document.querySelectorAll('main, main *')].filter((one) => one.contains(document.querySelector('main table')) && getComputedStyle(one).overflowY !== 'visible').length",
  )
  expect(cut).toBe(0)
  expect(await rows().last().isVisible()).toBe(true)
})

const exportAs = (kind: string) => async () => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}
const cell = (text: string): Locator => page.getByRole('button', { name: text })

test('a cell is edited in place: Enter saves it over a reload, Escape discards it, an invalid value stays open', async () => {
  await open('editable-table')
  await cell('VIP – Edit Remark, nguyen.van.an').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('called twice')
  await page.keyboard.press('Enter')
  await cell('called twice – Edit Remark, nguyen.van.an').waitFor()
  await page.reload()
  await cell('called twice – Edit Remark, nguyen.van.an').click()
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await cell('called twice – Edit Remark, nguyen.van.an').waitFor()
  await cell('1,000 – Edit Followers, nguyen.van.an').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a number').first().waitFor()
  expect(await page.getByRole('textbox', { name: 'Followers, nguyen.van.an' }).inputValue()).toBe('many')
})

test('an Excel export reimports unchanged, after an edit too; formulas stay texts', async () => {
  await open('editable-table')
  const file = await download(exportAs('Export as Excel'))
  const [heads, ...cells] = await readSheet(readFileSync(file))
  expect(heads).toEqual(['Name', 'Followers', 'Remark'])
  expect(cells[1]).toEqual(['marina_shop', 8919, '=SUM(1,2)'])
  await cell('8,919 – Edit Followers, marina_shop').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await cell('12 – Edit Followers, marina_shop').waitFor()
  await page.getByRole('button', { name: 'Import Excel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.xlsx', mimeType: '', buffer: readFileSync(file) })
  await dialog.getByText('Rows to import: 6. Skipped: 0.').waitFor()
  await dialog.getByRole('button', { name: 'Import 6 rows' }).click()
  await expect.poll(() => rows().count()).toBe(12)
  await cell('8,919 – Edit Followers, marina_shop').waitFor()
  await cell('12 – Edit Followers, marina_shop').waitFor()
  const csv = readFileSync(await download(exportAs('Export as CSV')), 'utf8')
  expect(csv.startsWith('\uFEFFName,Followers,Remark\r\nnguyen.van.an,1000,VIP\r\n')).toBe(true)
  expect(csv).toContain(`marina_shop,12,"'=SUM(1,2)"`)
})

test('an import names the rows that it leaves out, refuses what is no Excel file, and takes nothing over unasked', async () => {
  await open('editable-table')
  const buffer = await writeSheet([
    [{ value: 'Name' }, { value: 'Followers' }, { value: 'Remark' }],
    [{ value: 'good one' }, { value: 7 }, { value: 'ok' }],
    [{ value: 'x' }, { value: 7 }, { value: 'short' }],
    [{ value: 'no number' }, { value: 'seven' }, { value: '' }],
  ]).toBuffer()
  await page.getByRole('button', { name: 'Import Excel' }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'broken.xlsx', mimeType: '', buffer: Buffer.from('no zip at all') })
  await dialog.getByRole('button', { name: 'Upload broken.xlsx again' }).waitFor()
  await input.setInputFiles({ name: 'mixed.xlsx', mimeType: '', buffer })
  await dialog.getByText('Rows to import: 1. Skipped: 2.').waitFor()
  await dialog.getByText('Row 3: Enter at least 2 characters').waitFor()
  await dialog.getByText('Row 4: Enter a number').waitFor()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await rows().count()).toBe(6)
})
