import { buffer } from 'node:stream/consumers'
import type { Client } from '@seaport/api-client/client'
import { listAccounts } from '@seaport/contract/desk/account'
import { listProxies } from '@seaport/contract/desk/proxy'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { writeSpreadsheet } from '../../../apps/server/src/kernel/spreadsheet/write.ts'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let supervisor: Client
let page: Page

beforeAll(async () => {
  supervisor = await asSupervisor(site.server)
})

const open = async (path: string, as = SUPERVISOR) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const button = (name: string, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: true })
const proxies = async () => (await supervisor.call(listProxies, { query: { page_size: 200 } })).list
const proxy = async (ip: string) => (await proxies()).find((one) => one.ip === ip)

/** Chooses from the menu at the end of a row. */
async function choose(name: string, act: string): Promise<void> {
  await button(`Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Chooses from the menu of a button. */
async function fromMenu(name: string, entry: string): Promise<void> {
  await button(name).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a group is created within the form of a new proxy; missing fields are named', async () => {
  await open('/ipMange')
  await button('Add proxy').click()
  await button('Add', dialog()).click()
  await expect.poll(() => dialog().getByText('This field is required').count()).toBe(3)
  await button('New group', dialog()).click()
  const name = dialog().getByLabel('New group')
  await name.fill('singapore')
  await name.press('Enter')
  await dialog().getByText('A group with this name already exists').waitFor()
  await name.fill('Quayside')
  await name.press('Enter')
  await name.waitFor({ state: 'detached' })
  await dialog().getByLabel('IP', { exact: false }).first().fill('192.0.2.9')
  await dialog().getByLabel('Port').fill('3128')
  await dialog().getByLabel('Username').fill('mei')
  await dialog().getByLabel('Protocol').selectOption('socks5')
  await button('Add', dialog()).click()
  await dialog().getByText('SOCKS5 takes a username and a password together, or neither').waitFor()
  await dialog().getByLabel('Protocol').selectOption('http')
  await button('Add', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  await row('192.0.2.9:3128').getByText('Quayside').waitFor()
  expect(await proxy('192.0.2.9')).toMatchObject({ username: 'mei', status: 'unchecked' })
})

test('a proxy can’t be moved to its own group, and a non-empty group can’t be deleted', async () => {
  await open('/ipMange')
  await choose('203.0.113.23:443', 'Move to group')
  const group = () => dialog().getByLabel('Group')
  await group().selectOption({ label: 'Hồ Chí Minh' })
  await button('Move to group', dialog()).click()
  await dialog().getByText('Cannot move to the same group').waitFor()
  await button('Close', dialog()).click()
  await choose('203.0.113.23:443', 'Move to group')
  await group().selectOption({ label: 'Singapore' })
  await button('Move to group', dialog()).click()
  await row('203.0.113.23:443').getByText('Singapore').waitFor()

  await button('Groups').click()
  await dialog().getByRole('button', { name: 'Delete Singapore' }).click()
  await button('Delete group', question()).click()
  await question().getByText('The group is not empty').waitFor()
  await button('Cancel', question()).click()
  await dialog().getByRole('button', { name: 'Rename Hong Kong 香港' }).click()
  await dialog().getByLabel('Group name').fill('Kowloon')
  await dialog().getByLabel('Group name').press('Enter')
  await dialog().getByRole('button', { name: 'Delete Kowloon' }).click()
  await button('Delete group', question()).click()
  await dialog().getByText('Kowloon', { exact: true }).waitFor({ state: 'detached' })
})

test('a pasted list is tried first, row by row; what is left out comes as a file', async () => {
  await open('/ipMange')
  await fromMenu('Import', 'Paste a list')
  await dialog().getByLabel('Group').selectOption({ label: 'Singapore' })
  await dialog().getByLabel('Proxies').fill('192.0.2.31:8080:u:secret\nnonsense\n203.0.113.21:8080:seaport:x')
  await button('Preview', dialog()).click()
  await dialog().getByText('1 to import').waitFor()
  expect(await proxy('192.0.2.31')).toBeUndefined()
  await button('Back', dialog()).click()
  expect(await dialog().getByLabel('Proxies').inputValue()).toContain('nonsense')
  await button('Preview', dialog()).click()
  await button('Import 1', dialog()).click()
  await dialog().getByText('1 imported').first().waitFor()
  const file = dialog().getByRole('link', { name: 'Download the 2 skipped rows' })
  const answer = await fetch(new URL((await file.getAttribute('href')) ?? '', site.server.serverUrl))
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  await button('Close', dialog()).click()
  await row('192.0.2.31:8080').waitFor()
})

test('a spreadsheet must be an xlsx; the template is one', async () => {
  await open('/ipMange')
  await fromMenu('Import', 'Import an xlsx file')
  await dialog().getByLabel('Group').selectOption({ label: 'Singapore' })
  const file = dialog().locator('input[type="file"]')
  await file.setInputFiles({ name: 'proxies.csv', mimeType: 'text/csv', buffer: Buffer.from('ip,port') })
  await dialog().getByText('Choose xlsx').waitFor()
  await file.setInputFiles({ name: 'proxies.xlsx', mimeType: '', buffer: Buffer.from('no zip') })
  await button('Preview', dialog()).click()
  await dialog().getByText('Upload a valid xlsx file').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Download template', dialog()).click(),
  ])
  expect(download.suggestedFilename()).toBe('Proxy import template.xlsx')
  const columns = [{ title: 'IP' }, { title: 'Port' }, { title: 'Remark' }]
  const draft = { name: 'x', columns, rows: [['192.0.2.41', '8080', 'from a sheet']] }
  const content = await buffer(writeSpreadsheet('xlsx', draft))
  await file.setInputFiles({ name: 'proxies.xlsx', mimeType: '', buffer: content })
  await button('Preview', dialog()).click()
  await button('Import 1', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  await row('192.0.2.41:8080').waitFor()
  expect(await proxy('192.0.2.41')).toMatchObject({ remark: 'from a sheet' })
})

test('accounts come from the sheet of another program: its columns are guessed, corrected and named where left out', async () => {
  await open('/media')
  await fromMenu('Import', 'Import an xlsx file')
  await dialog().getByLabel('Network').selectOption({ label: 'X (sandbox)' })
  const columns = ['Motto', '用户名', 'Alias', 'E-mail', 'Agent', 'Proxy IP'].map((title) => ({ title }))
  const rows = [
    ['Ahoy', 'pier_tea', 'Pier', 'pier@tea.test', '100001', '198.51.100.42:1080'],
    ['', 'pier_coffee', '', 'no mail', '', ''],
    ['', 'pier_cocoa', '', '', 'Nobody', ''],
    ['', 'pier_milk', '', '', '', '192.0.2.99:1'],
  ]
  const content = await buffer(writeSpreadsheet('xlsx', { name: 'x', columns, rows }))
  await dialog()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'accounts.xlsx', mimeType: '', buffer: content })
  await dialog().getByText('2 columns won’t be imported: Motto, Alias').waitFor()
  expect(await dialog().getByLabel('用户名').inputValue()).toBe('account')
  expect(await dialog().getByLabel('Proxy IP').inputValue()).toBe('proxy')
  await dialog().getByLabel('Alias').selectOption({ label: 'Nickname' })
  await dialog().getByText('1 column won’t be imported: Motto').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await button('Preview', dialog()).click()
  for (const trouble of [
    'Sign-in: this is neither an email address nor a phone number',
    'Seat: no seat has this code or name',
    'There is no proxy at 192.0.2.99:1',
  ])
    await dialog().getByText(trouble, { exact: false }).waitFor()
  await button('Import 1', dialog()).click()
  await dialog().getByText('1 imported').first().waitFor()
  const { list } = await supervisor.call(listAccounts, { query: { search: 'pier_' } })
  expect(list).toEqual([
    expect.objectContaining({ account: 'pier_tea', nickname: 'Pier', sign_in_name: 'pier@tea.test' }),
  ])
  expect([list[0]?.seat?.seat_code, list[0]?.proxy?.ip]).toEqual(['100001', '198.51.100.42'])
})

test('batch actions need a selection; a bound proxy can’t be deleted, and Cancel deletes nothing', async () => {
  await open('/ipMange')
  await row('203.0.113.21:8080').waitFor()
  await page.getByText('Select data first').first().waitFor()
  const before = (await proxies()).length
  for (const name of ['203.0.113.21:8080', '203.0.113.22:1080']) await row(name).getByRole('checkbox').click()
  await button('Delete').click()
  await question().getByText('Delete 2 proxies?').waitFor()
  await button('Cancel', question()).click()
  expect(await proxies()).toHaveLength(before)
  await button('Delete').click()
  await button('Delete', question()).click()
  await dialog().getByText('The proxy is bound to accounts: 2. Unbind them first').waitFor()
  await button('Close', dialog()).click()
  await row('203.0.113.22:1080').waitFor({ state: 'detached' })
  expect(await row('203.0.113.21:8080').getByRole('checkbox').isChecked()).toBe(true)
  expect(await proxies()).toHaveLength(before - 1)
})

test('checks show how far they are, and their results come by themselves', async () => {
  await open('/ipMange')
  await row('198.51.100.41:8080').getByText('OK', { exact: true }).waitFor()
  await choose('198.51.100.41:8080', 'Check')
  await row('198.51.100.41:8080').getByText('Failing', { exact: true }).waitFor()
  await row('198.51.100.41:8080').click()
  await dialog().getByText('The proxy’s address is private or reserved, which is not allowed').waitFor()
  await page.reload()
  await dialog().getByText('Demo: shows what a good check looks like').waitFor()
})

test('accounts are bound to a proxy within its limit, and taken from it again', async () => {
  const bound = async (name: string) =>
    (await supervisor.call(listAccounts, { query: { search: name } })).list[0]?.proxy?.ip
  await open('/media')
  await row('seaport.gadgets').waitFor()
  for (const name of ['seaport.gadgets', 'min_xu']) await row(name).getByRole('checkbox').click()
  await button('Bind to proxy').click()
  const field = dialog().getByRole('combobox')
  const pick = async (search: string) => {
    await field.click()
    await field.fill(search)
    await page.getByRole('option', { name: new RegExp(search.replaceAll('.', '\\.')) }).click()
  }
  await pick('203.0.113.21')
  await button('Bind to proxy', dialog()).click()
  await dialog().getByText('This exceeds the proxy’s allocation limit: 0 left').waitFor()
  await pick('198.51.100.42')
  await button('Bind to proxy', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => bound('seaport.gadgets')).toBe('198.51.100.42')
  expect(await bound('min_xu')).toBe('198.51.100.42')
  await choose('seaport.gadgets', 'Unbind from proxy')
  await button('Unbind from proxy', question()).click()
  await expect.poll(() => bound('seaport.gadgets')).toBeUndefined()
})

test('administrators see whose a proxy is and check it', async () => {
  await open('/proxyManagement', OWNER)
  await row('198.51.100.42:1080').getByText(SUPERVISOR.email).waitFor()
  await choose('198.51.100.42:1080', 'Check')
  await row('198.51.100.42:1080').getByText('Failing', { exact: true }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await open('/ipMange')
  await button('Groups').click()
  await dialog().getByText('Singapore').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await button('Close', dialog()).click()
  await fromMenu('Import', 'Import an xlsx file')
  await button('Preview', dialog()).click()
  await dialog().getByText('This field is required').first().waitFor()
  expect(await axeAtNight(page)).toEqual([])
})
