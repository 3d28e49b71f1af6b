import { getAdminTrend } from '@seaport/contract/work/stats'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()

test('the platform’s figures follow the period, which a reload and a link keep', async () => {
  const owner = await asOwner(site.server)
  const totalOf = async (period: 'one_month' | 'three_days') =>
    (await owner.call(getAdminTrend, { query: { period } })).total
  const [month, days] = [await totalOf('one_month'), await totalOf('three_days')]
  expect(month.tasks_created).toBeGreaterThan(days.tasks_created)
  const page = await site.open('/statisticAdmin', { as: OWNER })
  const part = page.getByRole('region', { name: 'Over time' })
  await part.getByText(String(month.tasks_created), { exact: true }).first().waitFor()
  await part.getByText('3 days', { exact: true }).click()
  await site.at('/statisticAdmin?period=three_days')
  await part.getByText(String(days.tasks_created), { exact: true }).first().waitFor()
  await page.reload()
  await part.getByText(String(days.tasks_created), { exact: true }).first().waitFor()
  expect(await part.getByRole('radio', { name: '3 days' }).isChecked()).toBe(true)
  await part.getByRole('heading', { name: 'Recharges', exact: true }).waitFor()
  await page.getByRole('region', { name: 'Right now' }).getByText('Users', { exact: true }).waitFor()
})

test('a supervisor can’t open the platform’s figures', async () => {
  await site.open('/statisticAdmin', { as: SUPERVISOR })
  await site.at('/403')
})
