import { getAttention } from '@seaport/contract/work/attention'
import { getNotificationSetting } from '@seaport/contract/work/notification'
import { listWebhooks } from '@seaport/contract/work/webhook'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

test('what a person wants to be told by e-mail is kept, and nothing is promised without a mail server', async () => {
  page = await site.open('/notifications', { as: SUPERVISOR })
  await page.getByText('This installation can’t send email yet', { exact: false }).waitFor()
  await page.getByLabel('Blocked accounts').selectOption('Right away')
  await page.getByLabel('Late tasks').selectOption('Daily digest')
  await page.getByLabel('Daily digest at').selectOption('07:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('listitem', { name: /It takes effect once the mail server is set up/ }).waitFor()
  const setting = await (await asSupervisor(site.server)).call(getNotificationSetting, {})
  expect(setting.hour).toBe(7)
  expect(setting.kinds.filter(({ email }) => email !== 'off')).toEqual([
    // From the start, as what can't wait.
    { kind: 'time_ending', email: 'now' },
    { kind: 'account_blocked', email: 'now' },
    { kind: 'task_late', email: 'daily' },
  ])
  await page.reload()
  await expect.poll(() => page.getByLabel('Late tasks').inputValue()).toBe('daily')
  expect(await axeAtNight(page)).toEqual([])
})

test('a webhook shows its secret once; a test that can’t arrive says why, and is sent again', async () => {
  page = await site.open('/notifications?section=webhooks', { as: SUPERVISOR })
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const editor = page.getByRole('dialog', { name: 'Add webhook' })
  await editor.getByLabel('Address').fill('https://10.0.0.8/hook')
  await editor.getByRole('button', { name: 'Add', exact: true }).click()
  await editor.getByText('This address is not on the public internet').waitFor()
  const url = 'https://hooks.example.test/seaport'
  await editor.getByLabel('Address').fill(url)
  await editor.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = page.getByRole('dialog', { name: 'Signing secret' })
  await secret.getByText(/^whsec_/).waitFor()
  await secret.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('main').getByText(url).waitFor()
  expect(await page.getByText(/^whsec_/).count()).toBe(0)
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a test' }).click()
  const log = page.getByRole('dialog', { name: `Deliveries to ${url}` })
  const sent = log.getByRole('listitem').filter({ hasText: 'Test' })
  await sent.getByText('The host name was not found', { exact: false }).waitFor()
  await sent.getByRole('button', { name: 'Send again' }).click()
  await sent.getByText('1 attempt', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  const { list } = await (await asSupervisor(site.server)).call(listWebhooks, {})
  expect(list).toMatchObject([{ url, enabled: true }])
})

test('the bell tells what needs the person and leads to where it is solved', async () => {
  let asked = 0
  page = await site.open('/ucenter', { as: SUPERVISOR })
  page.on('request', (request) => {
    if (request.url().includes(getAttention.path)) asked += 1
  })
  const { items } = await (await asSupervisor(site.server)).call(getAttention, {})
  expect(asked).toBe(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('tab', { name: 'To do' }).click()
  const rows = panel.getByRole('tabpanel').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(items.length)
  const blocked = items.find(({ kind }) => kind === 'account_blocked')
  await rows
    .filter({ hasText: blocked?.title ?? '' })
    .getByRole('link', { name: 'Unblock' })
    .click()
  await site.at('/media?availability=abnormal', page)
  await panel.waitFor({ state: 'detached' })
})

test('a personal token is shown once, opens what it may, and is revoked', async () => {
  page = await site.open('/notifications?section=tokens', { as: SUPERVISOR })
  await page.getByRole('button', { name: 'New token' }).click()
  const editor = page.getByRole('dialog', { name: 'New token' })
  await editor.getByLabel('Name').fill('Daily export')
  await editor.getByRole('combobox', { name: 'Scopes' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Read tasks' }).click()
  // A click elsewhere closes the list.
  await editor.getByLabel('Name').click()
  await editor.getByRole('button', { name: 'Create', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const token = await shown.getByText(/^spt_/).textContent()
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  const call = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${site.server.serverUrl}/api/v1/task`, { headers })).status
  }
  expect(await call()).toBe(200)
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('listitem').filter({ hasText: 'Daily export' }).getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect.poll(call).toBe(401)

  // An administrator can make none, and is not offered any.
  page = await site.open('/notifications?section=tokens', { as: OWNER })
  await page.getByRole('tab', { name: 'Webhooks' }).waitFor()
  expect(await page.getByRole('tab').count()).toBe(2)
})
