import { getEmailConfig } from '@seaport/contract/platform/email'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER } from '../support/supervisor.ts'

const site = consoleSite()
const { at } = site
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: OWNER })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const form = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('closed registration shows its message in the visitor’s language; discarded input is gone', async () => {
  await open('/configManagement?section=registration')
  await page.getByLabel('English').fill('We open again on Friday.')
  await page.getByLabel('Gifted ports').waitFor()
  await page.getByLabel('Gifted days').fill('0')
  await button('Save').click()
  await page.getByText('This value is invalid').waitFor()
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
    ['Username', 'post'],
  ] as const)
    await form().getByLabel(label).fill(value)
  for (const label of ['Server port', 'Subject', 'Code expires after'])
    await form().getByLabel(label).waitFor()
  await form().getByRole('textbox', { name: 'Email password' }).fill('not to be seen')
  await form().getByLabel('Content').fill('Hello')
  await form().getByRole('button', { name: 'Save', exact: true }).click()
  await form().getByText('The text must contain {code}; without it, the email has no code').waitFor()
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
  await page.getByLabel('User guide').fill('nowhere')
  await button('Save').click()
  await page.getByText('Enter a valid web address').waitFor()
  await page.getByLabel('User guide').fill('https://example.com/guide')
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
