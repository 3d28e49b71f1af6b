import { adminListFeedback } from '@seaport/contract/platform/feedback'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

test('anyone can check an address against the administrators’ list', async () => {
  page = await site.open('/officialChannels', { as: OWNER })
  await page.getByRole('button', { name: 'Add channel' }).click()
  const editor = page.getByRole('dialog', { name: 'Add an official channel' })
  await editor.getByLabel('Address').fill('https://www.Harbour-Pay.Example/')
  await editor.getByLabel('Used for').fill('Payments')
  await editor.getByRole('button', { name: 'Add channel' }).click()
  await page.getByRole('row', { name: /harbour-pay\.example/ }).waitFor()

  page = await site.open('/antiScam')
  const check = async (text: string) => {
    await page.getByLabel('Address to check').fill(text)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
  }
  await check('https://pay.harbour-pay.example/in')
  await page.getByRole('heading', { name: 'On the operator’s list' }).waitFor()
  await check('harb0ur-pay.example')
  await page.getByRole('heading', { name: 'Warning: this imitates an official channel' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await check('https://elsewhere.example')
  await page.getByRole('heading', { name: 'Not on the operator’s list' }).waitFor()
})

test('feedback reaches an administrator, whose answer reaches its sender', async () => {
  page = await site.open('/task?status=ended', { as: SUPERVISOR })
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  // The strip of states is narrower now, and scrolls to the chosen one.
  const chip = page.getByRole('link', { name: /^Ended/ })
  const hidden = () =>
    chip.evaluate(
      (one) => one.getBoundingClientRect().right - (one.closest('ul')?.getBoundingClientRect().right ?? 0),
    )
  await expect.poll(hidden).toBeLessThan(-12)
  const help = await page.getByRole('complementary', { name: 'Help and support' }).boundingBox()
  const row = await page.getByRole('row').nth(1).boundingBox()
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan(help?.x ?? 0)
  await page.getByRole('link', { name: /Feedback/ }).click()
  await page.getByText('Also sent: page /task', { exact: false }).waitFor()
  await page.getByLabel('Category').selectOption('Idea')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A darker dark theme')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await page.getByRole('listitem').filter({ hasText: 'A darker dark theme' }).first().waitFor()
  await page.locator('.fui-ToastTitle', { hasText: 'Feedback sent. The reply' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])

  page = await site.open('/feedbackManagement', { as: OWNER })
  await page.getByRole('row', { name: /A darker dark theme/ }).click()
  const panel = page.getByRole('dialog', { name: 'Idea' })
  await panel.getByLabel('Reply').fill('It is on its way')
  await panel.getByRole('button', { name: 'Send reply' }).click()
  const open = async () =>
    (await (await asOwner(site.server)).call(adminListFeedback, { query: { status: 'open' } })).list
  await expect.poll(open).toEqual([])

  page = await site.open('/feedback', { as: SUPERVISOR })
  const sent = page.getByRole('listitem').filter({ hasText: 'A darker dark theme' })
  await sent.getByText('It is on its way').waitFor()
  await sent.getByText('New', { exact: true }).waitFor()
})
