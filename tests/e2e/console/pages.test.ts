import { changeSettings } from '@seaport/contract/platform/setting'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asOwner } from '../support/supervisor.ts'

const site = consoleSite()
const { go, at } = site
let page: Page

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const focused = () => page.evaluate('document.activeElement.textContent') as Promise<string>

test('every page leads to the documents, the documents to each other, and the mark to the start', async () => {
  page = await site.open('/login')
  const foot = page.getByRole('navigation', { name: 'Documents' })
  for (const [name, path] of [
    ['Tutorial', '/tutorial'],
    ['User agreement', '/agreement'],
    ['Privacy policy', '/privacy'],
    ['Download centre', '/down'],
  ] as const) {
    await foot.getByRole('link', { name }).click()
    await at(path)
    await foot.locator('[aria-current="page"]', { hasText: name }).waitFor()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    // The keyboard focus starts at the top of the new page.
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN')
  }
  await go('/tutorial')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await heading('Create an account')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'privacy policy', exact: true }).click()
  const beside = await opened
  await beside.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  await beside.close()
  await page.getByRole('link', { name: 'Seaport' }).click()
  await at('/login')
})

test('a section of the agreement has its own address, for the keyboard too', async () => {
  page = await site.open('/agreement')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Payment' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('5. Payment')
  expect(page.url()).toContain('#/agreement?section=payment')
  const top = () =>
    page.evaluate("Math.round(document.getElementById('payment').getBoundingClientRect().top)")
  await expect.poll(top).toBeLessThan(100)
  // The same link once more, from elsewhere.
  await page.evaluate('scrollTo(0, 0)')
  await contents.getByRole('link', { name: 'Payment' }).click()
  await expect.poll(top).toBeLessThan(100)
  await page.reload()
  await expect.poll(focused).toBe('5. Payment')
})

test('the agreement contains the required points in the installation’s wording, and its dates are the same in every zone', async () => {
  const owner = await asOwner(site.server)
  await owner.call(changeSettings, {
    body: { company: 'Harbour Lights Pte. Ltd.', support_contact: 'help@harbour.test' },
  })
  page = await site.openAlone('/login', {}, { timezoneId: 'America/Los_Angeles' })
  await page.locator('main h1').waitFor()
  await go('/agreement')
  const text = async () => (await page.locator('main').textContent()) ?? ''
  await expect.poll(text).toContain('Harbour Lights Pte. Ltd., a Singapore technology company')
  for (const words of [
    'Dated Jun 8, 2024',
    'effective from Aug 1, 2024',
    'at least 18 years old',
    'only in Singapore dollars (SGD) or US dollars (USD)',
    'official support: help@harbour.test',
    'including the decimal point',
  ])
    expect(await text()).toContain(words)
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['header', 'footer', 'nav', 'button'])
    expect(await page.locator(gone).filter({ visible: true }).count()).toBe(0)
})

test('a switch of the language brings the other text, in place', async () => {
  page = await site.open('/privacy')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
  await heading('私隱政策')
  await page.getByRole('button', { name: '語言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await heading('Privacy policy')
})

if (AT_NIGHT)
  test.each(['/agreement', '/tutorial', '/register'])('axe finds nothing on a phone: %s', async (path) => {
    page = await site.open(path, { prepare: (fresh) => fresh.setViewportSize({ width: 375, height: 800 }) })
    await page.locator('main h1').first().waitFor()
    expect(await axeAtNight(page)).toEqual([])
  })

test('a page is dark or light from its first moment, as was chosen, whatever the system prefers', async () => {
  const page = await site.openAlone('/login', {}, { colorScheme: 'light' })
  const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme')
  await page.route('**/*.js', (route) => route.abort())
  for (const mode of ['dark', 'light']) {
    await page.evaluate(`localStorage.setItem('theme-mode', '${mode}')`)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await scheme()).toBe(mode)
  }
})

test('fields have text of 16 px where fingers touch them: below that Safari on iOS enlarges the page', async () => {
  const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }
  const page = await site.openAlone('/register', {}, phone)
  const sizes = () =>
    page.evaluate(`[...document.querySelectorAll('input:not([type=checkbox]), select, textarea')]
      .map((field) => [field.name, getComputedStyle(field).fontSize])`)
  await expect.poll(async () => ((await sizes()) as unknown[]).length).toBeGreaterThan(3)
  expect(((await sizes()) as [string, string][]).filter(([, size]) => Number.parseFloat(size) < 16)).toEqual(
    [],
  )
})
