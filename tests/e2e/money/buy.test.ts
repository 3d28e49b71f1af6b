import { listPurchases } from '@seaport/contract/money/order'
import { adminListPriceTiers, updatePriceTier } from '@seaport/contract/money/price'
import { listLedger } from '@seaport/contract/money/wallet'
import { userInfo } from '@seaport/contract/people/user'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { asOwner, asSupervisor, SECOND, SUPERVISOR } from '../support/supervisor.ts'

const atNight = nightlyTest()
const site = consoleSite()
let page: Page

const quantity = () => page.locator('input[name="quantity"]')
const days = () => page.locator('input[name="days"]')
const price = () => page.getByRole('region', { name: 'Price', exact: true })
const buy = () => price().getByRole('button', { name: 'Buy', exact: true })
const question = () => page.getByRole('alertdialog')
const banner = () => page.getByRole('banner')

/** Balance and ports of the demo's supervisor. */
async function holdings() {
  const supervisor = await asSupervisor(site.server)
  const { balance, port_num, port_occupy_num, port_expire_time } = await supervisor.call(userInfo, {})
  return { balance, port_num, port_occupy_num, port_expire_time }
}

/** Chooses a number of additional ports, up to the confirmation. */
async function ask(count: number): Promise<void> {
  await quantity().fill(String(count))
  await price().getByText(`${count} ports × 45 days × $0.50`).waitFor()
  await buy().click()
  await question().getByText(`Add ${count} ports for the 45 days left?`).waitFor()
}

test('more ports are bought for the days left, once a person has agreed to everything by name', async () => {
  page = await site.open('/buyPort-user', { as: SUPERVISOR })
  const before = await holdings()
  expect(before).toMatchObject({ balance: '1286.40', port_num: 20 })
  await ask(4)
  for (const words of [
    '$90.00',
    '−5%',
    '20 → 24',
    '$1,286.40 → $1,200.90',
    '$85.50 is taken from your balance',
  ])
    await question().getByText(words).first().waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  expect(await holdings()).toEqual(before)

  await ask(4)
  await question().getByRole('button', { name: 'Pay $85.50' }).click()
  await page.getByText('Purchase complete').first().waitFor()
  await banner().getByText('$1,200.90').waitFor()
  await banner().getByText(`${before.port_occupy_num} / 24`, { exact: true }).waitFor()
  expect(await holdings()).toEqual({ ...before, balance: '1200.90', port_num: 24 })
  const supervisor = await asSupervisor(site.server)
  const [bought] = (await supervisor.call(listPurchases, {})).list
  const [moved] = (await supervisor.call(listLedger, {})).list
  expect([bought?.quantity, bought?.days, bought?.payment_price]).toEqual([4, 45, '85.50'])
  expect([moved?.order_no, moved?.amount]).toEqual([bought?.order_no, '-85.50'])
  await page.getByRole('link', { name: 'See the purchase record' }).click()
  await page
    .getByRole('dialog')
    .getByText(bought?.order_no ?? '')
    .waitFor()
})

atNight('time is renewed for all ports, from the end of their term', async () => {
  page = await site.open('/buyPort-user', { as: SUPERVISOR })
  const before = await holdings()
  await page.getByRole('radio', { name: 'Renew time' }).check()
  await page.getByRole('button', { name: /^90 days, \d+% less per day$/ }).waitFor()
  await page.getByRole('button', { name: '7 days', exact: true }).click()
  expect(await days().inputValue()).toBe('7')
  await price().getByText(`${before.port_num} ports × 7 days × $0.50`).waitFor()
  await buy().click()
  await question().getByText(`Renew ${before.port_num} ports for 7 days?`).waitFor()
  await question().getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Purchase complete').first().waitFor()
  const after = await holdings()
  const term = (info: typeof before) => Date.parse(info.port_expire_time ?? '')
  expect(term(after) - term(before)).toBe(7 * 24 * 60 * 60 * 1000)
  expect(after.port_num).toBe(before.port_num)
  await banner().getByText('52 days').waitFor()
})

atNight('more ports and more time are one order, with both parts of its price visible', async () => {
  page = await site.open('/buyPort-user', { as: SUPERVISOR })
  const before = await holdings()
  await quantity().fill('1')
  await price().getByText('1 port × 52 days × $0.50').waitFor()
  const presets = page.getByRole('button', { name: /^30 days/ })
  await presets.click()
  expect(await days().inputValue()).toBe('30')
  await presets.click()
  expect(await days().inputValue()).toBe('')
  await days().fill('30')
  await price().getByText('25 ports × 30 days × $0.50').waitFor()
  await buy().click()
  await question().getByText('Add 1 port, and 30 days for all 25?').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await question().getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Purchase complete').first().waitFor()
  await banner().getByText('82 days').waitFor()
  expect((await holdings()).port_num).toBe(before.port_num + 1)
  await page.getByRole('link', { name: 'See the purchase record' }).click()
  const record = page.getByRole('dialog')
  await record.getByText('30 for all 25 ports').waitFor()
  await record.getByRole('region', { name: 'Price tier of the days added' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('cell', { name: '52 + 30', exact: true }).waitFor()
})

atNight('numbers beyond the price list are refused at their field, and cost nothing yet', async () => {
  page = await site.open('/buyPort-user', { as: SUPERVISOR })
  await page.getByText('Contact support to add ports or upgrade your plan.').waitFor()
  await page.getByText('Usage time: 1 day').waitFor()
  await price().getByText('$0.50').first().waitFor()
  await quantity().fill('201')
  await quantity().blur()
  await page.getByText('Must be 200 or less').waitFor()
  await price().getByText('Enter the amounts to see the price').waitFor()
  await quantity().fill('')
  await quantity().blur()
  await page.getByText('This field is required').waitFor()
})

atNight('with too little balance, the missing amount is offered as a recharge', async () => {
  page = await site.open('/buyPort-user', { as: SECOND })
  await quantity().fill('40')
  await price().getByText('You are $174.00 short').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  expect(await buy().count()).toBe(0)
  await price().getByRole('link', { name: 'Add funds' }).click()
  await page.getByText('You are $174.00 short for your purchase').waitFor()
  expect(await page.locator('input[name="amount"]').inputValue()).toBe('174')
})

atNight('a price that changed meanwhile is refused in the question, and nothing is charged', async () => {
  page = await site.open('/buyPort-user', { as: SECOND })
  const owner = await asOwner(site.server)
  const { list } = await owner.call(adminListPriceTiers, {})
  const tier = list.find(({ min_quantity, min_days }) => min_quantity === 1 && min_days === 1)
  const charge = (port_unit_price: string) =>
    owner.call(updatePriceTier, { params: { id: tier?.id ?? '' }, body: { port_unit_price } })
  await quantity().fill('2')
  await price().getByText('2 ports × 12 days').waitFor()
  await buy().click()
  try {
    await charge('0.6')
    await question().getByRole('button', { name: 'Pay $12.00' }).click()
    await question().getByRole('alert').waitFor()
    await question().getByRole('button', { name: 'Cancel' }).click()
    await price().getByText('2 ports × 12 days × $0.60').waitFor()
    await banner().getByText('$42.00').waitFor()
  } finally {
    await charge('0.5')
  }
})

atNight('expired ports can only be renewed; a customer without ports buys the first', async () => {
  const having = (change: object) => (fresh: Page) =>
    fresh.route('**/api/v1/user/info', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change } } })
    })
  const past = { port_expire_time: '2026-01-01T00:00:00.000Z' }
  page = await site.open('/buyPort-user', { as: SUPERVISOR, prepare: having(past) })
  await page.getByText('Your ports have expired', { exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: 'Buy ports' }).isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Renew time' }).isChecked()).toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
  const nothing = { port_num: 0, port_expire_time: null }
  page = await site.open('/buyPort-user', { as: SUPERVISOR, prepare: having(nothing) })
  await page.getByText('Buy ports first').waitFor()
  await days().waitFor()
  await quantity().waitFor()
})
