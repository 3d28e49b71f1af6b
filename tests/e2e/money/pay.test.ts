import type { Client } from '@seaport/api-client/client'
import {
  closeOrder,
  confirmOrder,
  createOrder,
  failOrder,
  getOrder,
  listOrders,
  refundOrder,
} from '@seaport/contract/money/order'
import { logout } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { changeSettings } from '@seaport/contract/platform/setting'
import type { Page, Request } from 'playwright'
import decodeQR from 'qr/decode.js'
import { beforeAll, expect, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { logInToConsole } from '../support/console.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { startDemoServer } from '../support/demo-server.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { pixelsOf } from '../support/pixels.ts'
import { asOwner, asPerson, asSupervisor, SECOND, SUPERVISOR } from '../support/supervisor.ts'

/** The server is a day and seven minutes ahead of the browsers: countdowns must not use the local clock. */
const AHEAD = 24 * 3600 + 7 * 60
/** The demo's own; another one would take effect a day later. */
const ADDRESS = 'DEMO-DO-NOT-PAY-0000000000000000'

const atNight = nightlyTest()
const site = consoleSite(() => startDemoServer(AHEAD))
const { go } = site
let supervisor: Client
let owner: Client
let page: Page

beforeAll(async () => {
  ;[supervisor, owner] = await Promise.all([asSupervisor(site.server), asOwner(site.server)])
})

type Order = { order_no: string; paid_amount: string }
let lastAmount = 1000
/** Opens an order with an unused amount: a tenant can't have many open orders of one. */
const openOrder = (as = supervisor): Promise<Order> => {
  lastAmount += 1
  return as.call(createOrder, { body: { order_type: 1, amount: String(lastAmount) } })
}
/** Actions of an administrator on an order. */
type Act = typeof confirmOrder | typeof failOrder | typeof closeOrder | typeof refundOrder
const settle = (act: Act, { order_no }: Order) => owner.call(act, { params: { order_no }, body: {} })
const payPath = ({ order_no, paid_amount }: Order) =>
  `/pay?redirect=1&paid_amount=${paid_amount}&order_no=${order_no}`
const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name }).waitFor()
const warning = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** Logged in, on the pay page of an order. */
async function openPay(order: Order, visit: Visit = {}): Promise<void> {
  page = await site.open(payPath(order), { as: SUPERVISOR, ...visit })
}

async function openRecharge(): Promise<void> {
  page = await site.open('/payBalance', { as: SUPERVISOR })
  await heading('Recharge balance')
}

const recharge = () => page.getByRole('button', { name: 'Add funds', exact: true })
const amount = () => page.getByLabel('Other amount, in dollars')
/** Seconds that the countdown shows. */
const secondsShown = async () => {
  const [minutes, seconds] = (await page.getByRole('timer').locator('time').textContent())?.split(':') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('from the amount to the balance: a new tab for payment, which shows paid automatically', async () => {
  await openRecharge()
  const before = Number((await supervisor.call(userInfo, {})).balance)
  for (const preset of ['$100', '$300', '$500', '$1,000'])
    await page.getByRole('button', { name: preset, exact: true }).waitFor()
  await page.getByRole('button', { name: '$200' }).click()
  await expect.poll(() => amount().inputValue()).toBe('200')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), recharge().click()])
  await tab.waitForURL(/#\/pay\?redirect=1&paid_amount=200\.\d\d&order_no=\d{24}$/)
  const query = new URLSearchParams(tab.url().split('?')[1])
  const order = { order_no: query.get('order_no') ?? '', paid_amount: query.get('paid_amount') ?? '' }
  expect(await supervisor.call(getOrder, { params: order })).toMatchObject({ ...order, status: 'pending' })
  await heading('Pay for your recharge', tab)
  await tab.getByText(order.order_no).waitFor()
  await tab.getByText(order.paid_amount, { exact: true }).waitFor()
  await tab.getByRole('radio', { name: 'USDT' }).waitFor()
  await expect.poll(() => tab.getByRole('radio', { name: 'Alipay' }).isDisabled()).toBe(true)
  await tab.getByText('Under maintenance, contact support').waitFor()
  await tab.getByText('Only US dollars and Singapore dollars are accepted').waitFor()

  await settle(confirmOrder, order)
  await heading('Payment received', tab)
  const after = (before + Number(order.paid_amount)).toFixed(2)
  expect((await supervisor.call(userInfo, {})).balance).toBe(after)
  const shown = `$${Number(after).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await page.getByRole('banner').getByText(shown).waitFor()
  const entry = page.getByRole('region', { name: 'Recent recharges' }).getByRole('listitem')
  await entry.filter({ hasText: order.order_no }).getByText('Paid').waitFor()
})

atNight('without events the page polls', async () => {
  const order = await openOrder()
  await openPay(order, { prepare: (fresh) => fresh.route('**/api/v1/events', (route) => route.abort()) })
  await heading('Pay for your recharge')
  await settle(confirmOrder, order)
  await heading('Payment received')
})

atNight.each([
  ['Recharge failed', [failOrder]],
  ['This order is closed', [closeOrder]],
  ['This order was refunded', [confirmOrder, refundOrder]],
] as const)('what support does is seen at once: %s', async (title, acts) => {
  const order = await openOrder()
  await openPay(order)
  await heading('Pay for your recharge')
  for (const act of acts) await settle(act, order)
  await heading(title)
  await page.getByText(order.order_no).waitFor()
  await page.getByText(ADDRESS).waitFor({ state: 'detached' })
})

test('the countdown follows the server’s clock; at its end the payment is hidden and the order closes', async () => {
  const order = await openOrder()
  site.server.advance(20 * 60)
  const unanswered = new Set<Request>()
  const forget = (request: Request) => void unanswered.delete(request)
  const prepare = async (fresh: Page) => {
    await fresh.clock.install()
    fresh.on('request', (request) => unanswered.add(request))
    fresh.on('requestfinished', forget).on('requestfailed', forget)
  }
  page = await site.openAlone(payPath(order), { as: SUPERVISOR, prepare })
  await heading('Pay for your recharge')
  const left = await secondsShown()
  expect(left).toBeGreaterThan(9 * 60)
  expect(left).toBeLessThanOrEqual(10 * 60 + 1)
  await page.getByText(ADDRESS).waitFor()
  // Any answer tells the page the server's time, which is still the old one.
  const closed = Promise.withResolvers<void>()
  const CALL = /\/api\/v1\//
  const held = new Set<Request>()
  await page.route(CALL, async (route) => {
    held.add(route.request())
    await closed.promise
    await route.continue()
  })
  // One that was sent before would be answered after the jump.
  const underWay = () => [...unanswered].filter((request) => CALL.test(request.url()) && !held.has(request))
  await expect.poll(underWay).toEqual([])
  await page.clock.fastForward('10:02')
  await warning('Time is up').waitFor()
  await page.getByText(ADDRESS).waitFor({ state: 'detached' })
  site.server.advance(10 * 60 + 5)
  await site.server.closeOrders()
  closed.resolve()
  await heading('This order is closed')
  await page.getByText('contact support with the order number').waitFor()
})

atNight('changing the local clock has no effect', async () => {
  const prepare = (fresh: Page) => fresh.clock.setSystemTime(new Date('2031-01-01T00:00:00Z'))
  page = await site.openAlone(payPath(await openOrder()), { as: SUPERVISOR, prepare })
  await heading('Pay for your recharge')
  const left = await secondsShown()
  expect(left).toBeGreaterThan(25 * 60)
  expect(left).toBeLessThanOrEqual(30 * 60)
})

test('amount, order number and address are copied as they are, and the fixed sentence says so', async () => {
  const order = await openOrder()
  await openPay(order)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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

atNight(
  'where the clipboard is closed to the page, as over plain http, copying still works, in any language',
  async () => {
    const prepare = (fresh: Page) =>
      fresh.addInitScript(`Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      addEventListener('copy', () => { globalThis.copied = document.activeElement.value })`)
    const order = await openOrder()
    page = await site.openAlone(payPath(order), { as: SUPERVISOR, locale: 'cn', prepare })
    await page.getByRole('button', { name: '复制金额' }).click()
    await page.getByText('Copy Successfully.').first().waitFor()
    expect(await page.evaluate('globalThis.copied')).toBe(order.paid_amount)
  },
)

atNight.each(['light', 'dark'] as const)(
  'a camera reads the deposit address from the screen (%s)',
  async (colorScheme) => {
    await openPay(await openOrder(), { prepare: (fresh) => fresh.emulateMedia({ colorScheme }) })
    const code = page.getByRole('img', { name: `QR code of the deposit address ${ADDRESS}` })
    await code.waitFor()
    expect(decodeQR(await pixelsOf(code.locator('..')))).toBe(ADDRESS)
  },
)

atNight('a forged amount in the link is ignored, and reported as wrong', async () => {
  const order = await openOrder()
  await openPay({ ...order, paid_amount: '3.00' })
  await warning(`The link says 3.00, but this order is for ${order.paid_amount}`).waitFor()
  await page.getByText(order.paid_amount, { exact: true }).waitFor()
  await go(payPath({ ...order, paid_amount: 'send it all to me' }))
  await warning('The amount in the link').waitFor()
  expect(await page.getByText('send it all to me').count()).toBe(0)
  await go(payPath(order))
  await page.getByText(order.paid_amount, { exact: true }).waitFor()
  await warning('The link says').waitFor({ state: 'detached' })
  await warning('The amount in the link').waitFor({ state: 'detached' })
})

atNight('an unknown, a foreign and a missing order number each show a message and no payment', async () => {
  const foreign = await openOrder(await asPerson(site.server, SECOND))
  page = await site.open('/ucenter', { as: SUPERVISOR })
  for (const order_no of ['123456', foreign.order_no]) {
    await go(payPath({ order_no, paid_amount: '1.00' }))
    await heading('We can’t find this order')
    await page.getByText(`This account has no order ${order_no}`).waitFor()
    expect(await page.getByText(ADDRESS).count()).toBe(0)
  }
  await go('/pay')
  await heading('This link contains no order')
  await page.getByRole('link', { name: 'New recharge' }).click()
  await heading('Recharge balance')
})

atNight('a visitor without a session is asked to log in, and comes back', async () => {
  const order = await openOrder()
  page = await site.open(payPath(order))
  await heading('Log in to see this order')
  expect(await page.getByText(order.paid_amount).count()).toBe(0)
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/#\/login\?from=/)
  await logInToConsole(page)
  await heading('Pay for your recharge')
  await page.getByText(order.order_no).waitFor()
})

atNight('a session that ends on the page warns, and leads to the login and back', async () => {
  const order = await openOrder()
  await openPay(order)
  await heading('Pay for your recharge')
  await page.evaluate(`fetch('/api/v1${logout.path}', { method: 'POST', headers: {
    token: localStorage.getItem('token'), user_id: document.cookie.match(/user_id=([^;]+)/)[1] } })`)
  await page.getByText('Not logged in or login expired, please log in again').first().waitFor()
  await page.waitForURL(/#\/login\?from=/)
  await logInToConsole(page)
  await heading('Pay for your recharge')
})

atNight(
  'the amount takes no letters and no signs; what the server would refuse stays in the form',
  async () => {
    await openRecharge()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/order')) sent += 1
    })
    await amount().fill('')
    await amount().pressSequentially('1a2.5-b0$')
    // A decimal point is kept and refused, so that cents never become dollars.
    expect(await amount().inputValue()).toBe('12.50')
    await recharge().click()
    await amount().fill('２００元')
    expect(await amount().inputValue()).toBe('200')
    await expect
      .poll(() => page.getByRole('button', { name: '$200' }).getAttribute('aria-pressed'))
      .toBe('true')
    for (const [text, fault] of [
      ['9', 'Must be 10 or more'],
      ['100001', 'Must be 100000 or less'],
    ] as const) {
      await amount().fill(text)
      await recharge().click()
      await page.getByText(fault).waitFor()
    }
    expect(sent).toBe(0)
  },
)

atNight('a browser that blocks the new tab leaves the link', async () => {
  const prepare = (fresh: Page) => fresh.addInitScript('window.open = () => null')
  page = await site.openAlone('/payBalance', { as: SUPERVISOR, prepare })
  await recharge().click()
  const notice = page.getByRole('status').filter({ hasText: 'Your browser blocked the new tab' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    notice.getByRole('link', { name: 'Open the payment page' }).click(),
  ])
  await heading('Pay for your recharge', tab)
  const orderNo = /order_no=(\w+)/.exec(tab.url())?.[1] ?? ''
  await owner.call(confirmOrder, { params: { order_no: orderNo }, body: {} })
  await page.getByRole('status').filter({ hasText: 'Payment received' }).waitFor()
  expect(await page.getByRole('link', { name: 'Open the payment page' }).count()).toBe(0)
})

atNight('a failed order is logged without a notice, and the page says what to do', async () => {
  const logged: string[] = []
  await openRecharge()
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/v1/order', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  )
  await recharge().click()
  await expect.poll(() => logged.filter((text) => text.includes('创建订单失败')).length).toBe(1)
  await page.getByText('nothing was charged').waitFor()
  await expect.poll(() => recharge().getAttribute('aria-busy')).toBe('false')
  expect(await page.getByRole('alert').count()).toBe(0)
})

atNight('an order whose response was lost is not created twice', async () => {
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
  await recent.getByText(made?.order_no ?? '').waitFor()
  await expect.poll(() => recharge().getAttribute('aria-busy')).toBe('false')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), recharge().click()])
  await heading('Pay for your recharge', tab)
  expect(await total()).toBe(before + 1)
})

test('from the amount to the copied address without a mouse', async () => {
  await openRecharge()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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

if (AT_NIGHT)
  test('axe finds nothing and nothing sticks out, in every state, theme and width', async () => {
    const pages: [string, string][] = []
    const orders: [string, Act[]][] = [
      ['Pay for your recharge', []],
      ['Payment received', [confirmOrder]],
      ['Recharge failed', [failOrder]],
      ['This order is closed', [closeOrder]],
      ['This order was refunded', [confirmOrder, refundOrder]],
    ]
    for (const [title, acts] of orders) {
      const order = await openOrder()
      for (const act of acts) await settle(act, order)
      pages.push([title, payPath({ ...order, paid_amount: '7' })])
    }
    pages.push(['We can’t find this order', '/pay?order_no=1'], ['Recharge balance', '/payBalance'])
    const found: string[] = []
    const look = async (title: string) => {
      await heading(title)
      await page.locator('main').getByRole('progressbar').first().waitFor({ state: 'detached' })
      found.push(...(await axeAtNight(page)).map((words) => `${title} ${words}`))
      found.push(...(await overflowingWidths(page)).map((width) => `${title} sticks out at ${width}`))
    }
    const prepare: Visit['prepare'] = (fresh) => fresh.emulateMedia({ reducedMotion: 'reduce' })
    page = await site.open(payPath({ order_no: '1', paid_amount: '1' }), { prepare })
    await look('Log in to see this order')
    page = await site.open('/ucenter', { as: SUPERVISOR, prepare })
    for (const [title, path] of pages) {
      await go(path)
      await look(title)
    }
    expect(found).toEqual([])
  })

atNight('a planned address is announced; without one the page refers to support', async () => {
  const order = await openOrder()
  await owner.call(changeSettings, { body: { usdt_address: 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9' } })
  await openPay(order)
  await page.getByText(ADDRESS).waitFor()
  await page.getByText('This address is valid until', { exact: false }).waitFor()
  await owner.call(changeSettings, { body: { usdt_address: '' } })
  await openPay(order)
  await page.getByText('Ask support for the address to pay to').waitFor()
  await page.getByText('support@seaport.test').first().waitFor()
})
