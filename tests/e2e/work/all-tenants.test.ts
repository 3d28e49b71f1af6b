import { adminListTasks } from '@seaport/contract/work/admin-list'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, SECOND, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string, as = OWNER) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const rows = () => page.getByRole('table').locator('tbody tr')

test('seats of all users are listed with whose they are, found by that, and lead to the user', async () => {
  await open('/subUserManagement')
  await row('Mei').getByRole('link', { name: SUPERVISOR.email }).waitFor()
  await row('Second desk').getByRole('link', { name: SECOND.email }).waitFor()
  await page.getByPlaceholder('Search name, code, remark or user email').fill(SECOND.email)
  await row('Mei').waitFor({ state: 'detached' })
  await row('Second desk').getByRole('cell', { name: '1 assigned, 0 open' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText('100004').waitFor()
  await panel.getByText('Seat ID', { exact: true }).waitFor()
  await panel.getByRole('link', { name: SECOND.email }).click()
  await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Social accounts' }).click()
  await row('lotus_travel').waitFor()
})

test('accounts of all users are filtered by what is the matter with them', async () => {
  await open('/accountManagement')
  const tea = row('harbor_tea').filter({ hasText: 'X (sandbox)' })
  await tea.getByRole('link', { name: SUPERVISOR.email }).waitFor()
  await page.getByLabel('Availability', { exact: true }).selectOption({ label: 'Blocked' })
  await tea.waitFor({ state: 'detached' })
  expect(await rows().count()).toBe(1)
  await row('louismoreau').getByText('louismoreau', { exact: true }).click()
  const reason = page.getByRole('dialog').getByText('Reason', { exact: true }).locator('..')
  await reason.getByText('Locked or suspended by the network').waitFor()
})

test('any task can be looked at, with what it worked through, also after a reload', async () => {
  const { list } = await (await asOwner(site.server)).call(adminListTasks, {
    query: { search: SECOND.email, status: 'ended' },
  })
  const task = list[0]
  if (!task) throw new Error('The second tenant has no task that ended')
  await open('/taskManagement')
  await page.getByPlaceholder('Search task, account or user email').fill(SECOND.email)
  await row(SUPERVISOR.email).first().waitFor({ state: 'detached' })
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Ended' })
  const link = page
    .getByRole('row')
    .filter({ has: page.getByText(`#${task.number}`, { exact: true }) })
    .getByRole('link')
    .first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await site.at(`/taskManagement/${task.id}`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: SECOND.email }).waitFor()
  await page.getByText(task.id, { exact: true }).waitFor()
  await page.getByRole('table', { name: 'Targets' }).locator('tbody tr').first().waitFor()
})

test('chosen seats are disabled and enabled again, with a reason', async () => {
  await open('/subUserManagement')
  const act = async (label: string) => {
    await row('Second desk').getByRole('checkbox').check()
    await page.getByRole('button', { name: label, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Asked for by its user')
    await dialog.getByRole('button', { name: label, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await act('Disable')
  await row('Second desk').getByText('Disabled').waitFor()
  await act('Enable')
  await row('Second desk').getByText('Disabled').waitFor({ state: 'detached' })
})

test('supervisors never see other tenants’ rows', async () => {
  for (const path of ['/subUserManagement', '/accountManagement', '/taskManagement']) {
    await open(path, SUPERVISOR)
    await site.at('/403')
  }
})
