import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'

const site = consoleSite()
const path = fileURLToPath(new URL('../../inputs/storage-blocked.js', import.meta.url))
const prepare = (page: Page) => page.addInitScript({ path })

test('where the browser blocks storage, the login says so and works as long as the page lives', async () => {
  const page = await site.openAlone('/login', { prepare })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.getByText('您的浏览器阻止本网站保存数据', { exact: false }).waitFor()
  await logInToConsole(page)
  await site.at('/dashboard', page)
  await page.locator('main h1').first().waitFor()
  await site.go('/notice-user', page)
  await page.getByRole('table').locator('tbody tr').first().waitFor()
  expect(errors).toEqual([])
})

test('public pages open without storage', async () => {
  for (const public_ of ['/register', '/reset-pwd', '/download']) {
    const page = await site.openAlone(public_, { prepare })
    await page.locator('h1').first().waitFor()
  }
})
