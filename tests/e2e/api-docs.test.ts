import { endpoints } from '@seaport/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenConsole, openConsole } from './support/console.ts'
import { type Stack, startStack } from './support/stack.ts'

let stack: Stack
let browser: OpenConsole

beforeAll(async () => {
  stack = await startStack()
  browser = await openConsole(stack)
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

test('the readable page of the API groups the endpoints and opens them, under its own security policy', async () => {
  const { page } = browser
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${stack.serverUrl}/api/v1/docs`)
  const groups = page.locator('.opblock-tag')
  await groups.first().waitFor()
  const shown = (await groups.allTextContents()).map((name) => name.trim())
  expect(shown).toEqual(expect.arrayContaining(['auth', 'account', 'task', 'admin user', 'events']))
  await groups.getByText('auth', { exact: true }).click()
  const own = endpoints.filter(({ path }) => path.startsWith('/auth/'))
  await expect.poll(() => page.locator('.opblock').count()).toBe(own.length)
  await page.locator('.opblock', { hasText: '/auth/login' }).locator('.opblock-summary-control').click()
  await page.locator('.opblock-section-request-body').waitFor()
  expect(await page.locator('.topbar').isVisible()).toBe(false)
  expect(complaints).toEqual([])
})
