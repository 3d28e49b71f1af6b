import { listUsers, updateUser } from '@seaport/contract/people/admin-user'
import type { Plan } from '@seaport/contract/people/plan.schema'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { asOwner, SECOND, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

/** Gives a plan to the second supervisor, who has no figures; the first has the professional one. */
async function give(plan: Plan): Promise<void> {
  const owner = await asOwner(site.server)
  const { list } = await owner.call(listUsers, { query: { search: SECOND.email } })
  await owner.call(updateUser, { params: { id: list[0]?.id ?? '' }, body: { plan } })
}
beforeAll(() => give('professional'))

const section = (name: string) => page.getByRole('region', { name, exact: true })
/** The number on a card. */
const figure = async (within: string, label: string) => {
  const text = await section(within).getByText(label, { exact: true }).first().locator('../..').textContent()
  return Number(/\d[\d,]*/.exec(text?.replace(label, '') ?? '')?.[0].replaceAll(',', ''))
}
const collected = () => figure('Resource statistics', 'Total collected')

/** Scrolls to the current end. @returns whether the last section is rendered */
async function toTheEnd(): Promise<number> {
  await page.evaluate("document.getElementById('content').scrollTo(0, 1e6)")
  return section('Seat rankings').count()
}

test('a longer period counts more; seat and kind narrow it, and all of it stands in the address', async () => {
  page = await site.open('/dataView', { as: SUPERVISOR })
  await expect.poll(collected).toBeGreaterThan(0)
  const week = await collected()
  await page.getByText('1 month', { exact: true }).click()
  await expect.poll(collected).toBeGreaterThan(week)
  const month = await collected()
  await page.getByLabel('Seat', { exact: true }).selectOption({ label: 'Mei · 100001' })
  await expect.poll(collected).toBeLessThan(month)
  const mei = await collected()
  await page.getByLabel('Task type', { exact: true }).selectOption({ label: 'Collect likers' })
  await expect.poll(collected).toBeLessThan(mei)
  const likers = await collected()
  expect(page.url()).toMatch(/period=one_month&seat=[^&]+&kind=collect_likers$/)
  await page.reload()
  await expect.poll(collected).toBe(likers)
  expect(await page.getByRole('radio', { name: '1 month' }).isChecked()).toBe(true)
})

test('every chart is a table too, and the figures by kind add up to the cards', async () => {
  page = await site.open('/dataView?period=one_month', { as: SUPERVISOR })
  const byKind = page.getByRole('figure', { name: 'Tasks by type' })
  await byKind.getByRole('button', { name: 'Show as table' }).click()
  await byKind.getByRole('cell').first().waitFor()
  const created = await figure('Task statistics', 'Tasks created')
  await expect.poll(toTheEnd).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: 'Figures by task type' })
  await expect
    .poll(async () => {
      const counts = await table.locator('tbody tr > :nth-child(2)').allTextContents()
      return counts.reduce((sum, text) => sum + Number(text), 0)
    })
    .toBe(created)
  for (const ranking of ['Collection ranking', 'Promotion ranking'])
    await section(ranking).getByText('Mei', { exact: true }).waitFor()
})

if (AT_NIGHT)
  test('axe finds nothing with figures or without, and nothing sticks out', async () => {
    for (const as of [SUPERVISOR, SECOND]) {
      page = await site.open('/dataView?period=three_days', { as })
      await section('Resource statistics').getByRole('figure').first().waitFor()
      expect(await axeAtNight(page)).toEqual([])
    }
    expect(await overflowingWidths(page)).toEqual([])
  })

test('a supervisor whose plan lacks the statistics is shown the plans', async () => {
  await give('standard')
  page = await site.open('/dataView', { as: SECOND })
  await site.at('/plan')
  await page.getByText('Up to 20 webhooks').waitFor()
  for (const name of ['Default plan', 'Standard', 'Professional'])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])
})
