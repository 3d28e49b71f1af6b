import { listAccounts } from '@seaport/contract/desk/account'
import { createUser, setUserPorts } from '@seaport/contract/people/admin-user'
import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import {
  getAdminStats,
  getDashboard,
  getRanking,
  getResourceStats,
  getTaskStats,
} from '@seaport/contract/work/stats'
import { createTask, listTasks } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

const site = consoleSite()
let page: Page

const part = (name: string) => page.getByRole('region', { name, exact: true })
/** A card's number, which stands under its label. */
const card = (label: string) => part('Today').getByText(label, { exact: true }).locator('xpath=../../div[2]')
const zoneOfPage = (): Promise<string> => page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')
const cells = (name: string): Promise<string[][]> =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    )

test('the numbers of each period are the API’s, in the chart’s table and in the ranking', async () => {
  page = await site.open('/dashboard', { as: SUPERVISOR })
  const supervisor = await asSupervisor(site.server)
  const time_zone = await zoneOfPage()
  for (const [period, label] of [
    ['three_days', '3 days'],
    ['one_month', '1 month'],
    ['three_months', '3 months'],
  ] as const) {
    const query = { period, time_zone }
    const { days } = await supervisor.call(getResourceStats, { query })
    await page.getByRole('radio', { name: label }).check()
    await expect
      .poll(() => cells('Collection'))
      .toEqual(days.map((day) => [day.collected_new, day.collected_known].map(String)))
    const promoted = (await supervisor.call(getTaskStats, { query })).days.map((day) =>
      [day.promoted_done, day.promoted_skipped, day.promoted_failed, day.promoted_unknown].map(String),
    )
    await expect.poll(() => cells('Promotion')).toEqual(promoted)
    const { collection, promotion } = await supervisor.call(getRanking, { query })
    await expect.poll(() => part('Promotion ranking').getByRole('listitem').count()).toBe(promotion.length)
    const rows = part('Collection ranking').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(collection.length)
    for (const [index, { rank, seat, collected_new, collected_known }] of collection.entries())
      for (const shown of [
        rank,
        seat.name,
        seat.seat_code,
        `${collected_new.toLocaleString('en')} new`,
        (collected_new + collected_known).toLocaleString('en'),
      ])
        await expect.poll(() => rows.nth(index).textContent()).toContain(String(shown))
  }
})

test('today updates live, and compares with yesterday at the same time', async () => {
  page = await site.open('/dashboard', { as: SUPERVISOR })
  await page.getByText(/^Last synced/).waitFor()
  const supervisor = await asSupervisor(site.server)
  const query = { time_zone: await zoneOfPage() }
  const { today, yesterday_so_far } = await supervisor.call(getDashboard, { query })
  await expect.poll(() => card('Tasks created').textContent()).toBe(String(today.tasks_created))
  // Yesterday's figure is said where there is one.
  const said = part('Today').getByText(`${yesterday_so_far.tasks_completed} by this time yesterday`)
  expect((await said.count()) > 0).toBe(yesterday_so_far.tasks_completed > 0)
  const { list } = await supervisor.call(listAccounts, { query: { search: 'lotus_travel' } })
  const params = { profiles: ['harbor_tea'], target_count: 5 }
  await supervisor.call(createTask, {
    body: { account_id: list[0]?.id ?? '', work: { kind: 'collect_followers', params } },
  })
  await expect.poll(() => card('Tasks created').textContent()).toBe(String(today.tasks_created + 1))
})

test('a failed card shows an error with a retry, the others are shown', async () => {
  const without = (fresh: Page) => fresh.route('**/api/v1/stats/ranking?*', (route) => route.abort())
  page = await site.open('/dashboard', { as: SUPERVISOR, prepare: without })
  const retry = part('Collection ranking').getByRole('button')
  await retry.waitFor()
  await page.getByRole('table', { name: 'Collection' }).waitFor({ state: 'attached' })
  await page.unroute('**/api/v1/stats/ranking?*')
  // A request that was already under way when the route was lifted still fails, and the click has joined it.
  const rows = part('Collection ranking').getByRole('listitem')
  await expect
    .poll(async () => {
      if (await retry.isVisible()) await retry.click()
      return rows.count()
    })
    .toBeGreaterThan(0)
})

test('administrators see the platform', async () => {
  page = await site.open('/dashboard', { as: OWNER })
  const { revenue, users } = await (await asOwner(site.server)).call(getAdminStats, {})
  for (const shown of [`${users}`, dollars.format(Number(revenue.thirty_days))])
    await part('Platform').getByText(shown, { exact: true }).first().waitFor()
  expect(Number(revenue.thirty_days)).toBeGreaterThan(0)
})

test('what needs the supervisor leads to the list that holds just that, and so does a tile', async () => {
  page = await site.open('/dashboard', { as: SUPERVISOR })
  const supervisor = await asSupervisor(site.server)
  const { items } = await supervisor.call(getAttention, {})
  const rows = part('Needs attention').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(items.length)
  const blocked = items.find(({ kind }) => kind === 'account_blocked')
  expect(blocked?.count).toBeGreaterThan(0)
  const row = rows.filter({ hasText: blocked?.title ?? '' })
  await row.getByText(blocked?.samples[0]?.reason ?? '').waitFor()
  await row.getByRole('link', { name: 'Unblock' }).click()
  await site.at('/media?availability=abnormal', page)
  const accounts = page.getByRole('table', { name: 'Social accounts' }).locator('tbody tr')
  await expect.poll(() => accounts.count()).toBe(blocked?.count)
  await site.go('/dashboard', page)
  await part('Right now').getByText('Tasks in progress').click()
  await site.at('/task?status=running', page)
  const { total } = await supervisor.call(listTasks, { query: { status: 'running' } })
  await expect.poll(() => page.locator('main:visible tbody tr:visible').count()).toBe(total)
})

test('a new supervisor sees the next step, which ticks itself, instead of figures', async () => {
  const owner = await asOwner(site.server)
  const person = { email: 'first.steps@example.test', password: 'a lantern over quiet water' }
  const { id } = await owner.call(createUser, { body: { ...person, username: 'Newcomer' } })
  page = await site.open('/dashboard', { as: person })
  const step = (text: string) => part('Get started').getByRole('listitem').filter({ hasText: text })
  await step('Get ports').getByRole('link', { name: 'Buy ports' }).waitFor()
  expect(await part('Today').count()).toBe(0)
  const port_expire_time = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()
  await owner.call(setUserPorts, { params: { id }, body: { port_num: 3, port_expire_time, remark: 'gift' } })
  await step('Get ports').getByLabel('Done').waitFor()
  await step('Create a seat').getByRole('link', { name: 'Create' }).click()
  await site.at('/seatAccount', page)
})

test('administrators see what waits for them, without the menu of a team', async () => {
  page = await site.open('/dashboard', { as: OWNER })
  const { items } = await (await asOwner(site.server)).call(getAdminAttention, {})
  const rows = part('Needs attention').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(items.length)
  const waiting = items.find(({ kind }) => kind === 'payment_parked')
  const sidebar = page.getByRole('navigation').first()
  await sidebar
    .locator('a[href="#/paymentData"]')
    .getByText(String(waiting?.count), { exact: true })
    .waitFor()
  expect(await sidebar.locator('a[href="#/seatAccount"]').count()).toBe(0)
  await rows
    .filter({ hasText: waiting?.title ?? '' })
    .getByRole('link')
    .click()
  await site.at('/paymentData?status=parked', page)
  await expect.poll(() => page.locator('main:visible tbody tr:visible').count()).toBe(waiting?.count)
})
