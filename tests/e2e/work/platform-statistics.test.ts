import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { latestVersion } from '@seaport/contract/platform/version'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, asSupervisor, OWNER } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: OWNER })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const question = () => page.getByRole('alertdialog')
const form = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('an incomplete announcement shows its errors, reaches its readers, and disappears when it is withdrawn', async () => {
  const supervisor = await asSupervisor(site.server)
  const titles = async () =>
    (await supervisor.call(listAnnouncements, { query: {} })).list.map(({ title }) => title)
  await open('/notice')
  await button('New announcement').click()
  await form().getByRole('tab', { name: 'Tiếng Việt' }).click()
  await form().getByLabel('Title').fill('Cảng mới')
  await form().getByRole('tab', { name: 'English' }).click()
  await button('Publish now').click()
  await form().getByRole('tab', { name: 'Tiếng Việt (incomplete)', selected: true }).waitFor()
  await form().getByLabel('Content').fill('**Từ thứ Hai**')
  await button('Publish now').click()
  await row('Cảng mới').waitFor()
  expect(await titles()).toContain('Cảng mới')
  await row('Cảng mới').click()
  await form().locator('strong', { hasText: 'Từ thứ Hai' }).waitFor()
  await form().getByRole('button', { name: 'Close', exact: true }).click()
  await choose('Cảng mới', 'Withdraw')
  await question().getByText('Withdraw “Cảng mới”?').waitFor()
  await question().getByRole('button', { name: 'Withdraw' }).click()
  await question().waitFor({ state: 'detached' })
  await row('Cảng mới').waitFor({ state: 'detached' })
  expect(await titles()).not.toContain('Cảng mới')
})

test('a version is published with what its file hashes to, and is offered at once', async () => {
  await open('/download')
  await button('New version').click()
  await form().getByLabel('Version').fill('9.0.0')
  for (const name of ['macOS, Intel', 'macOS, Apple silicon'])
    await form().getByRole('group', { name }).getByLabel('Download address').waitFor()
  const windows = form().getByRole('group', { name: 'Windows' })
  await windows.getByLabel('Download address').fill('https://download.example.com/Seaport-9.0.0.exe')
  await windows
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Seaport.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('abc') })
  await expect.poll(() => windows.getByLabel('Size in bytes').inputValue()).toBe('3')
  await form().getByRole('button', { name: 'Publish', exact: true }).click()
  await row('9.0.0').waitFor()
  const { downloads } = await (await asOwner(site.server)).call(latestVersion, { query: { language: 'en' } })
  expect(downloads.windows).toMatchObject({ version: '9.0.0', file: { size: 3 } })
  await choose('9.0.0 English', 'Delete')
  await question().getByRole('button', { name: 'Delete', exact: true }).click()
  await question().waitFor({ state: 'detached' })
  await row('9.0.0').waitFor({ state: 'detached' })
})

if (AT_NIGHT)
  test('axe finds nothing in the dialogs and sections of these screens, light or dark', async () => {
    const opened = [
      ['/priceManagement', 'New tier'],
      ['/buyPort', 'Buy for a user'],
      ['/notice', 'New announcement'],
      ['/download', 'New version'],
      ['/configManagement?section=registration'],
    ] as const
    const found: string[] = []
    for (const [path, dialog] of opened) {
      await open(path)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.locator('main').locator('h1:visible').first().waitFor()
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      if (dialog) {
        await button(dialog).click()
        await form().waitFor()
      }
      found.push(...(await axeAtNight(page)).map((words) => `${path} ${words}`))
    }
    expect(found).toEqual([])
  })
