import { readFile } from 'node:fs/promises'
import { listOrders } from '@seaport/contract/money/order'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: SUPERVISOR })
}
const rows = () => page.getByRole('table').locator('tbody tr')
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const panel = () => page.getByRole('dialog')
const choose = (filter: string, label: string) =>
  page.getByLabel(filter, { exact: true }).selectOption({ label })
/** The texts of a column, by its place. */
const column = (at: number) =>
  page.locator(`tbody tr > :nth-child(${at})`).filter({ visible: true }).allTextContents()

async function anOrder(query: object) {
  const supervisor = await asSupervisor(site.server)
  const [order] = (await supervisor.call(listOrders, { query })).list
  if (!order) throw new Error(`The demo has no such order: ${JSON.stringify(query)}`)
  return order
}

test('an order that waits for money leads to its pay page again, and says what to do when it does not arrive', async () => {
  const { order_no } = await anOrder({ status: 'pending' })
  await open('/paymentData-user')
  await page.getByText('Contact support with the order number or a screenshot').first().waitFor()
  await page.getByRole('button', { name: `Actions for ${order_no}` }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Open the payment page' }).click()
  const pay = await opened
  await pay.getByText('Pay for your recharge').waitFor()
  expect(pay.url()).toContain(`order_no=${order_no}`)
})

test('orders are filtered by state, kind and period', async () => {
  await open('/paymentData-user')
  await choose('Status', 'Payment failed')
  await expect.poll(() => rows().count()).toBe(1)
  await choose('Period', 'Seven days')
  await page.getByText('No results match').waitFor()
  await choose('Status', 'Status: all')
  await choose('Order type', 'Time renewal')
  await expect.poll(() => column(2)).toEqual(['Time renewal'])
})

test('an order is in the address: it is shown after a reload, and an unknown number shows a message', async () => {
  const { order_no, list_price } = await anOrder({ order_type: 2, status: 'refunded' })
  await open('/buyData-user')
  await row(order_no).click()
  await panel().getByText('Price tier').waitFor()
  expect(await panel().textContent()).toContain(`$${list_price}`)
  expect(await axeAtNight(page)).toEqual([])
  await page.reload()
  await panel().getByText('Bought by mistake').waitFor()
  await page.keyboard.press('Escape')
  await site.at('/buyData-user')
  await site.go('/paymentData-user?order=20000101000000')
  await panel().getByText('We can’t find order 20000101000000').waitFor()
})

test('the ledger is filtered by kind, period and words, and leads to the orders', async () => {
  await open('/turnover-user')
  await expect.poll(() => rows().count()).toBeGreaterThan(10)
  await choose('Type', 'Adjustment')
  await expect.poll(() => column(3)).toEqual(['+$33.00'])
  await choose('Type', 'Type: all')
  await choose('Period', 'Three days')
  await expect.poll(() => column(2)).toEqual(['Recharge'])
  await choose('Period', 'Period: all')
  await page.getByPlaceholder('Search order number or remark').fill('by mistake')
  await expect.poll(() => column(2)).toEqual(['Refunded purchase'])
  await page.setViewportSize({ width: 1600, height: 800 })
  await rows().first().getByRole('link').click()
  await page.getByRole('complementary').getByText('Refunded').waitFor()
})

test('the login log names seats and refusals, and is read page by page from where the last one ended', async () => {
  await open('/loginLog-user')
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/login-log')) asked.push(url.searchParams.has('cursor') ? 'cursor' : 'page')
  })
  await expect.poll(() => rows().count()).toBe(20)
  const first = await column(1)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/^Page 2 of \d+$/).waitFor()
  await expect.poll(() => column(1)).not.toEqual(first)
  expect(asked.at(-1)).toBe('cursor')
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect.poll(() => asked.at(-1)).toBe('page')
  await choose('Outcome', 'Moved to another device')
  await expect.poll(() => column(3)).toEqual(['Linh · 100002'])
  await rows().first().click()
  await panel().getByText('the login on the previous one ended', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await choose('Outcome', 'Wrong password')
  await choose('Logged in to', 'Console')
  await expect.poll(async () => new Set(await column(3))).toEqual(new Set(['Console']))
})

test('orders, purchases and the ledger are tabs of one place, each at its own address', async () => {
  await open('/turnover-user')
  const tabs = page.getByRole('navigation', { name: 'Billing' })
  const chosen = () => tabs.locator('[aria-current="page"]').allTextContents()
  for (const [name, path, table] of [
    ['Purchases', '/buyData-user', 'Purchase records'],
    ['Orders', '/paymentData-user', 'Order records'],
    ['Ledger', '/turnover-user', 'Ledger'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await site.at(path)
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor()
    await page.getByRole('table', { name: table }).waitFor()
    await expect.poll(chosen).toEqual([name])
  }
})

test('the ledger is downloaded as its filters leave it', async () => {
  await open('/turnover-user')
  await choose('Type', 'Adjustment')
  await expect.poll(() => column(3)).toEqual(['+$33.00'])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Adjustment,33,')
})
