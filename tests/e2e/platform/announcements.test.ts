import { userInfo } from '@seaport/contract/people/user'
import { createAnnouncement } from '@seaport/contract/platform/announcement'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, asPerson, SECOND, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const rows = () => page.getByRole('table').locator('tbody tr')
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const bell = (unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name:
      unread > 0 ? `Notifications, ${unread} unread announcement${unread > 1 ? 's' : ''}` : 'Notifications',
    exact: true,
  })
const unread = async () => (await (await asPerson(site.server, SECOND)).call(userInfo, {})).unread_count

test('announcements are filtered; an empty period shows a message', async () => {
  page = await site.open('/notice-user', { as: SUPERVISOR })
  await expect.poll(() => rows().count()).toBe(5)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Unread' })
  await expect.poll(() => rows().count()).toBe(2)
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Security' })
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Read' })
  await page.getByText('No results match').waitFor()
})

test('opening marks as read, in the list and at the bell; links lead to neighbours', async () => {
  page = await site.open('/notice-user', { as: SECOND })
  const before = await unread()
  await bell(before).waitFor()
  await row('One device per seat').click()
  await heading('One device per seat')
  await page.getByText('the next login binds the new one', { exact: false }).waitFor()
  await bell(before - 1).waitFor()
  await page.getByRole('link', { name: 'Tasks keep their progress' }).click()
  await heading('Tasks keep their progress')
  await bell(before - 2).waitFor()
  await page.reload()
  await heading('Tasks keep their progress')
  await page.getByRole('link', { name: 'Records of money and logins' }).click()
  await page.getByRole('cell', { name: 'Every movement of the balance' }).waitFor()
  await page.getByRole('link', { name: 'All announcements' }).click()
  await row('One device per seat').getByText('Read', { exact: true }).waitFor()
})

test('one is marked as read from its row, new ones appear automatically, and all are marked as read at once', async () => {
  page = await site.open('/notice-user', { as: SECOND })
  const owner = await asOwner(site.server)
  const publish = (title: string) =>
    owner.call(createAnnouncement, { body: { type: 'activity', texts: { en: { title, content: 'Soon.' } } } })
  await rows().first().waitFor()
  await publish('Harbour festival')
  await row('Harbour festival').getByText('Unread').waitFor()
  await page.getByRole('button', { name: 'Actions for Harbour festival' }).click()
  await page.getByRole('menuitem', { name: 'Mark as read' }).click()
  await row('Harbour festival').getByText('Read', { exact: true }).waitFor()
  await publish('Night market')
  await row('Night market').getByText('Unread').waitFor()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await row('Night market').getByText('Read', { exact: true }).waitFor()
  await bell(0).waitFor()
  expect(await unread()).toBe(0)
})

test('without an id the latest is shown; an unknown id shows a message', async () => {
  page = await site.open('/notification-user', { as: SUPERVISOR })
  await page.waitForURL(/notification-user\?id=/)
  await page.locator('main h1').first().waitFor()
  await site.go('/notification-user?id=nothing')
  await page.getByText('Announcement not found').waitFor()
})
