import { changeSettings } from '@seaport/contract/setting'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags, findChromium } from '../electron-host/src/find-chromium.ts'
import { complaints } from './support/axe.ts'
import { readBundle } from './support/bundle.ts'
import { type OpenConsole, openConsole } from './support/console.ts'
import { consoleScreens } from './support/console-screens.ts'
import { sharedBrowser } from './support/shared-browser.ts'
import { type Stack, startStack } from './support/stack.ts'
import { asOwner } from './support/supervisor.ts'

const host = sharedBrowser()
let stack: Stack
let browser: OpenConsole
let page: Page

beforeAll(async () => {
  stack = await startStack()
  browser = await openConsole(stack, 'en', host())
  page = browser.page
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const go = async (path: string) => {
  await page.goto(`${stack.serverUrl}/#${path}`)
  await page.locator('main h1').first().waitFor()
}
const at = (path: string) => page.waitForURL(`${stack.serverUrl}/#${path}`)
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const focused = () => page.evaluate('document.activeElement.textContent') as Promise<string>

test('every page leads to the documents, the documents to each other, and the mark to the start', async () => {
  await go('/login')
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
    expect(await page.evaluate('scrollY')).toBe(0)
    // The keyboard goes on from the top of the new page.
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

test('a section of the agreement has an address of its own, for the keyboard too', async () => {
  await go('/agreement')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Payment' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('5. Payment')
  expect(page.url()).toContain('#/agreement?section=payment')
  const top = () =>
    page.evaluate("Math.round(document.getElementById('payment').getBoundingClientRect().top)")
  expect(await top()).toBeLessThan(100)
  // The same link once more, from elsewhere.
  await page.evaluate('scrollTo(0, 0)')
  await contents.getByRole('link', { name: 'Payment' }).click()
  await expect.poll(top).toBeLessThan(100)
  await page.reload()
  await expect.poll(focused).toBe('5. Payment')
})

test('the agreement says what it must, in the words of the installation, and its days are the same in every zone', async () => {
  const owner = await asOwner(stack)
  await owner.call(changeSettings, {
    body: { company: 'Harbour Lights Pte. Ltd.', support_contact: 'help@harbour.test' },
  })
  const far = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await far.newContext({ timezoneId: 'America/Los_Angeles' })
    await context.addInitScript(() => localStorage.setItem('language', 'en'))
    const west = await context.newPage()
    const loaded: string[] = []
    west.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await west.goto(`${stack.serverUrl}/#/login`)
    await west.locator('main h1').waitFor()
    const bundle = readBundle()
    const texts = bundle.names.filter((name) => /i18n\/documents\//.test(name))
    expect(texts).toHaveLength(8)
    const documents = () => texts.filter((name) => loaded.includes(`/${bundle.fileOf(name)}`))
    expect(documents()).toEqual([])
    await west.goto(`${stack.serverUrl}/#/agreement`)
    const text = async () => (await west.locator('main').textContent()) ?? ''
    await expect.poll(text).toContain('Harbour Lights Pte. Ltd., a Singapore technology company')
    for (const words of [
      'Dated Jun 8, 2024',
      'effective from Aug 1, 2024',
      'at least 18 years old',
      'only in Singapore dollars (SGD) or US dollars (USD)',
      'official support: help@harbour.test',
      'with its decimal point',
    ])
      expect(await text()).toContain(words)
    expect(documents().map((name) => name.slice(-17))).toEqual(['en/agreement.json'])
    await west.emulateMedia({ media: 'print' })
    for (const gone of ['header', 'footer', 'nav', 'button'])
      expect(await west.locator(gone).filter({ visible: true }).count()).toBe(0)
  } finally {
    await far.close()
  }
})

test('a switch of the language brings the other text, in place', async () => {
  await go('/privacy')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click()
  await heading('私隱政策')
  await page.getByRole('button', { name: '語言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await heading('Privacy policy')
})

test('no page is wider than its window, in any language', { timeout: 120_000 }, async () => {
  const pages = (await consoleScreens()).filter(({ frame }) => frame === 'page')
  const wide: string[] = []
  for (const language of ['cn', 'hk', 'en', 'vi']) {
    await page.evaluate(`localStorage.setItem('language', '${language}')`)
    await page.addInitScript(`localStorage.setItem('language', '${language}')`)
    await page.reload()
    for (const { path } of pages) {
      await go(path)
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const over = (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number
        if (over > 0) wide.push(`${path} ${language} ${width}: ${over}`)
      }
    }
  }
  expect(wide).toEqual([])
  await page.setViewportSize({ width: 375, height: 800 })
  await page.addInitScript("localStorage.setItem('language', 'en')")
  await page.reload()
  for (const path of ['/agreement', '/tutorial', '/register']) {
    await go(path)
    expect(await complaints(page)).toEqual([])
  }
})
