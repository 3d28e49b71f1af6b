import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { SUPERVISOR } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: SUPERVISOR })
}
/** The row of the demo's task with a number. */
const task = (number: number) =>
  page.getByRole('row').filter({ has: page.getByText(`#${number}`, { exact: true }) })
const button = (name: string, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: true })
const question = () => page.getByRole('alertdialog')
const report = () => page.getByRole('dialog')
const download = async (within?: Locator) => {
  await button('Export', within).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('a list describes tasks and the reasons for their state, and exports the filtered rows', async () => {
  await open('/task')
  await task(61).getByText('Linh is offline').waitFor()
  await task(60)
    .getByText(/^Starts /)
    .waitFor()
  await task(54)
    .getByText(/^100 of 200: /)
    .waitFor()
  const names = await page.locator('tbody').getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(name).not.toContain('/')
  expect(await axeAtNight(page)).toEqual([])

  await task(54).getByText('#54').click()
  await report().getByText('100 of 200: ', { exact: false }).waitFor()
  await report().getByRole('tab', { name: 'Timeline' }).click()
  await report().getByText('Created', { exact: true }).waitFor()
  await report().getByRole('tab', { name: 'Targets' }).click()
  await report().getByRole('table', { name: 'Targets' }).getByRole('row').nth(1).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await page.keyboard.press('Escape')
  await report().waitFor({ state: 'detached' })

  await page
    .getByRole('navigation', { name: 'Tasks by status' })
    .getByRole('link', { name: /^Pending execution/ })
    .click()
  await task(61).waitFor({ state: 'detached' })
  const csv = await download()
  expect(csv).toContain('Pending execution')
  expect(csv).not.toContain('Completed')
})

test('several tasks are ended at once, the page tells what happened, and the task is made again', async () => {
  await open('/task')
  for (const number of [59, 58]) await task(number).getByRole('checkbox').check()
  await button('End task').click()
  await question().getByText('1 of them can').waitFor()
  await button('End task', question()).click()
  await report().getByRole('heading', { name: '1 task ended' }).waitFor()
  await report().getByText('Likers of @nova_gadgets’s post').waitFor()
  await button('Close', report()).click()
  await task(59).getByText('Ended manually').waitFor()

  const name = (await task(59).getByRole('link').textContent()) ?? ''
  await task(59).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('Ended manually').filter({ visible: true }).first().waitFor()
  const people = await page.getByRole('region', { name: 'Collected people' }).boundingBox()
  expect(people?.y).toBeLessThan(420)
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await timeline.first().getByText('Ended manually').waitFor()
  await timeline.first().getByText('by the supervisor').waitFor()
  await timeline.last().getByText('Created', { exact: true }).waitFor()
  const settings = page.getByRole('region', { name: 'Task settings' })
  await settings.getByText('Collect commenters').waitFor()
  await settings.getByText('100 reached', { exact: false }).waitFor()
  const link = await settings.getByRole('definition').filter({ hasText: '/status/' }).boundingBox()
  const list = await settings.locator('dl').boundingBox()
  expect(link?.width).toBe(list?.width)
  expect(await axeAtNight(page)).toEqual([])
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  expect(await download(part('Targets'))).toContain('/status/')
  expect(await download(part('Collected people'))).not.toContain('/status/')

  await button('Run again').click()
  await page.getByRole('heading', { name: 'How much, and when?' }).waitFor()
  await button('Create task').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  // The number follows the 61 of the demo; the list is kept in a hidden tab.
  await page.locator('main p:visible').filter({ hasText: '#62 · ' }).waitFor()
  await timeline.last().getByText('by the supervisor').waitFor()
})

test('a task is repeated on days of the week, seen and stopped at the task and in the calendar', async () => {
  await open('/task')
  await task(59).getByRole('link').click()
  const card = page.getByRole('region', { name: 'Repeat', exact: true })
  await card.getByText('This task isn’t repeated.').waitFor()
  await button('Repeat task', card).click()
  const dialog = page.getByRole('dialog')
  for (const day of ['Sat', 'Sun']) await dialog.getByRole('checkbox', { name: day }).uncheck()
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('07:45')
  await dialog.getByLabel('Ends').selectOption({ label: 'On a day' })
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await button('Save', dialog).click()
  await dialog.getByText('The last day has passed').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await dialog.getByLabel('Ends').selectOption({ label: 'After a number of times' })
  await dialog.getByLabel('Times').fill('12')
  await button('Save', dialog).click()
  await card.getByText('Mon, Tue, Wed, Thu, Fri at 07:45').waitFor()
  await card.getByText('12', { exact: true }).waitFor()

  await site.go('/taskCalendar')
  const planned = page.getByRole('region', { name: 'Repeated tasks' })
  await planned.getByText('Mon, Tue, Wed, Thu, Fri at 07:45').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await button('Stop repeating task #59', planned).click()
  await question().getByText('Tasks already created stay as they are.').waitFor()
  await button('Stop repeating', question()).click()
  await planned.waitFor({ state: 'detached' })
})

test('people chosen in the library become a new task’s audience', async () => {
  await open('/resource')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await button('New task for these people').click()
  await site.at('/task/new')
  await page.getByRole('heading', { level: 1, name: 'New task' }).waitFor()
  await beginTask(page, [/lotus_travel/], /^Follow /)
  await page.getByText('2 chosen in the library').waitFor()
})

test('the calendar shows planned tasks: one is dragged to another hour, undone, and left in place if the server can’t be reached', async () => {
  await open('/taskCalendar')
  await page.getByRole('region', { name: 'Task calendar' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  // A task of the demo begins in three days at nine.
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await site.go(`/taskCalendar?view=day&day=${day}`)
  const bar = page.getByRole('region', { name: 'Task calendar' }).getByRole('link')
  await bar.nth(1).waitFor({ state: 'detached' })
  const startsAt = (time: string) => bar.getByText(time, { exact: true }).waitFor()
  await startsAt('09:00')
  const drag = async () => {
    const box = await bar.boundingBox()
    if (!box) throw new Error('The bar is not shown')
    const [x, y] = [box.x + 20, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y)
    await page.mouse.move(x + 120, y)
    await page.mouse.up()
  }
  await drag()
  await page
    .getByText(/ now starts /)
    .first()
    .waitFor()
  await bar.getByText('09:00', { exact: true }).waitFor({ state: 'detached' })
  // Shown optimistically: the refusal below must not be mistaken for it.
  const putBack = page.waitForResponse(/\/api\/v1\/task\/[^/?]+$/)
  await button('Undo').click()
  await putBack
  await startsAt('09:00')

  await page.route('**/api/v1/task/*', (route) => route.abort())
  await drag()
  await page.getByText('The server can’t be reached').first().waitFor()
  await startsAt('09:00')
  await page.unroute('**/api/v1/task/*')

  await page.getByRole('button', { name: /^Reschedule / }).click()
  await page.getByLabel('Scheduled start').fill(`${day}T15:30`)
  await button('Save', page.getByRole('dialog')).click()
  await startsAt('15:30')
})
