import { listAnnouncements } from '@seaport/contract/announcement'
import { getEmailConfig } from '@seaport/contract/email'
import { latestVersion } from '@seaport/contract/version'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { complaintsInBothThemes } from './support/axe.ts'
import { consoleSite } from './support/console-site.ts'
import { asOwner, asSupervisor, OWNER } from './support/supervisor.ts'

const site = consoleSite()
const { at } = site
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: OWNER })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const question = () => page.getByRole('alertdialog')
const form = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('closed registration says so in the visitor’s language; what was typed and dropped is forgotten', async () => {
  await open('/configManagement?section=registration')
  await page.getByLabel('English').fill('We open again on Friday.')
  await page.getByLabel('Gifted days').fill('0')
  await button('Save').click()
  await page.getByText('This value is not valid').waitFor()
  await button('Discard changes').click()
  expect(await page.getByLabel('English').inputValue()).toBe('')
  await page.getByLabel('English').fill('We open again on Friday.')
  await page.getByLabel('Allow registration').click()
  await button('Save').click()
  await said('Settings saved')
  page = await site.open('/register')
  await page.getByText('We open again on Friday.').waitFor()
})

test('the email password goes in and never comes out', async () => {
  await open('/configManagement?section=email')
  await button('Set up mail server').first().click()
  for (const [label, value] of [
    ['Sender', 'post@example.com'],
    ['Server address', 'smtp.example.com'],
    ['User name', 'post'],
  ] as const)
    await form().getByLabel(label).fill(value)
  await form().getByRole('textbox', { name: 'Email password' }).fill('not to be seen')
  await form().getByLabel('Content').fill('Hello')
  await form().getByRole('button', { name: 'Save', exact: true }).click()
  await form().getByText('The text must contain {code}, or the email will carry no code').waitFor()
  await form().getByLabel('Content').fill('')
  await form().getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Stored, never shown again').waitFor()
  await button('Edit').click()
  expect(await form().getByRole('textbox', { name: 'Email password' }).inputValue()).toBe('')
  const { configs } = await (await asOwner(site.server)).call(getEmailConfig, {})
  expect(configs.find(({ type }) => type === 'register')?.has_password).toBe(true)
  expect(JSON.stringify(configs)).not.toContain('not to be seen')
})

test('settings that are saved are those of the whole installation; jobs say how they did', async () => {
  await open('/configManagement')
  await page.getByLabel('Company').fill('Harbour Pte. Ltd.')
  await page.getByLabel('Usage guide').fill('nowhere')
  await button('Save').click()
  await page.getByText('Enter a valid web address').waitFor()
  await page.getByLabel('Usage guide').fill('https://example.com/guide')
  await button('Save').click()
  await said('Settings saved')
  await page.getByRole('tab', { name: 'Background jobs' }).click()
  await at('/configManagement?section=jobs')
  await row('Close overdue orders').waitFor()
  await page.reload()
  await row('Close overdue orders').waitFor()
  await page.getByRole('tab', { name: 'System' }).click()
  expect(await page.getByLabel('Company').inputValue()).toBe('Harbour Pte. Ltd.')
})

test('an announcement is asked for where it is incomplete, reaches its readers, and leaves them when it is withdrawn', async () => {
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
  await row('Cảng mới').waitFor({ state: 'detached' })
  expect(await titles()).not.toContain('Cảng mới')
})

test('a version is published with what its file hashes to, and is offered at once', async () => {
  await open('/download')
  await button('New version').click()
  await form().getByLabel('Version').fill('9.0.0')
  const windows = form().getByRole('group', { name: 'Windows' })
  await windows.getByLabel('Download address').fill('/downloads/Seaport-9.0.0.exe')
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
  await row('9.0.0').waitFor({ state: 'detached' })
})

test('axe finds nothing in the dialogs and sections of these screens, light or dark', {
  timeout: 60_000,
}, async () => {
  const opened = [
    ['/priceManagement', 'New tier'],
    ['/buyPort', 'Buy for a user'],
    ['/notice', 'New announcement'],
    ['/download', 'New version'],
    ['/configManagement?section=registration'],
    ['/configManagement?section=jobs'],
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
    found.push(...(await complaintsInBothThemes(page)).map((words) => `${path} ${words}`))
  }
  expect(found).toEqual([])
})
