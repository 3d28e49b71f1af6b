import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'
import { headerOf, openInShell } from '../support/shell.ts'

const atNight = nightlyTest()
const site = consoleSite()
const { at } = site
let page: Page

const open = async (path: string) => {
  page = await openInShell(site, path)
}

test('Ctrl+K finds screens and actions', async () => {
  await open('/ucenter')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const find = async (words: string) => {
    await palette.getByRole('combobox').fill(words)
    const best = palette.getByRole('option').first()
    await expect.poll(async () => (await best.textContent())?.toLowerCase()).toContain(words)
  }
  await page.keyboard.press('Control+k')
  await find('seats')
  expect(await axeAtNight(page)).toEqual([])
  await page.keyboard.press('Enter')
  await at('/seatAccount')
  await headerOf(page).getByRole('button', { name: 'Search screens, data and actions' }).click()
  await find('theme: dark')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.documentElement.style.colorScheme')).toBe('dark')
  await page.keyboard.press('Control+k')
  await find('log out')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/login/)
})

test('what is typed while the palette is still loading stands in it, and does nothing else', async () => {
  await open('/ucenter')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/Palette(Dialog)?-/, async (route) => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  // N alone would begin a task.
  await page.keyboard.type('nova_g')
  release()
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await palette.getByRole('option').filter({ hasText: 'nova_gadgets' }).first().waitFor()
  expect(await palette.getByRole('combobox').inputValue()).toBe('nova_g')
  await at('/ucenter')
})

atNight('the palette finds data and begins what can be begun; ? shows the keys', async () => {
  await open('/ucenter')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const type = (text: string) => palette.getByRole('combobox').fill(text)
  await page.keyboard.press('Control+k')
  await type('lotus_travel')
  const account = palette
    .getByRole('option')
    .filter({ hasText: 'Account' })
    .filter({ hasText: 'lotus_travel' })
  await account.first().waitFor()
  expect(await axeAtNight(page)).toEqual([])
  // An answer to an earlier text is not shown under a later one.
  await type('zzzzzz')
  await palette.getByText('Nothing matches').waitFor()
  await type('lotus_travel')
  await account.first().click()
  await page.waitForURL(/#\/media\?id=/)
  const panel = page.getByRole('dialog', { name: 'lotus_travel' })
  await panel.getByRole('tab', { name: 'Overview' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await type('new seat')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await at('/seatAccount')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Ctrl+K').waitFor()
  await sheet.getByText('Alt+↓').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

atNight('a chosen sidebar colour shows at once and stays; reset takes it back', async () => {
  await open('/theme')
  const colour = () =>
    page.evaluate(
      'getComputedStyle(document.querySelector(\'nav[aria-label="Main menu"]\').parentElement).backgroundColor',
    )
  const group = page.getByRole('group', { name: 'Sidebar' })
  const before = await colour()
  await group.locator('input[type="color"]').first().fill('#123456')
  await expect.poll(colour).toBe('rgb(18, 52, 86)')
  expect(await page.evaluate("localStorage.getItem('theme-sidebar-bg')")).toBe('#123456')
  await page.reload()
  await expect.poll(colour).toBe('rgb(18, 52, 86)')
  await group.getByRole('button', { name: 'Reset Sidebar' }).click()
  await expect.poll(colour).toBe(before)
})
