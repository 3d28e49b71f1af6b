import { readFile } from 'node:fs/promises'
import type { Client } from '@seaport/api-client/client'
import { listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let supervisor: Client
let page: Page

beforeAll(async () => {
  supervisor = await asSupervisor(site.server)
})

const open = async (path: string) => {
  page = await site.open(path, { as: SUPERVISOR })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const button = (name: string, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: true })
const found = (query: object) => supervisor.call(listResources, { query: { page_size: 200, ...query } })
const total = (count: number) => page.getByText(`${count.toLocaleString('en')} items`).waitFor()

/** Chooses from the menu at the end of a row. */
async function choose(name: string, act: string): Promise<void> {
  await button(`Actions for ${name}`).first().click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('filters apply to the list and the export, by followers, place and task too', async () => {
  const query = { kind: 'fan', followers_min: '20', followers_max: '60', location: 'a' }
  const { total: everybody } = await found({})
  const { total: some, list } = await found(query)
  expect(some).toBeGreaterThan(1)
  await open('/resource')
  await total(everybody ?? 0)
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Follower' })
  await button('More filters').click()
  await dialog().getByLabel('Followers, at least').fill('60')
  await dialog().getByLabel('Followers, at most').fill('20')
  await button('Apply', dialog()).click()
  await dialog().getByText('This value is invalid').waitFor()
  await dialog().getByLabel('Followers, at least').fill('20')
  await dialog().getByLabel('Followers, at most').fill('60')
  await dialog().getByLabel('Location').fill('a')
  await button('Apply', dialog()).click()
  await total(some ?? 0)
  await button('More filters (3)').waitFor()

  await button('Export').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Resource library.csv')
  const lines = (await readFile((await download.path()) ?? '', 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength((some ?? 0) + 1)
  expect(lines.join('\n')).toContain(list[0]?.external_id)
  await page.getByRole('search').locator('button', { hasText: 'Reset' }).click()
  await total(everybody ?? 0)
})

test('paging works, and the details with sightings have their own address', async () => {
  const { list } = await found({ page_size: 40 })
  await open('/resource')
  await row(list[0]?.handle ?? '')
    .first()
    .waitFor()
  await button('Next page').click()
  await row(list[20]?.handle ?? '')
    .first()
    .waitFor()
  await button('Previous page').click()
  await row(list[0]?.handle ?? '')
    .first()
    .waitFor()
  await choose(list[0]?.name ?? '', 'Details')
  const { task_count = 0 } = list[0] ?? {}
  await dialog().getByText('Sightings').waitFor()
  await dialog().getByText('Resource ID', { exact: true }).waitFor()
  expect(
    await dialog()
      .getByRole('link', { name: /^#\d+ / })
      .count(),
  ).toBe(task_count)
  await page.reload()
  await dialog()
    .getByText(list[0]?.external_id ?? '')
    .waitFor()
  expect(await axeAtNight(page)).toEqual([])
})

test('people are moved to a group, not to the one that they are in', async () => {
  const { list } = await found({ group_id: 'none' })
  const { id = '', name = '' } = list[0] ?? {}
  await open(`/resource?id=${id}`)
  await button('Move to group', dialog()).click()
  const group = () => dialog().getByLabel('Group')
  await group().selectOption({ label: 'No group' })
  // The panel that it was opened from may still be closing.
  const send = () => button('Move to group', dialog().last()).click()
  await send()
  await dialog().getByText('Cannot move to the same group').waitFor()
  await button('Close', dialog().last()).click()
  await open(`/resource?id=${id}`)
  await button('Move to group', dialog()).click()
  await group().selectOption({ label: 'To sort' })
  await send()
  await page.getByText('1 item moved').first().waitFor()
  const { list: sorted } = await found({ search: name })
  expect(sorted.find((one) => one.id === id)?.group?.name).toBe('To sort')
})

test('cancelling changes nothing; confirming puts people on the opt-out list with a remark', async () => {
  const { list } = await found({})
  const person = list.find(({ opted_out }) => !opted_out)
  const { name = '', external_id = '' } = person ?? {}
  await open('/resource')
  await page.getByPlaceholder('Search name, handle, place').fill(person?.handle ?? '')
  await row(name).first().waitFor()
  await choose(name, 'Add to opt-out list')
  await question().getByText('Add 1 person to the opt-out list?').waitFor()
  await button('Cancel', question()).click()
  await question().waitFor({ state: 'detached' })
  expect((await supervisor.call(listOptOuts, { query: { external_id } })).list).toEqual([])
  await choose(name, 'Add to opt-out list')
  await question().getByLabel('Remark').fill('Asked by telephone')
  await button('Add to opt-out list', question()).click()
  await row(name).getByText('Opted out').first().waitFor()
  await site.go('/optOut')
  await row(external_id).getByText('Asked by telephone').waitFor()
  await row(external_id).getByText('Data kept').waitFor()
  await choose(external_id, 'Remove from the list')
  await button('Remove from the list', question()).click()
  await question().waitFor({ state: 'detached' })
  await row(external_id).waitFor({ state: 'detached' })
  const { list: again } = await found({ search: person?.handle ?? '' })
  expect(again.find((one) => one.id === person?.id)?.opted_out).toBe(false)
})

test('erasing many asks for a word; they are gone from the library and on the list, and stay there', async () => {
  const { list, total: before } = await found({})
  const [one, two] = [list[0], list[1]]
  await open('/resource')
  const line = page.locator('tbody tr')
  for (const [at, person] of [one, two].entries()) {
    await line
      .nth(at)
      .getByText(person?.handle ?? '', { exact: true })
      .waitFor()
    await line.nth(at).getByRole('checkbox').click()
  }
  await button('Erase').click()
  await question().getByText('Erase everything about').waitFor()
  expect(await button('Erase', question()).isDisabled()).toBe(true)
  await question().getByLabel('Type erase to confirm').fill('erase')
  await button('Erase', question()).click()
  await question().waitFor({ state: 'detached' })
  const ids = [...new Set([one?.external_id ?? '', two?.external_id ?? ''])]
  const { total: after, list: left } = await found({})
  expect(after).toBeLessThanOrEqual((before ?? 0) - 2)
  expect(left.filter(({ external_id }) => ids.includes(external_id))).toEqual([])
  await site.go('/optOut')
  await page.getByLabel('Data', { exact: true }).selectOption({ label: 'Erased' })
  for (const id of ids) await row(id).getByText('Erased', { exact: true }).waitFor()
})

test('people are entered by their ids; with erasing it asks first, and a no keeps the form', async () => {
  await open('/optOut')
  await button('Add people').click()
  await button('Add to the list', dialog()).click()
  await expect.poll(() => dialog().getByText('This field is required').count()).toBe(2)
  await dialog().locator('select[name="network"]').selectOption({ label: 'Instagram (sandbox)' })
  await dialog().getByLabel('People').fill('17841400000000001\n17841400000000002')
  await dialog().getByRole('switch', { name: 'Erase their data as well' }).click()
  await button('Erase', dialog()).click()
  await question().getByText('Erase everything about 2 people?').waitFor()
  await button('Cancel', question()).click()
  await question().waitFor({ state: 'detached' })
  expect((await supervisor.call(listOptOuts, { query: { network: 'instagram_sandbox' } })).total).toBe(0)
  await dialog().getByRole('switch', { name: 'Erase their data as well' }).click()
  expect(await axeAtNight(page)).toEqual([])
  await button('Add to the list', dialog()).click()
  await question().getByText('17841400000000001, 17841400000000002').waitFor()
  await button('Add to opt-out list', question()).click()
  await page.getByText('2 people added').first().waitFor()
  await page.getByPlaceholder('ID, handle or link').fill('17841400000000002')
  await row('17841400000000001').waitFor({ state: 'detached' })
  await row('17841400000000002').getByText('Instagram (sandbox)').waitFor()
})
