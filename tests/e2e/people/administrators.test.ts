import { listSystemUsers } from '@seaport/contract/people/admin-user'
import { listRoles } from '@seaport/contract/people/role'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { chooseDayBefore } from '../support/choose-days.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, openSession, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string, as = OWNER) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const form = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const rowMenu = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })

async function choose(name: string, act: string): Promise<void> {
  await rowMenu(name).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('an administrator is added, logs in, is disabled and taken away, each only after a yes', async () => {
  const email = 'new-hand@seaport.test'
  await open('/system-user')
  await page.getByRole('button', { name: 'New system user' }).click()
  await form().getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => form().getByText('This field is required').count()).toBe(3)
  await form().getByLabel('Email').fill(email)
  await form().getByLabel('Username').fill('New hand')
  await form().getByLabel('Role').selectOption({ label: 'Support desk' })
  await form().getByRole('button', { name: 'Create' }).click()
  await page.getByText('System user created').waitFor()
  const password = (await form().locator('code').textContent()) ?? ''
  await form().getByRole('button', { name: 'I have saved it' }).click()
  await row(email).getByText('Support desk').waitFor()
  expect(await openSession(site.server, { email, password })).toMatchObject({ is_superuser: true })
  await choose('New hand', 'Disable')
  await question().getByRole('button', { name: 'Disable', exact: true }).click()
  await row(email).getByText('Disabled').waitFor()
  await expect(openSession(site.server, { email, password })).rejects.toThrow()
  await choose('New hand', 'Delete')
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  await choose('New hand', 'Delete')
  await question().getByText('stay in the logs').waitFor()
  await question().getByRole('button', { name: 'Delete', exact: true }).click()
  await question().waitFor({ state: 'detached' })
  await row(email).waitFor({ state: 'detached' })
  const { list } = await (await asOwner(site.server)).call(listSystemUsers, {})
  expect(list.map((one) => one.email)).not.toContain(email)
})

test('administrators can’t lock themselves out: their own entry can be edited, and keeps its role', async () => {
  await open('/system-user')
  await rowMenu('Owner').click()
  for (const act of ['Reset password', 'Disable', 'Delete'])
    await page.getByRole('menuitem', { name: act, exact: true, disabled: true }).waitFor()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await form().getByText('You can’t change your own role.').waitFor()
  expect(await form().getByLabel('Role').isDisabled()).toBe(true)
  await form().getByLabel('Phone').fill('+65 6550 0100')
  await form().getByRole('button', { name: 'Save' }).click()
  await form().waitFor({ state: 'detached' })
  await rowMenu('Owner').waitFor()
  const { list } = await (await asOwner(site.server)).call(listSystemUsers, {
    query: { search: OWNER.email },
  })
  expect(list[0]).toMatchObject({ phone: '+65 6550 0100', role: { id: 'owner' } })
})

test('a role is given its keys one by one or by the group; what it may stands in the list', async () => {
  await open('/system-role')
  await page.getByRole('button', { name: 'New role' }).click()
  await form().getByLabel('Role name').fill('Auditors')
  await form().getByLabel('Kind').selectOption({ label: 'Administrators' })
  await form()
    .getByRole('checkbox', { name: /^System \(0 of/ })
    .click()
  await form().getByRole('checkbox', { name: 'Template demos 101' }).click()
  expect(await axeAtNight(page)).toEqual([])
  await form().getByRole('button', { name: 'Create' }).click()
  await row('Auditors').getByText('Administrators').waitFor()
  const roles = async () => (await (await asOwner(site.server)).call(listRoles, { query: {} })).list
  const made = (await roles()).find(({ name }) => name === 'Auditors')
  expect(made).toMatchObject({ superuser: true, users: 0, seeded: false })
  expect(made?.keys.toSorted()).toEqual(['10', '11', '111', '12', '120', '13'])
  await choose('Auditors', 'Delete role')
  await question().getByRole('button', { name: 'Delete role' }).click()
  await question().waitFor({ state: 'detached' })
  await row('Auditors').waitFor({ state: 'detached' })
  await rowMenu('Supervisor').click()
  await page.getByRole('menuitem', { name: 'Delete role', disabled: true }).waitFor()
  await page.keyboard.press('Escape')
  await choose('Owner', 'Edit')
  await form().getByText('The owner holds every permission').waitFor()
  expect(await form().getByRole('checkbox', { name: 'Users 108' }).isDisabled()).toBe(true)
})

test('keys that are taken from a role are gone from its users at their next call', async () => {
  await open('/system-role')
  await choose('Supervisor', 'Edit')
  await form().getByRole('checkbox', { name: 'Tasks 009' }).click()
  await form().getByRole('button', { name: 'Save' }).click()
  await form().waitFor({ state: 'detached' })
  await open('/task', SUPERVISOR)
  await site.at('/403')
  await open('/system-role')
  await choose('Supervisor', 'Edit')
  await form().getByRole('checkbox', { name: 'Tasks 009' }).click()
  await form().getByRole('button', { name: 'Save' }).click()
  await form().waitFor({ state: 'detached' })
  await open('/task', SUPERVISOR)
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
})

test('the audit log lists actors, actions and subjects, has filters, and shows values before and after', async () => {
  await open('/auditLog')
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'User changed' })
  await expect.poll(() => row('Role added').count()).toBe(0)
  await expect.poll(() => row('blocked@fast-followers.test').count()).toBe(1)
  await row('blocked@fast-followers.test').getByText('support@seaport.test').waitFor()
  await row('blocked@fast-followers.test').getByText('User changed').click()
  const panel = page.getByRole('dialog')
  const change = panel.getByRole('row').filter({ hasText: 'Status' })
  await change.getByText('Normal', { exact: true }).waitFor()
  await change.getByText('Disabled', { exact: true }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await panel.getByRole('link', { name: 'blocked@fast-followers.test' }).click()
  await page.getByRole('heading', { level: 1, name: 'Fast Followers' }).waitFor()
  await open('/auditLog')
  await chooseDayBefore(page, 12)
  await page.getByText('No results match').waitFor()
})
