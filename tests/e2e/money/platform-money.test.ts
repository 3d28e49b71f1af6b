import { adminListOrders, adminListPayments } from '@seaport/contract/money/order'
import { userInfo } from '@seaport/contract/people/user'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chooseDayBefore } from '../support/choose-days.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, asPerson, asSupervisor, OWNER, SECOND, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
const { at } = site
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: OWNER })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const question = () => page.getByRole('alertdialog')
const form = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const balance = async () => (await (await asSupervisor(site.server)).call(userInfo, {})).balance

async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Finds a customer by typing, and chooses it. */
async function pick(email: string): Promise<void> {
  const who = form().getByRole('combobox')
  await who.click()
  await who.fill(email)
  await page.getByRole('option').filter({ hasText: email }).click()
}

test('platform screens are for administrators: a supervisor is sent to 403', async () => {
  page = await site.open('/turnoverManagement', { as: SUPERVISOR })
  await at('/403')
})

test('an order is confirmed only after a yes, and credits exactly its user; its address shows it again', async () => {
  const owner = await asOwner(site.server)
  const query = { status: 'pending', search: SUPERVISOR.email } as const
  const [order] = (await owner.call(adminListOrders, { query })).list
  if (!order) throw new Error('The demo has no open recharge')
  const before = await balance()
  await open(`/turnoverManagement?order=${order.order_no}`)
  await form().getByText(order.order_no, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await at('/turnoverManagement')
  await choose(order.order_no, 'Confirm payment')
  await question().getByText(`Confirm $${order.paid_amount} from ${order.email}?`).waitFor()
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  expect(await balance()).toBe(before)
  await row(order.order_no)
    .getByRole('button', { name: `Confirm ${order.order_no}` })
    .click()
  await question().getByLabel('Remark').fill('Seen in the wallet')
  await question().getByRole('button', { name: 'Confirm payment' }).click()
  await row(order.order_no).getByText('Paid', { exact: true }).waitFor()
  expect(Number(await balance())).toBeCloseTo(Number(before) + Number(order.paid_amount), 2)
  expect(await page.getByRole('button', { name: `Confirm ${order.order_no}` }).count()).toBe(0)
  await page.getByRole('button', { name: `Actions for ${order.order_no}` }).click()
  const again = page.getByRole('menuitem', { name: 'Confirm payment' })
  expect(await again.getAttribute('aria-disabled')).toBe('true')
})

test('a payment that waits is credited to a chosen user, with the reason why', async () => {
  const owner = await asOwner(site.server)
  const [payment] = (await owner.call(adminListPayments, { query: { status: 'parked' } })).list
  if (!payment) throw new Error('The demo has no payment that waits')
  const second = await asPerson(site.server, SECOND)
  const before = (await second.call(userInfo, {})).balance
  await open('/paymentData')
  await page.getByText('1 payment waits for your decision').waitFor()
  await choose(payment.id, 'Credit to a user')
  await pick(SECOND.email)
  await form().getByRole('button', { name: 'Credit', exact: true }).click()
  await form().getByText('This field is required').waitFor()
  await form().getByLabel('Remark').fill('Sent for a colleague')
  await form().getByRole('button', { name: 'Credit', exact: true }).click()
  await row(payment.id).getByText('Credited by hand').waitFor()
  const after = (await second.call(userInfo, {})).balance
  expect(Number(after)).toBeCloseTo(Number(before) + Number(payment.paid_amount), 2)
})

test('ledger and login log are searched, and filtered by day', async () => {
  await open('/buyData')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Adjustment' })
  await row('Recharge').first().waitFor({ state: 'detached' })
  await row('−$1.63').waitFor()
  await chooseDayBefore(page, 12)
  await page.getByText('No results match').waitFor()
  await page.getByRole('search').getByRole('button', { name: 'Reset', exact: true }).last().click()
  await row('Recharge').first().waitFor()
  await site.go('/loginLog')
  await page.getByLabel('Outcome', { exact: true }).selectOption({ label: 'Wrong password' })
  // Wait for the filtered list: a row that moves is not clicked.
  const failed = row(SUPERVISOR.email).filter({ hasText: 'Wrong password' }).first()
  await failed.waitFor()
  // Hidden tabs keep their rows in the document.
  const others = page.locator('tbody tr[data-index]').filter({ hasNotText: 'Wrong password', visible: true })
  await expect.poll(() => others.count()).toBe(0)
  await failed.click()
  await form().getByText('Browser language').waitFor()
})

test('an overlapping tier is refused at its fields; an example quote is shown beside it', async () => {
  await open('/priceManagement')
  await row('1–9').first().waitFor()
  await button('New tier').click()
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await form().getByLabel(label).fill(value)
  }
  await fill({ 'Minimum ports': '5', 'Maximum ports': '300', 'Minimum days': '1', 'Maximum days': '30' })
  await fill({ 'Price per port and day': '0.45', Discount: '0.9' })
  await form().getByText('$2.03', { exact: true }).waitFor()
  await form().getByRole('button', { name: 'Create', exact: true }).click()
  await form()
    .getByText(/^This overlaps with another tier: /)
    .first()
    .waitFor()
  expect(await form().getByLabel('Maximum days').inputValue()).toBe('30')
  await fill({ 'Minimum ports': '201', 'Maximum ports': '201' })
  await form().getByRole('button', { name: 'Create', exact: true }).click()
  await said('Price saved')
  await page.getByText(/^No price, so these can’t be bought/).waitFor()
  await choose('201 ports over 1–30 days', 'Delete tier')
  await question().getByRole('button', { name: 'Delete tier' }).click()
  await question().waitFor({ state: 'detached' })
  await row('201').waitFor({ state: 'detached' })
})

test('a purchase for a user is paid from that user’s balance', async () => {
  const second = await asPerson(site.server, SECOND)
  const before = await second.call(userInfo, {})
  await open('/buyPort')
  await button('Buy for a user').click()
  await pick(SECOND.email)
  await form().getByRole('status').getByText('$6.00').waitFor()
  await form().getByLabel('Remark').fill('By telephone')
  await form().getByRole('button', { name: 'Review and confirm' }).click()
  await question().getByText('Charge $6.00 to second@seaport.test?').waitFor()
  await question().getByRole('button', { name: 'Charge $6.00' }).click()
  await row('By telephone').or(row('$6.00')).first().waitFor()
  const after = await second.call(userInfo, {})
  expect(after.port_num).toBe(before.port_num + 1)
  expect(Number(after.balance)).toBeCloseTo(Number(before.balance) - 6, 2)
})
