import { buffer } from 'node:stream/consumers'
import { listAccounts } from '@seaport/contract/desk/account'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { writeSpreadsheet } from '../../../apps/server/src/kernel/spreadsheet/write.ts'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: SUPERVISOR })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const question = () => page.getByRole('alertdialog')

/** Chooses from the menu at the end of a row. */
async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('search and filters decide the list; an empty result shows a message, and clearing restores the list at once', async () => {
  await open('/seatAccount')
  await row('Mei').waitFor()
  const states = page.getByRole('navigation', { name: 'Seats by status' })
  await states.getByRole('link', { name: 'Disabled 1' }).click()
  await row('Mei').waitFor({ state: 'detached' })
  expect(await row('Trainee').count()).toBe(1)
  await page.getByPlaceholder('Search name or code').fill('nobody of this name')
  await page.getByText('No results match').waitFor()
  await page.getByRole('search').locator('button', { hasText: 'Reset' }).click()
  await row('Mei').waitFor()
  expect(await row('Trainee').count()).toBe(1)

  await states.getByRole('link', { name: 'All 3' }).waitFor()
  await states.getByRole('link', { name: 'Disabled 1' }).click()
  await row('Mei').waitFor({ state: 'detached' })
  await site.at('/seatAccount?enabled=false')
  await page.reload()
  await row('Trainee').waitFor()
  expect(await row('Mei').count()).toBe(0)
  expect(await axeAtNight(page)).toEqual([])
  await states.getByRole('link', { name: 'Disabled 1' }).click()
  await row('Mei').waitFor()
  await site.at('/seatAccount')
})

test('head and filters take a line each, rows are of one height, and compact ones take a line', async () => {
  page = await site.open('/task', { as: SUPERVISOR })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('tbody tr[data-index]').nth(5).waitFor()
  const rows = (): Promise<{ top: number; heights: number[] }> =>
    page.evaluate(`(() => {
      const rows = [...document.querySelectorAll('tbody tr[data-index]')].map((row) => row.getBoundingClientRect())
      const { top } = document.querySelector('main').getBoundingClientRect()
      return { top: rows[0].top - top, heights: [...new Set(rows.map(({ height }) => Math.round(height)))] }
    })()`)
  await expect.poll(async () => (await rows()).heights).toEqual([48])
  expect((await rows()).top).toBeLessThanOrEqual(180)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
  await expect.poll(async () => (await rows()).heights).toEqual([32])
})

test('on a wide screen a row’s panel stands beside the list, which stays usable; Back and Escape close it', async () => {
  page = await site.open('/media', { as: SUPERVISOR })
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = page.getByRole('complementary', { name: 'min_xu' })
  await row('min_xu').click()
  await panel.waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await row('theo_thompson').click()
  await page.getByRole('complementary', { name: 'theo_thompson' }).waitFor()
  await page.goBack()
  await page.getByRole('complementary', { name: 'theo_thompson' }).waitFor({ state: 'detached' })
  await site.at('/media')
  await row('min_xu').click()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await site.at('/media')
  // The values of all its lists stand below each other, but for those that stand below their label.
  await site.go('/task')
  await row('#58').click()
  const values = page.getByRole('complementary').locator('dd').filter({ visible: true })
  await values.last().waitFor()
  const starts = await values.evaluateAll((all) =>
    all
      .map((one) => [one, one.previousElementSibling].map((part) => part?.getBoundingClientRect()))
      .filter(([value, label]) => value && label && value.y < label.bottom)
      .map(([value]) => Math.round(value?.x ?? Number.NaN)),
  )
  expect(starts.length).toBeGreaterThan(5)
  expect([...new Set(starts)]).toHaveLength(1)
})

test('a row asks before it acts; a no changes nothing, a yes does it and says so', async () => {
  await open('/seatAccount')
  await choose('Trainee', 'Enable')
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  await choose('Trainee', 'Enable')
  await question().getByText('Enable Trainee?').waitFor()
  await question().getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByText('Trainee enabled', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Actions for Trainee' }).click()
  await page.getByRole('menuitem', { name: 'Disable', exact: true }).waitFor()
})

test('selected accounts are taken from their seats together, and are selected no longer', async () => {
  const handles = ['harbor_tea', 'nova_gadgets']
  const supervisor = await asSupervisor(site.server)
  const seats = async () =>
    (await supervisor.call(listAccounts, { query: { page_size: 200 } })).list
      .filter(({ network, account }) => network === 'x_sandbox' && handles.includes(account))
      .map(({ seat }) => seat?.name ?? null)
  expect(await seats()).toEqual(['Mei', 'Mei'])
  await open('/media')
  for (const handle of handles)
    await row(handle).filter({ hasText: 'X (sandbox)' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Unassign', exact: true }).click()
  await question().getByText('Unassign 2 accounts?').waitFor()
  await question().getByText('no longer log in on the original agent’s desktop').waitFor()
  await question().getByRole('button', { name: 'Unassign', exact: true }).click()
  await page.getByText('2 accounts unassigned', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Unassign', exact: true }).waitFor({ state: 'detached' })
  expect(await seats()).toEqual([null, null])
})

test('accounts come from a pasted list or an xlsx, row by row, and what is left out comes as a file', async () => {
  const handles = async (search: string) =>
    (await (await asSupervisor(site.server)).call(listAccounts, { query: { search } })).list.map(
      ({ account, import_type }) => `${account} ${import_type}`,
    )
  await open('/media')
  const dialog = page.getByRole('dialog')
  const begin = async (way: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('menuitem', { name: way }).click()
  }
  const chooseNetwork = () => dialog.locator('select[name="network"]').selectOption({ label: 'X (sandbox)' })
  await begin('Paste a list')
  await chooseNetwork()
  await dialog.getByRole('textbox', { name: 'Accounts' }).fill('quay_list,letmein')
  await dialog.getByText('The list has no column titles').waitFor()
  await dialog.getByText('1 column won’t be imported: Column 2').waitFor()
  const table = 'Handle\tPlatform\tNote\n@quay_list\tX (sandbox)\tPass-word-1\nnot a handle\tX\t'
  await dialog.getByRole('textbox', { name: 'Accounts' }).fill(table)
  await dialog.getByText('1 column won’t be imported: Note').waitFor()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('1 invalid').waitFor()
  await dialog
    .getByRole('row', { name: /quay_list/ })
    .getByText('X (sandbox)', { exact: false })
    .waitFor()
  expect(await dialog.getByText('Pass-word-1').count()).toBe(0)
  expect(await handles('quay_')).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1', exact: true }).click()
  await dialog.getByText('1 imported').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await begin('Import an xlsx file')
  const file = dialog.locator('input[type="file"]')
  await file.setInputFiles({ name: 'a.csv', mimeType: '', buffer: Buffer.from('Account\nquay_file') })
  await dialog.getByText('Choose xlsx').waitFor()
  const draft = { name: 'x', columns: [{ title: 'Account' }], rows: [['quay_file'], ['quay_list']] }
  const content = await buffer(writeSpreadsheet('xlsx', draft))
  await file.setInputFiles({ name: 'a.xlsx', mimeType: '', buffer: content })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('This field is required').waitFor()
  await chooseNetwork()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('1 duplicate').waitFor()
  await dialog.getByRole('button', { name: 'Import 1', exact: true }).click()
  // The notice of the first import may still be visible: only the list counts.
  await expect.poll(async () => (await handles('quay_')).sort()).toEqual(['quay_file file', 'quay_list list'])
  await dialog.getByRole('link', { name: 'Download the 1 skipped row' }).waitFor()
})
