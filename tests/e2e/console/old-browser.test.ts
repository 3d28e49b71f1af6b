import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'

const site = consoleSite()

const languagesOf = (page: Page) =>
  page
    .locator('#old-browser:visible p')
    .evaluateAll((texts) => texts.map((text) => text.getAttribute('lang')))

// mozilla/send#1245, owncloud/web#7098, Chocobozzz/PeerTube#327, venueless/venueless#41: an empty page.
test.each(['Map.groupBy', 'AbortSignal.any', 'Intl.Segmenter'])(
  'a browser without %s is told so in every language, and the program does not begin',
  async (name) => {
    const page = await site.openAlone('/login', { prepare: (page) => page.addInitScript(`delete ${name}`) })
    await page.locator('#old-browser').waitFor()
    expect(await languagesOf(page)).toEqual(['zh-CN', 'zh-HK', 'en', 'vi'])
    expect(await page.locator('input').count()).toBe(0)
  },
)

test('so is one that runs no scripts', async () => {
  const page = await site.openAlone('/login', {}, { javaScriptEnabled: false })
  await page.getByText('with JavaScript turned on', { exact: false }).waitFor()
})

test('any other shows nothing of it', async () => {
  const page = await site.open('/login')
  await page.locator('input').first().waitFor()
  expect(await languagesOf(page)).toEqual([])
})
