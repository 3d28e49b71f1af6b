import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
const translate = readFileSync(new URL('../../inputs/browser-translate.js', import.meta.url), 'utf8')

const price = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })
/** The price's text without the markers that the translation adds. */
const words = async (page: Page) => ((await price(page).textContent()) ?? '').replaceAll(/[«»\s]+/g, '')

test('a page that the browser translates shows the price of the quantity that is chosen', async () => {
  const [plain, translated] = [
    await site.openAlone('/buyPort-user', { as: SUPERVISOR }),
    await site.openAlone('/buyPort-user', { as: SUPERVISOR }),
  ]
  const errors: Error[] = []
  translated.on('pageerror', (error) => errors.push(error))
  await Promise.all([price(plain).waitFor(), price(translated).waitFor()])
  await translated.evaluate(translate)
  for (const count of ['4', '40', '3']) {
    for (const page of [plain, translated]) await page.locator('input[name="quantity"]').fill(count)
    await price(plain).getByText(`${count} ports × 45 days`).waitFor()
    await expect.poll(() => words(translated)).toBe(await words(plain))
  }
  expect(await price(translated).textContent()).toContain('«')
  await site.go('/dashboard', translated)
  await translated.getByRole('heading', { level: 1 }).first().waitFor()
  expect(errors).toEqual([])
})
