import { adminListLedger } from '@seaport/contract/money/wallet'
import { listUsers } from '@seaport/contract/people/admin-user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { adminListSeats } from '@seaport/contract/work/admin-list'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, openSession, SUPERVISOR } from '../support/supervisor.ts'

/** The link in the sidebar, with or without how many users wait for something. */
const USERS = /^Users( \d+)?$/

const site = consoleSite()
let page: Page

const open = async (path = '/userManagement', as = OWNER) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const form = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const header = () => page.getByRole('banner')

async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Current data of the user with an email address, from the administrators' list. */
async function userOf(email: string) {
  const { list } = await (await asOwner(site.server)).call(listUsers, { query: { search: email } })
  const user = list.find((one) => one.email === email)
  if (!user) throw new Error(`The demo has no user ${email}`)
  return user
}

test('a balance can’t be taken below nought, needs a remark, and shows at once in list and ledger when it moves', async () => {
  const email = 'lin.wei@harbour-trade.test'
  const before = await userOf(email)
  expect(before.balance).toBe('350.00')
  await open()
  await choose('林薇', 'Adjust balance')
  await form().getByLabel('Adjustment').selectOption({ label: 'Deduct' })
  await form().getByLabel('Amount in US dollars').fill('350.01')
  await form().getByRole('button', { name: 'Adjust balance' }).click()
  await form().getByText('The adjusted amount can’t be less than 0').waitFor()
  await form().getByText('This field is required').waitFor()
  await form().getByLabel('Amount in US dollars').fill('１２.5')
  await form().getByText('$337.50').waitFor()
  await form().getByLabel('Remark').fill('Charged twice by mistake')
  await form().getByRole('button', { name: 'Adjust balance' }).click()
  await page.getByText('The balance is now $337.50').first().waitFor()
  await row(email).getByText('$337.50').waitFor()
  const owner = await asOwner(site.server)
  const { list } = await owner.call(adminListLedger, { query: { user_id: before.id } })
  expect(list[0]).toMatchObject({
    type: 'adjustment',
    amount: '-12.50',
    remark: 'Charged twice by mistake',
    operator_email: OWNER.email,
  })
})

test('ports and time are given with a reason, never fewer than the seats have', async () => {
  await open()
  const { port_allocated, port_occupy_num, port_expire_time } = await userOf(SUPERVISOR.email)
  await choose('Demo', 'Set ports and time')
  await form()
    .getByLabel('Ports', { exact: false })
    .first()
    .fill(String(port_allocated - 1))
  await form().getByLabel('Remark').fill('Holiday present')
  await form().getByRole('button', { name: 'Save' }).click()
  await form().getByRole('alert').getByText(`seats: ${port_allocated}`).waitFor()
  await form().getByLabel('Ports', { exact: false }).first().fill('23')
  await form().getByRole('button', { name: '+30 days' }).click()
  await form().getByRole('button', { name: 'Save' }).click()
  await row(SUPERVISOR.email).getByText(`${port_occupy_num} / 23`, { exact: true }).waitFor()
  const after = await userOf(SUPERVISOR.email)
  const days = (Date.parse(after.port_expire_time ?? '') - Date.parse(port_expire_time ?? '')) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect(after.gifted_time).not.toBeNull()
})

test('disabling asks first: a no changes nothing, a yes ends the user’s session and shows', async () => {
  const email = 'grace@little-academy.test'
  await open()
  await choose('Grace', 'Disable')
  await question().getByText(`Disable ${email}?`).waitFor()
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  expect((await userOf(email)).status).toBe('normal')
  await choose('Grace', 'Disable')
  await question().getByRole('button', { name: 'Disable', exact: true }).click()
  await row(email).getByText('Disabled').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Disabled' })
  await question().waitFor({ state: 'detached' })
  await row('林薇').waitFor({ state: 'detached' })
  await row(email).waitFor()
  await expect(openSession(site.server, { email, password: SUPERVISOR.password })).rejects.toThrow()
  await choose('Grace', 'Enable')
  await question().getByRole('button', { name: 'Enable', exact: true }).click()
  await question().waitFor({ state: 'detached' })
  await row(email).waitFor({ state: 'detached' })
})

test('a user is created with a login to hand on; what was typed survives a refusal', async () => {
  await open()
  await page.getByRole('button', { name: 'New user' }).click()
  await form().getByLabel('Email').fill(SUPERVISOR.email)
  await form().getByLabel('Username').fill('By hand')
  await form().getByLabel('Industry').selectOption({ label: 'Travel' })
  await form().getByRole('button', { name: 'Create' }).click()
  await form().getByText('already registered').waitFor()
  expect(await form().getByLabel('Username').inputValue()).toBe('By hand')
  await form().getByLabel('Email').fill('by-hand@example.test')
  await form().getByRole('button', { name: 'Create' }).click()
  await page.getByText('User created').waitFor()
  const password = (await form().locator('code').textContent()) ?? ''
  await form().getByRole('button', { name: 'I have saved it' }).click()
  await row('by-hand@example.test').getByText('None bought').waitFor()
  const session = await openSession(site.server, { email: 'by-hand@example.test', password })
  expect(session.username).toBe('By hand')
  await choose('By hand', 'Reset password')
  await form().getByRole('button', { name: 'Reset password' }).click()
  await page.getByText('Password changed').waitFor()
  await expect(openSession(site.server, { email: 'by-hand@example.test', password })).rejects.toThrow()
})

test('one click leads into the user’s own console, labelled, in every window, and back to where it began', async () => {
  await open()
  const { id } = await userOf(SUPERVISOR.email)
  const other = await page.context().newPage()
  await site.go('/userManagement', other)
  await other.getByRole('row').filter({ hasText: SUPERVISOR.email }).waitFor()
  // Background windows render once a second.
  await page.bringToFront()
  await choose('Demo', 'Log in as user')
  await question().getByText('lasts 1 hr').waitFor()
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  expect(await header().getByText('Balance').count()).toBe(0)
  await choose('Demo', 'Log in as user')
  await question().getByRole('button', { name: 'Log in as user' }).click()
  for (const window of [page, other]) {
    await site.at('/dashboard', window)
    await window.getByText(`${OWNER.email} is working as Demo`).waitFor()
    await window.getByText(/^Until .*in (1 hour|\d+ minutes)/).waitFor()
    await window.getByRole('banner').getByText('$1,286.40').waitFor()
    expect(await window.getByRole('link', { name: USERS }).count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Switch to admin' }).click()
  await site.at(`/userManagement/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Demo' }).waitFor()
  await other.getByRole('link', { name: USERS }).first().waitFor()
  for (const window of [page, other]) expect(await window.getByText('is working as').count()).toBe(0)
  const owner = await asOwner(site.server)
  const { list } = await owner.call(listAuditLog, { query: { user_id: id } })
  expect(list.slice(0, 2).map(({ action }) => action)).toEqual(['user.switch_back', 'user.login_as'])
})

test('a user’s page lists seats and social accounts, and survives a reload', async () => {
  const owner = await asOwner(site.server)
  const { id } = await userOf(SUPERVISOR.email)
  await open()
  await choose('Demo', 'View seats')
  await site.at(`/userManagement/${id}?show=seats`)
  const { list } = await owner.call(adminListSeats, { query: { user_id: id } })
  for (const { seat_code } of list) await row(seat_code).waitFor()
  expect(await row('100004').count()).toBe(0)
  await page.getByRole('tab', { name: 'Social accounts' }).click()
  await row('harbor_tea').filter({ hasText: 'X (sandbox)' }).waitFor()
  await page.reload()
  await row('harbor_tea').filter({ hasText: 'X (sandbox)' }).waitFor()
  for (const text of [id, 'US dollars']) await page.getByText(text, { exact: true }).waitFor()
  await site.go('/userManagement/nobody')
  await page.getByText('Not found').first().waitFor()
})

test('non-administrators are sent from list and page to 403', async () => {
  for (const path of ['/userManagement', '/userManagement/anybody']) {
    await open(path, SUPERVISOR)
    await site.at('/403')
  }
})
