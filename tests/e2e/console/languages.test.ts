import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { logInToConsole } from '../support/console.ts'
import { consoleSite } from '../support/console-site.ts'
import { headerOf } from '../support/shell.ts'

const site = consoleSite()
let page: Page

test('a browser loads the texts of one language', async () => {
  const loaded: string[] = []
  const prepare = async (fresh: Page) => {
    fresh.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) loaded.push(response.url())
    })
  }
  page = await site.openAlone('/login', { prepare })
  await logInToConsole(page)
  await headerOf(page).getByText('Professional').waitFor()
  const files = await Promise.all(loaded.map(async (url) => ({ url, code: await (await fetch(url)).text() })))
  const holding = (text: string) => files.filter(({ code }) => code.includes(text)).map(({ url }) => url)
  expect(holding('Default plan')).toHaveLength(1)
  expect(['默认套餐', '預設方案', 'Gói mặc định'].flatMap(holding)).toEqual([])
})

test('Malay is offered in the English interface, is shown in English, and stays chosen', async () => {
  page = await site.open('/login')
  const language = () => page.getByRole('button', { name: 'Language' }).click()
  await language()
  const malay = () => page.getByRole('menuitemradio', { name: 'Bahasa Melayu (in English)' })
  await malay().click()
  await expect.poll(() => page.evaluate("localStorage.getItem('language')")).toBe('ms')
  await page.reload()
  await language()
  await expect.poll(() => malay().getAttribute('aria-checked')).toBe('true')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor()
  expect(await malay().count()).toBe(0)
})

test('Vietnamese letters are requested once, before the texts and the layout that shows them', async () => {
  const requested: string[] = []
  const prepare = async (fresh: Page) => {
    fresh.on('request', (request) => {
      const [, name] = /\/assets\/(.+)-[\w-]{8}\.\w+$/.exec(request.url()) ?? []
      if (name) requested.push(name)
    })
    await fresh.addInitScript("localStorage.setItem('language', 'vi')")
  }
  page = await site.openAlone('/login', { prepare })
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
  await page.evaluate('document.fonts.ready')
  const watched = /^(?:inter-|messages-|page$)/
  expect(requested.filter((name) => watched.test(name))).toEqual([
    'inter-first',
    'inter-latin',
    'inter-vietnamese',
    'messages-vi',
    'page',
  ])
})

test('a language chosen without a connection is not shown, and can be chosen again with one', async () => {
  let notices: Promise<unknown> = Promise.resolve()
  const prepare = async (fresh: Page) => {
    notices = fresh.waitForResponse(/\/assets\/NoticeLayer-/)
  }
  page = await site.openAlone('/login', { prepare })
  await notices
  const vietnamese = page.getByRole('menuitemradio', { name: 'Tiếng Việt' })
  const open = () => page.getByRole('button', { name: 'Language' }).click()
  await open()
  await vietnamese.waitFor()
  await page.context().setOffline(true)
  await vietnamese.click()
  await page.getByText('The server can’t be reached').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.evaluate("localStorage.getItem('language')")).not.toBe('vi')
  await page.context().setOffline(false)
  await open()
  await vietnamese.click()
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
})
