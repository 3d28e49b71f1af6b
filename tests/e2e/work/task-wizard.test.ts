import type { Client } from '@seaport/api-client/client'
import { API_BASE } from '@seaport/contract/api'
import { assignAccounts, importAccounts, listAccounts } from '@seaport/contract/desk/account'
import { listSeats } from '@seaport/contract/desk/seat'
import { systemConfig } from '@seaport/contract/people/system'
import { createScript, deleteScript } from '@seaport/contract/work/script'
import { deleteTask, endTask, getTask, listTasks } from '@seaport/contract/work/task'
import { createTasks, previewAudience } from '@seaport/contract/work/task-batch'
import { listTaskRepeats, stopTaskRepeat } from '@seaport/contract/work/task-repeat'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { tabsOf } from '../support/shell.ts'
import { asPerson, asSupervisor, SECOND, SUPERVISOR } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

const atNight = nightlyTest()
const site = consoleSite()
const LOTUS = /^@lotus_travel .*X \(sandbox\)/
const HARBOR = /^@harbor_tea .*X \(sandbox\)/

/** Ends and deletes what a test created, so that its ports are free again. */
const tidy = async (ids: readonly string[]) => {
  const supervisor = await asSupervisor(site.server)
  for (const id of ids) {
    await supervisor.call(endTask, { params: { id } })
    await supervisor.call(deleteTask, { params: { id } })
  }
}
const newest = async (count: number) => {
  const supervisor = await asSupervisor(site.server)
  const query = { page_size: count, sort: 'number', order: 'desc' } as const
  return (await supervisor.call(listTasks, { query })).list
}

test('a promotion from a count of the audience to a task with a name, over a reload in between', async () => {
  const page = await site.open('/task', { as: SUPERVISOR })
  await page.getByRole('button', { name: 'New task' }).first().click()
  await beginTask(page, [LOTUS], /^Follow /)

  const supervisor = await asSupervisor(site.server)
  const { list } = await supervisor.call(listAccounts, { query: { search: 'lotus_travel' } })
  const account = list.find(({ network }) => network === 'x_sandbox')
  const counted = await supervisor.call(previewAudience, {
    body: {
      account_id: account?.id ?? '',
      kind: 'follow',
      audience: { from: 'library', filter: { kind: 'commenter' } },
      deduplication: true,
    },
  })
  await page.getByLabel('Type', { exact: true }).selectOption('commenter')
  const audience = page.getByRole('region', { name: 'Audience' })
  await audience.getByText(`${counted.ready.toLocaleString('en')} people can be reached`).waitFor()

  await page.reload()
  await page.getByText('This is your unfinished draft.').waitFor()
  await page.getByRole('checkbox', { name: LOTUS, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('commenter')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('How many').fill('3')
  await page.getByText('40 a day per account').waitFor()
  await page.getByRole('button', { name: 'Create task' }).click()
  await page.getByRole('heading', { name: '@lotus_travel follows people' }).waitFor()

  const [task] = await newest(1)
  expect(task).toMatchObject({ kind: 'follow', target_count: 3, executor: 'assisted' })
  await page.goto(`${site.server.serverUrl}/#/task/new`)
  await page.getByRole('heading', { name: 'With which account?' }).waitFor()
  expect(await page.getByText('This is your unfinished draft.').count()).toBe(0)
  await tidy([task?.id ?? ''])
})

atNight(
  'people who would be skipped for missing script variables are reported before the task is created',
  async () => {
    const supervisor = await asSupervisor(site.server)
    const { id: script_id } = await supervisor.call(createScript, {
      body: { title: 'By name', networks: ['x'], content: { type: 'text', text: 'Tea, {nickname}?' } },
    })
    const page = await site.open('/task/new', { as: SUPERVISOR })
    await beginTask(page, [LOTUS], /^Private message /)
    await page.getByRole('radio', { name: /^Pasted list/ }).check()
    await page.getByRole('textbox', { name: /^People/ }).fill('@nobody_one\n@nobody_two')
    await page.getByRole('combobox', { name: 'Script' }).click()
    await page.getByRole('option', { name: 'By name' }).click()
    const audience = page.getByRole('region', { name: 'Audience' })
    await audience.getByText('For 2 people the agent fills in').waitFor()
    await page.getByText('As the first 2 people of the audience will read it').waitFor()
    await page.getByText('The library lacks: The person’s name').first().waitFor()
    await page.getByRole('combobox', { name: 'Executed by' }).selectOption('api')
    await audience.getByText('2 will be skipped').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('status').getByText('2 will be skipped').waitFor()
    const summary = page.getByRole('region', { name: 'Summary' })
    await summary.getByText('By name', { exact: true }).waitFor()
    await summary.getByText('Pasted list, 2 people').waitFor()
    expect(await axeAtNight(page)).toEqual([])
    expect(await overflowingWidths(page)).toEqual([])
    await supervisor.call(deleteScript, { params: { id: script_id } })
  },
)

atNight('two accounts share the links of one collection', async () => {
  const page = await site.open('/task/new', { as: SUPERVISOR })
  await beginTask(page, [LOTUS, HARBOR], /^Collect likers /)
  const base = (await page.getByLabel('Links to posts').getAttribute('placeholder'))?.replace(/\/name.*/, '')
  await page
    .getByLabel('Links to posts')
    .fill([1, 2, 3].map((id) => `${base}/harbor_tea/status/${id}`).join('\n'))
  await page.getByRole('button', { name: 'Next' }).click()
  // The network lists the newest hundred, so more can't be chosen.
  expect(await page.getByRole('button', { name: '500', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Create 2 tasks' }).click()
  await page.getByRole('region', { name: 'Batch of tasks' }).getByText('Batch of 2 tasks').waitFor()
  const created = await newest(2)
  const supervisor = await asSupervisor(site.server)
  const works = await Promise.all(created.map(({ id }) => supervisor.call(getTask, { params: { id } })))
  expect(works.map(({ work }) => (work.params as { links: string[] }).links.length).sort()).toEqual([1, 2])
  // Stored without a name, which is generated in each reader's language.
  expect(created.filter(({ name }) => name.includes('Likers'))).toEqual([])
  await page.getByText('Likers of @harbor_tea’s post').first().waitFor()
  await site.open('/task', { as: SUPERVISOR, locale: 'vi' })
  await page.getByText('@harbor_tea', { exact: false }).first().waitFor()
  expect(await page.getByText('Likers of @harbor_tea’s post').count()).toBe(0)
  await tidy(created.map(({ id }) => id))
})

atNight(
  'a person who has gone on to another screen when a task is created stays there, and is told',
  async () => {
    const page = await site.open('/task/new', { as: SUPERVISOR })
    await beginTask(page, [LOTUS], /^Follow /)
    await page.getByRole('button', { name: 'Next' }).click()
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route(`**${API_BASE}${createTasks.path}`, async (route) => {
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create task' }).click()
    await asked.promise
    await site.go('/seatAccount')
    await page.getByRole('heading', { name: 'Seats', level: 1 }).waitFor()
    answered.resolve()
    await page.getByText('Task created').first().waitFor()
    const links = tabsOf(page).getByRole('link')
    await expect.poll(() => links.allTextContents()).not.toContain('New task')
    await site.at('/seatAccount')
    await page.unroute(`**${API_BASE}${createTasks.path}`)
    await tidy((await newest(1)).map(({ id }) => id))
  },
)

/** Two tasks that were created together. */
async function createBatch(supervisor: Client) {
  const { list: accounts } = await supervisor.call(listAccounts, {
    query: { usable: 'true', page_size: 200 },
  })
  const account_ids = accounts.flatMap(({ id, network }) => (network === 'x_sandbox' ? [id] : [])).slice(0, 2)
  const { networks } = await supervisor.call(systemConfig, {})
  const base = networks.find(({ network }) => network === 'x_sandbox')?.web_base
  const links = [1, 2].map((id) => `${base}/harbor_tea/status/${id}`)
  const work = { kind: 'collect_likers' as const, params: { links, target_count: 40 } }
  return (await supervisor.call(createTasks, { body: { account_ids, work } })).list
}

atNight('a batch is repeated on days of the week by one plan, which is changed and stopped', async () => {
  const supervisor = await asSupervisor(site.server)
  const list = await createBatch(supervisor)
  const page = await site.open(`/task?batch_id=${list[0]?.batch?.id}`, { as: SUPERVISOR })
  const head = page.getByRole('region', { name: 'Batch of tasks' })
  const dialog = page.getByRole('dialog')
  const plans = async () =>
    (await supervisor.call(listTaskRepeats, {})).list.map(({ weekdays, time }) => [...weekdays, time])
  await head.getByRole('button', { name: 'Repeat', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Repeat 2 tasks of this batch' }).waitFor()
  await dialog.getByText('In each account’s own time zone').waitFor()
  for (const day of ['Sat', 'Sun']) await dialog.getByRole('checkbox', { name: day }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await head.getByText('Repeats: Mon, Tue, Wed, Thu, Fri at 09:00').waitFor()
  expect(await plans()).toEqual([1, 2].map(() => [1, 2, 3, 4, 5, '09:00']))
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])

  await head.getByRole('button', { name: 'Change repeat' }).click()
  expect(await dialog.getByRole('checkbox', { name: 'Sun' }).isChecked()).toBe(false)
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('07:45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await head.getByText('Repeats: Mon, Tue, Wed, Thu, Fri at 07:45').waitFor()
  await supervisor.call(stopTaskRepeat, { params: { id: list[0]?.id ?? '' } })
  await page.reload()
  await head.getByText('1 of them repeats: Mon, Tue, Wed, Thu, Fri at 07:45').waitFor()
  await head.getByRole('button', { name: 'Stop repeating' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop repeating' }).click()
  await head.getByRole('button', { name: 'Repeat', exact: true }).waitFor()
  expect(await plans()).toEqual([])
  await tidy(list.map(({ id }) => id))
})

atNight('a batch is shown as one, and paused, resumed, ended, repeated and deleted together', async () => {
  const supervisor = await asSupervisor(site.server)
  const list = await createBatch(supervisor)
  const page = await site.open('/task', { as: SUPERVISOR })
  const link = page.getByRole('link', { name: '2 of 2 of this batch' })
  await link.click()
  const head = page.getByRole('region', { name: 'Batch of tasks' })
  await head.getByText('Batch of 2 tasks · Collect likers').waitFor()
  await head.getByText('2 waiting').waitFor()
  await page.locator('tbody').getByRole('row').nth(2).waitFor({ state: 'detached' })
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])
  const act = async (name: string) => {
    await head.getByRole('button', { name, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  }
  await act('Pause')
  await head.getByText('2 paused').waitFor()
  await page.locator('tbody').getByText('Paused until someone resumes it').nth(1).waitFor()
  // One of them continues automatically, from its own page.
  await page
    .locator('tbody')
    .getByRole('link', { name: /^Likers of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Resume', exact: true }).click()
  await page.getByRole('button', { name: 'End task', exact: true }).waitFor()
  await page
    .getByRole('link', { name: /^[12] of 2 of this batch$/ })
    .filter({ visible: true })
    .click()
  await head.getByText('1 waiting · 1 paused').or(head.getByText('1 paused · 1 waiting')).waitFor()
  await act('Resume')
  await head.getByText('2 waiting').waitFor()
  await act('End task')
  await head.getByText('2 ended').waitFor()

  await act('Run again')
  await head.getByText('2 waiting').waitFor()
  const again = await newest(2)
  expect(again.map(({ batch }) => batch?.size)).toEqual([2, 2])
  expect(again[0]?.batch?.id).not.toBe(list[0]?.batch?.id)
  await act('End task')
  await head.getByText('2 ended').waitFor()
  await act('Delete')
  await head.getByText('All tasks of this batch have been deleted').waitFor()
  await head.getByRole('button', { name: 'Show all tasks' }).click()
  await head.waitFor({ state: 'detached' })
  for (const { id } of list) await supervisor.call(deleteTask, { params: { id } })
})

atNight('a step is left only when it is right, and each fits every width', async () => {
  const page = await site.open('/task/new', { as: SUPERVISOR })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('alert').getByText('Choose at least one account').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])
  await beginTask(page, [LOTUS], /^Collect commenters /)
  await page.getByLabel('Links to posts').fill('not a link')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText(/Line 1/).waitFor()
  expect(await page.getByRole('button', { name: 'Create task' }).count()).toBe(0)
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])
})

atNight(
  'among a thousand accounts the usable ones come first, and seats are given in one place',
  async () => {
    const second = await asPerson(site.server, SECOND)
    const rows = Array.from({ length: 1000 }, (_, index) => ({ account: `pool_${1000 + index}` }))
    await second.call(importAccounts, { body: { network: 'x_sandbox', rows } })
    const [seat] = (await second.call(listSeats, { query: {} })).list
    // Behind the first page of all accounts by name.
    const { list } = await second.call(listAccounts, { query: { search: 'pool_1999' } })
    await second.call(assignAccounts, { body: { account_ids: [list[0]?.id ?? ''], seat_id: seat?.id ?? '' } })
    const usable = await second.call(listAccounts, { query: { usable: 'true' } })
    const all = await second.call(listAccounts, { query: {} })

    const page = await site.open('/task/new', { as: SECOND })
    const picker = page.getByRole('region', { name: 'With which account?' })
    const count = `${usable.total} of ${all.total.toLocaleString('en')} can take a task`
    await picker.getByRole('status').getByText(count).waitFor()
    await picker.getByRole('checkbox', { name: /^@pool_1999 / }).check()
    await picker.getByRole('searchbox').fill('pool_17')
    await picker.getByRole('status').getByText('0 of 100 can take a task · 1 chosen').waitFor()
    for (const name of ['pool_1701', 'pool_1702'])
      await picker.getByRole('checkbox', { name: new RegExp(`^@${name} `) }).check()
    await page.getByRole('radio', { name: /^Collect followers / }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await picker.getByRole('alert').getByText('Choose a seat for the accounts without one').waitFor()
    await picker.getByLabel('Seat for the 2 chosen accounts without one').selectOption(seat?.id ?? '')
    await picker.getByRole('combobox').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Profiles').waitFor()
    const assigned = await second.call(listAccounts, { query: { seat_id: seat?.id ?? '', search: 'pool_' } })
    expect(assigned.list.map(({ account }) => account).sort()).toEqual([
      'pool_1701',
      'pool_1702',
      'pool_1999',
    ])

    // A draft remembers accounts that the first page doesn't hold.
    await page.reload()
    await picker.getByRole('checkbox', { name: /^@pool_1702 /, checked: true }).waitFor()
    await picker.getByRole('status').getByText('3 chosen').waitFor()
  },
)
