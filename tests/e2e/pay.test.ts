import type { Client } from '@seaport/api-client/client'
import {
  closeOrder,
  confirmOrder,
  createOrder,
  failOrder,
  getOrder,
  listOrders,
  refundOrder,
} from '@seaport/contract/order'
import { logout } from '@seaport/contract/session'
import { changeSettings } from '@seaport/contract/setting'
import { userInfo } from '@seaport/contract/user'
import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { complaints } from './support/axe.ts'
import { type ClockedServer, startClockedServer } from './support/clocked-server.ts'
import { logInToConsole, type OpenConsole, openConsole } from './support/console.ts'
import { pixelsOf } from './support/pixels.ts'
import { sharedBrowser } from './support/shared-browser.ts'
import { asOwner, asPerson, asSupervisor, SECOND } from './support/supervisor.ts'

/** The server is a day and seven minutes ahead of the browsers: what counts down must not look at their clocks. */
const AHEAD = 24 * 3600 + 7 * 60
const ADDRESS = 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9'
const PATIENT = { timeout: 15_000 }

const host = sharedBrowser()
let server: ClockedServer
let supervisor: Client
let owner: Client
let browser: OpenConsole
let page: Page

beforeAll(async () => {
  server = await startClockedServer(AHEAD)
  ;[supervisor, owner] = await Promise.all([asSupervisor(server), asOwner(server)])
  await owner.call(changeSettings, { body: { usdt_address: ADDRESS, usdt_network: 'TRC20' } })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  browser = await openConsole(server, 'en', host())
  page = browser.page
})
afterEach(() => browser?.close())

type Order = { order_no: string; paid_amount: string }
const place = (amount = '100', as = supervisor): Promise<Order> =>
  as.call(createOrder, { body: { order_type: 1, amount } })
/** What an administrator does with an order. */
type Act = typeof confirmOrder | typeof failOrder | typeof closeOrder | typeof refundOrder
const settle = (act: Act, { order_no }: Order) => owner.call(act, { params: { order_no }, body: {} })
const payPath = ({ order_no, paid_amount }: Order) =>
  `/pay?redirect=1&paid_amount=${paid_amount}&order_no=${order_no}`
const go = (path: string, on = page) => on.goto(`${server.serverUrl}/#${path}`)
const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name }).waitFor(PATIENT)
const warning = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

async function logIn(on = page): Promise<void> {
  await logInToConsole(on)
  await on.waitForURL(/#\/dashboard/)
}

/** Logged in, on the pay page of an order. */
async function openPay(order: Order): Promise<void> {
  await logIn()
  await go(payPath(order))
}

async function openRecharge(): Promise<void> {
  await logIn()
  await go('/payBalance')
  await heading('Recharge balance')
}

const recharge = () => page.getByRole('button', { name: 'Recharge', exact: true })
const amount = () => page.getByLabel('Other amount, in dollars')
/** What the countdown shows, in seconds. */
const secondsShown = async () => {
  const [minutes, seconds] = (await page.getByRole('timer').locator('time').textContent())?.split(':') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('from the amount to the balance: a new tab to pay in, which turns paid by itself', async () => {
  await openRecharge()
  const before = Number((await supervisor.call(userInfo, {})).balance)
  await page.getByRole('button', { name: '$200' }).click()
  expect(await amount().inputValue()).toBe('200')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), recharge().click()])
  await tab.waitForURL(/#\/pay\?redirect=1&paid_amount=200\.\d\d&order_no=\d{24}$/)
  const query = new URLSearchParams(tab.url().split('?')[1])
  const order = { order_no: query.get('order_no') ?? '', paid_amount: query.get('paid_amount') ?? '' }
  expect(await supervisor.call(getOrder, { params: order })).toMatchObject({ ...order, status: 'pending' })
  await heading('Pay for your recharge', tab)
  await tab.getByText(order.order_no).waitFor()
  await tab.getByText(order.paid_amount, { exact: true }).waitFor()
  await tab.getByRole('radio', { name: 'USDT' }).waitFor()
  expect(await tab.getByRole('radio', { name: 'Alipay' }).isDisabled()).toBe(true)

  await settle(confirmOrder, order)
  await heading('Payment received', tab)
  const after = (before + Number(order.paid_amount)).toFixed(2)
  expect((await supervisor.call(userInfo, {})).balance).toBe(after)
  const shown = `$${Number(after).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await page.getByRole('banner').getByText(shown).waitFor(PATIENT)
  const entry = page.getByRole('region', { name: 'Recent recharges' }).getByRole('listitem')
  await entry.filter({ hasText: order.order_no }).getByText('Paid').waitFor(PATIENT)
})

test('without events the page asks by itself', async () => {
  await page.route('**/api/v1/events', (route) => route.abort())
  const order = await place()
  await openPay(order)
  await heading('Pay for your recharge')
  await settle(confirmOrder, order)
  await heading('Payment received')
})

test.each([
  ['Recharge failed', [failOrder]],
  ['This order is closed', [closeOrder]],
  ['This order was refunded', [confirmOrder, refundOrder]],
] as const)('what support does is seen at once: %s', async (title, acts) => {
  const order = await place()
  await openPay(order)
  await heading('Pay for your recharge')
  for (const act of acts) await settle(act, order)
  await heading(title)
  await page.getByText(order.order_no).waitFor()
  expect(await page.getByText(ADDRESS).count()).toBe(0)
})

test('the time runs by the server’s clock; when it is over nobody is asked to pay any more, and the order closes', async () => {
  const order = await place()
  server.advance(20 * 60)
  await page.clock.install()
  await openPay(order)
  await heading('Pay for your recharge')
  const left = await secondsShown()
  expect(left).toBeGreaterThan(9 * 60)
  expect(left).toBeLessThanOrEqual(10 * 60 + 1)
  await page.getByText(ADDRESS).waitFor()
  await page.clock.fastForward('10:02')
  await warning('Time is over').waitFor()
  expect(await page.getByText(ADDRESS).count()).toBe(0)
  server.advance(10 * 60 + 5)
  await server.closeOrders()
  await heading('This order is closed')
  await page.getByText('contact support with the order number').waitFor()
})

test('a visitor who sets the clock changes nothing', async () => {
  await page.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'))
  await openPay(await place())
  await heading('Pay for your recharge')
  expect(Math.abs((await secondsShown()) - 30 * 60)).toBeLessThan(20)
})

test('amount, order number and address are copied as they are, and the fixed sentence says so', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await place()
  await openPay(order)
  const clipboard = () => page.evaluate('navigator.clipboard.readText()')
  for (const [button, text] of [
    ['Copy amount', order.paid_amount],
    ['Copy order number', order.order_no],
    ['Copy address', ADDRESS],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.getByText('Copy Successfully.').first().waitFor()
    await expect.poll(clipboard).toBe(text)
  }
})

test('where the clipboard is closed to the page, as over plain http, copying still works, in any language', async () => {
  await browser.close()
  browser = await openConsole(server, 'cn', host())
  page = browser.page
  await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    addEventListener('copy', () => { globalThis.copied = document.activeElement.value })`)
  const order = await place()
  await openPay(order)
  await page.reload()
  await page.getByRole('button', { name: '复制金额' }).click()
  await page.getByText('Copy Successfully.').first().waitFor()
  expect(await page.evaluate('globalThis.copied')).toBe(order.paid_amount)
})

test.each(['light', 'dark'] as const)(
  'a camera reads the deposit address from the screen (%s)',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await openPay(await place())
    const code = page.getByRole('img', { name: `QR code of the deposit address ${ADDRESS}` })
    await code.waitFor()
    expect(decodeQR(await pixelsOf(code.locator('..')))).toBe(ADDRESS)
  },
)

test('without a deposit address the page says who tells it', async () => {
  await owner.call(changeSettings, { body: { usdt_address: '' } })
  try {
    await openPay(await place())
    await page.getByText('Ask support where to pay').waitFor()
    expect(await page.getByText('support@seaport.test').count()).toBeGreaterThan(0)
  } finally {
    await owner.call(changeSettings, { body: { usdt_address: ADDRESS } })
  }
})

test('an amount that somebody wrote into the link does not count, and is said to be wrong', async () => {
  const order = await place('300')
  await openPay({ ...order, paid_amount: '3.00' })
  await warning(`The link says 3.00, but this order is over ${order.paid_amount}`).waitFor()
  await page.getByText(order.paid_amount, { exact: true }).waitFor()
  await go(payPath({ ...order, paid_amount: 'send it all to me' }))
  await warning('The amount in the link').waitFor()
  expect(await page.getByText('send it all to me').count()).toBe(0)
  await go(payPath(order))
  await page.getByText(order.paid_amount, { exact: true }).waitFor()
  await warning('The link says').waitFor({ state: 'detached' })
  await warning('The amount in the link').waitFor({ state: 'detached' })
})

test('a made-up number, another tenant’s and none at all each get an answer, and nothing to pay', async () => {
  const foreign = await place('100', await asPerson(server, SECOND))
  await logIn()
  for (const order_no of ['123456', foreign.order_no]) {
    await go(payPath({ order_no, paid_amount: '1.00' }))
    await heading('There is no such order')
    await page.getByText(`This account has no order ${order_no}`).waitFor()
    expect(await page.getByText(ADDRESS).count()).toBe(0)
  }
  await go('/pay')
  await heading('This link names no order')
  await page.getByRole('link', { name: 'New recharge' }).click()
  await heading('Recharge balance')
})

test('a visitor without a session is told to log in, and comes back', async () => {
  const order = await place()
  await go(payPath(order))
  await heading('Log in to see this order')
  expect(await page.getByText(order.paid_amount).count()).toBe(0)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/#\/login\?from=/)
  await logInToConsole(page)
  await heading('Pay for your recharge')
  await page.getByText(order.order_no).waitFor()
})

test('a session that ends on the page warns, and leads to the login and back', async () => {
  const order = await place()
  await openPay(order)
  await heading('Pay for your recharge')
  await page.evaluate(`fetch('/api/v1${logout.path}', { method: 'POST', headers: {
    token: localStorage.getItem('token'), user_id: document.cookie.match(/user_id=([^;]+)/)[1] } })`)
  await page.getByText('Not logged in or login expired, please log in again').first().waitFor(PATIENT)
  await page.waitForURL(/#\/login\?from=/)
  await logInToConsole(page)
  await heading('Pay for your recharge')
})

test('the amount takes digits only; what the server would refuse stays in the form', async () => {
  await openRecharge()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order')) sent += 1
  })
  await amount().fill('')
  await amount().pressSequentially('1a2.5-b0$')
  expect(await amount().inputValue()).toBe('1250')
  await amount().fill('２００元')
  expect(await amount().inputValue()).toBe('200')
  expect(await page.getByRole('button', { name: '$200' }).getAttribute('aria-pressed')).toBe('true')
  for (const [text, fault] of [
    ['9', 'Must be 10 or more'],
    ['100001', 'Must be 100000 or less'],
  ] as const) {
    await amount().fill(text)
    await recharge().click()
    await page.getByText(fault).waitFor()
  }
  expect(sent).toBe(0)
})

test('a browser that blocks the new tab leaves the link', async () => {
  await page.addInitScript('window.open = () => null')
  await openRecharge()
  await page.reload()
  await recharge().click()
  const notice = page.getByRole('status').filter({ hasText: 'Your browser blocked the new tab' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    notice.getByRole('link', { name: 'Open the payment page' }).click(),
  ])
  await heading('Pay for your recharge', tab)
})

test('an order that fails is logged and not announced; what helps stands there', async () => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openRecharge()
  await page.route('**/api/v1/order', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  )
  await recharge().click()
  await expect.poll(() => logged.filter((text) => text.includes('创建订单失败')).length).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByText('nothing was charged').waitFor()
  expect(await recharge().getAttribute('aria-busy')).toBe('false')
})

test('an order whose answer got lost is not made twice', async () => {
  await openRecharge()
  const total = async () => (await supervisor.call(listOrders, { query: { page_size: 1 } })).total
  const before = await total()
  let lost = false
  await page.route('**/api/v1/order', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue()
    lost = true
    await route.fetch()
    return route.abort()
  })
  await recharge().click()
  await expect.poll(total).toBe(before + 1)
  const [made] = (await supervisor.call(listOrders, { query: { page_size: 1 } })).list
  const recent = page.getByRole('region', { name: 'Recent recharges' })
  await recent.getByText(made?.order_no ?? '').waitFor(PATIENT)
  await expect.poll(() => recharge().getAttribute('aria-busy')).toBe('false')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), recharge().click()])
  await heading('Pay for your recharge', tab)
  expect(await total()).toBe(before + 1)
})

test('from the amount to the copied address without a mouse', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecharge()
  await amount().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('450')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await heading('Pay for your recharge', tab)
  await tab.getByText(ADDRESS).waitFor()
  const focused = () =>
    tab.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent")
  for (let steps = 0; (await focused()) !== 'Copy address'; steps += 1) {
    if (steps > 40) throw new Error('The address is not reached by Tab')
    await tab.keyboard.press('Tab')
  }
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate('navigator.clipboard.readText()')).toBe(ADDRESS)
})

test('axe finds nothing and nothing sticks out, in every state, theme and width', {
  timeout: 120_000,
}, async () => {
  const places: [string, string][] = [
    ['Log in to see this order', payPath({ order_no: '1', paid_amount: '1' })],
  ]
  const orders: [string, Act[]][] = [
    ['Pay for your recharge', []],
    ['Payment received', [confirmOrder]],
    ['Recharge failed', [failOrder]],
    ['This order is closed', [closeOrder]],
    ['This order was refunded', [confirmOrder, refundOrder]],
  ]
  for (const [title, acts] of orders) {
    const order = await place()
    for (const act of acts) await settle(act, order)
    places.push([title, payPath({ ...order, paid_amount: '7' })])
  }
  places.push(['There is no such order', '/pay?order_no=1'], ['Recharge balance', '/payBalance'])
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [at, [title, path]] of places.entries()) {
    if (at === 1) {
      await go('/login')
      await logIn()
    }
    await go(path)
    await heading(title)
    await page.locator('main').getByRole('progressbar').first().waitFor({ state: 'detached' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await complaints(page)).map((words) => `${title} (${colorScheme}) ${words}`))
    }
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if (wide !== 0) found.push(`${title} sticks out by ${wide} at ${width}`)
    }
  }
  expect(found).toEqual([])
})
