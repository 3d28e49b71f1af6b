import { listMenuEntries } from '@seaport/contract/platform/menu'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path = '/system-menu', as = OWNER) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const form = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const sidebar = () => page.getByRole('navigation').first()
const links = () => sidebar().getByRole('link').allTextContents()
const move = (name: string, way: 'up' | 'down') =>
  page.getByRole('button', { name: `Move ${name} ${way}`, exact: true })

async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('entries are moved by keyboard, and the sidebar follows at once', async () => {
  await open()
  await row('/system-role').waitFor()
  const order = async () => (await links()).filter((name) => name === 'Roles' || name === 'System users')
  expect(await order()).toEqual(['System users', 'Roles'])
  await move('Roles', 'up').focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Roles', 'System users'])
  expect(await move('Roles', 'up').getAttribute('aria-disabled')).toBe('true')
  await move('Roles', 'down').click()
  await expect.poll(order).toEqual(['System users', 'Roles'])
})

test('a group and an entry below it are added in four languages, hidden, and deleted only after a yes', async () => {
  await open()
  await page.getByRole('button', { name: 'New entry' }).click()
  await form().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form().getByText('This field is required').count()).toBe(4)
  const fill = async (name: string) => {
    await form().getByLabel('Simplified Chinese').fill(`${name} 简`)
    await form().getByLabel('Traditional Chinese').fill(`${name} 繁`)
    await form().getByLabel('English').fill(name)
    await form().getByLabel('Vietnamese').fill(`${name} vi`)
  }
  await fill('Quick links')
  await form().getByRole('button', { name: 'Save' }).click()
  await form().waitFor({ state: 'detached' })
  await choose('Quick links', 'Add an entry below')
  await fill('Everybody’s tasks')
  await form().getByLabel('Route').fill('no route')
  await form().getByRole('button', { name: 'Save' }).click()
  await form().getByText('format').first().waitFor()
  await form().getByLabel('Route').fill('/taskManagement')
  await form().getByLabel('Permission').selectOption('122')
  expect(await axeAtNight(page)).toEqual([])
  await form().getByRole('button', { name: 'Save' }).click()
  await expect.poll(links).toContain('Everybody’s tasks')
  await choose('Everybody’s tasks', 'Hide')
  await row('Everybody’s tasks').getByText('Hidden').waitFor()
  await expect.poll(links).not.toContain('Everybody’s tasks')
  await page.getByRole('button', { name: 'Actions for Quick links' }).click()
  await page.getByRole('menuitem', { name: 'Delete', disabled: true }).waitFor()
  await page.keyboard.press('Escape')
  await choose('Everybody’s tasks', 'Delete')
  await question().getByText('can still be opened by its route').waitFor()
  await question().getByRole('button', { name: 'Cancel' }).click()
  await question().waitFor({ state: 'detached' })
  await choose('Everybody’s tasks', 'Delete')
  await question().getByRole('button', { name: 'Delete', exact: true }).click()
  await question().waitFor({ state: 'detached' })
  await row('Everybody’s tasks').waitFor({ state: 'detached' })
  await choose('Quick links', 'Delete')
  await question().getByRole('button', { name: 'Delete', exact: true }).click()
  await question().waitFor({ state: 'detached' })
  await row('Quick links').waitFor({ state: 'detached' })
  const { list } = await (await asOwner(site.server)).call(listMenuEntries, {})
  expect(list.filter(({ titles }) => titles.en === 'Quick links')).toEqual([])
})

test('a search shows what it found below its groups, and leaves the order alone', async () => {
  await open()
  await page.getByPlaceholder('Search title or route').fill('/system-role')
  await row('/system-user').waitFor({ state: 'detached' })
  await row('/system-role').waitFor()
  await row('System').first().waitFor()
  expect(await move('Roles', 'up').getAttribute('aria-disabled')).toBe('true')
  await page.getByPlaceholder('Search title or route').fill('nothing like it')
  await page.getByText('No results match').waitFor()
})

test('the menu is edited by holders of its key', async () => {
  await open('/system-menu', SUPERVISOR)
  await site.at('/403')
})
