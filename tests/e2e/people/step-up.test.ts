import { getEmailConfig } from '@seaport/contract/platform/email'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { confirmStepUp } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { setMailServer } from '../support/mail.ts'
import { asOwner, OWNER } from '../support/supervisor.ts'

const site = consoleSite()
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' })
const editor = (page: Page) => page.getByRole('dialog', { name: 'Password reset email' })
const minutes = async () => {
  const { configs } = await (await asOwner(site.server)).call(getEmailConfig, {})
  return configs.find(({ type }) => type === 'reset')?.expire_minutes
}

test('mail settings require a step-up; then they are saved once, and every owner is notified', async () => {
  await setMailServer(await asOwner(site.server), 'reset', 9)
  const page = await site.open('/configManagement?section=email', { as: OWNER, unconfirmed: true })
  const notice = page.getByRole('status').filter({ hasText: 'changed the email settings' })
  await notice.getByRole('button', { name: 'Got it' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).getByLabel('Code expires after').fill('7')
  const save = editor(page).getByRole('button', { name: 'Save' })

  await save.click()
  await question(page).getByText('The confirmation lasts 5 minutes.').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await editor(page).getByText('First confirm that it’s you').waitFor()
  expect(await minutes()).toBe(10)

  await save.click()
  await question(page).locator('input[name="password"]').fill('wrong-password')
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await question(page).getByText('The current password is wrong').waitFor()
  await confirmStepUp(page)
  await editor(page).waitFor({ state: 'detached' })
  expect(await minutes()).toBe(7)

  await page.reload()
  await notice.waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).getByLabel('Code expires after').fill('8')
  await save.click()
  await editor(page).waitFor({ state: 'detached' })
  expect(await question(page).count()).toBe(0)
})
