import { endpoints } from '@seaport/contract/api.schema'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'

const site = consoleSite()

test('the readable page of the API groups the endpoints and opens them, under its own security policy', async () => {
  const page = await (await site.openAlone('/login')).context().newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${site.server.serverUrl}/api/v1/docs`)
  const groups = page.locator('.opblock-tag')
  await groups.first().waitFor()
  const shown = async () => (await groups.allTextContents()).map((name) => name.trim())
  await expect
    .poll(shown)
    .toEqual(expect.arrayContaining(['auth', 'account', 'task', 'admin user', 'events']))
  await groups.getByText('auth', { exact: true }).click()
  const own = endpoints.filter(({ path }) => path.startsWith('/auth/'))
  await expect.poll(() => page.locator('.opblock').count()).toBe(own.length)
  await page.locator('.opblock', { hasText: '/auth/login' }).locator('.opblock-summary-control').click()
  await page.locator('.opblock-section-request-body').waitFor()
  expect(await page.locator('.topbar').isVisible()).toBe(false)
  expect(complaints).toEqual([])
})
