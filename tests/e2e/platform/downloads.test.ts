import type { Client } from '@seaport/api-client/client'
import { createVersion, deleteVersion, listVersions } from '@seaport/contract/platform/version'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { asOwner, SUPERVISOR } from '../support/supervisor.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${MAC} Version/17.4 Safari/605.1.15`
const CHROME_MAC = `${MAC} Chrome/140.0.0.0 Safari/537.36`
const CHROME_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const SUM = '0123456789abcdef'.repeat(8)

const site = consoleSite()
const { go } = site
let owner: Client
let page: Page

beforeAll(async () => {
  owner = await asOwner(site.server)
})
beforeEach(async () => {
  const { list } = await owner.call(listVersions, { query: { page_size: 200 } })
  for (const { id } of list) await owner.call(deleteVersion, { params: { id } })
})

const publish = (version: string, more: object = {}) =>
  owner.call(createVersion, {
    body: {
      language: 'en' as const,
      version,
      intel: `https://download.example.com/Seaport-${version}-x64.dmg`,
      m1: `https://download.example.com/Seaport-${version}-arm64.dmg`,
      windows: `https://download.example.com/Seaport-${version}.exe`,
      notes: `### Faster\n\n- What **${version}** brought`,
      ...more,
    },
  })
const yours = () => page.getByRole('region', { name: 'For your computer' })
const others = () => page.getByRole('region', { name: 'Other systems' })
const names = (part: ReturnType<typeof yours>) => part.getByRole('heading', { level: 3 }).allTextContents()

/** Opens a page with another browser's user agent and client hints. */
async function openIn(userAgent: string, platform?: string, architecture = ''): Promise<void> {
  const prepare = async (fresh: Page) => {
    const session = await fresh.context().newCDPSession(fresh)
    await session.send('Emulation.setUserAgentOverride', {
      userAgent,
      ...(platform && {
        userAgentMetadata: { platform, architecture, platformVersion: '', model: '', mobile: false },
      }),
    })
    onTestFinished(() => session.detach())
  }
  page = await site.open('/down', { prepare })
}

test.each([
  ['Windows', CHROME_WINDOWS, 'Windows', 'x86', ['Windows'], ['macOS, Intel', 'macOS, Apple silicon']],
  ['Apple silicon', CHROME_MAC, 'macOS', 'arm', ['macOS, Apple silicon'], ['macOS, Intel', 'Windows']],
  ['an Intel Mac', CHROME_MAC, 'macOS', 'x86', ['macOS, Intel'], ['macOS, Apple silicon', 'Windows']],
  ['Safari', SAFARI, undefined, '', ['macOS, Apple silicon', 'macOS, Intel'], ['Windows']],
] as const)('%s is offered its own build first', async (_, userAgent, platform, chip, first, rest) => {
  await publish('1.2.0')
  await openIn(userAgent, platform, chip)
  await expect.poll(() => names(yours())).toEqual(first)
  await expect.poll(() => names(others())).toEqual(rest)
  expect(await page.getByText('Your browser doesn’t say which chip').count()).toBe(first.length - 1)
})

test('a phone shows where the client runs, and can copy the link', async () => {
  await publish('1.2.0')
  await openIn(PHONE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await yours().getByText('runs on Windows and macOS computers').waitFor()
  await expect.poll(() => names(others())).toHaveLength(3)
  await yours().getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copy Successfully.').first().waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${site.server.serverUrl}/#/down`)
})

test('number, size, checksum, address and notes are those of the newest release', async () => {
  await publish('1.9.0')
  const file = { size: 101_082_726, sha512: SUM }
  await publish('1.10.0', { windows: 'https://cdn.example.com/Seaport.exe', files: { windows: file } })
  await publish('2.0.0-rc.1')
  await openIn(CHROME_WINDOWS, 'Windows')
  await yours()
    .getByText(/^Version 1\.10\.0 · .+ · 96\.4\sMB$/)
    .waitFor()
  const link = yours().getByRole('link', { name: 'Download for Windows' })
  expect(await link.getAttribute('href')).toBe('https://cdn.example.com/Seaport.exe')
  await yours().getByText('First start and how to check the file').click()
  await yours().getByText('“Windows protected your PC”').waitFor()
  await yours().getByText("Get-AuthenticodeSignature 'Seaport.exe'").waitFor()
  await yours().getByText(SUM, { exact: true }).waitFor()
  // Without a file for macOS, its signer can still be checked.
  await others().getByText('First start and how to check the file').first().click()
  await others().getByText('spctl --assess').first().waitFor()
  expect(await others().getByText('shasum').count()).toBe(0)
  await page.getByRole('heading', { name: 'What’s new in 1.10.0' }).waitFor()
  await page.getByRole('link', { name: 'All versions' }).click()
  await page.waitForURL(/#\/update-log$/)
  // The page before it has a heading of this level too, which names the version.
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['1.10.0', '1.9.0'])
  const newest = page.getByRole('article', { name: '1.10.0' })
  await newest.getByText(/96\.4\sMB/).waitFor()
  await newest.getByText('SHA-512 checksum').click()
  await newest.getByRole('button', { name: 'Copy the checksum for Windows' }).waitFor()
  const older = page.getByRole('article', { name: '1.9.0' }).getByRole('link', { name: 'Windows' })
  expect(await older.getAttribute('href')).toBe('https://download.example.com/Seaport-1.9.0.exe')
})

test('each language has its own versions, else those of the default one', async () => {
  await publish('1.0.0', { language: 'cn', notes: '中文说明' })
  await publish('1.1.0', { language: 'vi', notes: 'Ghi chú' })
  page = await site.open('/update-log')
  await page.getByText('中文说明').waitFor()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await page.getByText('Ghi chú').waitFor()
  await page.getByText('中文说明').waitFor({ state: 'detached' })
})

test('older versions appear on request', async () => {
  for (let minor = 0; minor < 12; minor += 1) await publish(`1.${minor}.0`)
  page = await site.open('/update-log')
  const shown = () => page.getByRole('heading', { level: 2 }).count()
  await expect.poll(shown).toBe(10)
  await page.getByRole('button', { name: 'Show older versions' }).click()
  await expect.poll(shown).toBe(12)
  await page.getByRole('button', { name: 'Show older versions' }).waitFor({ state: 'detached' })
})

test('an empty list and a failed request show messages', async () => {
  page = await site.open('/down')
  await page.getByText('Nothing to download yet').waitFor()
  await go('/update-log')
  await page.getByText('No version has been published yet').waitFor()
  await page.route('**/api/v1/version*', (route) =>
    route.fulfill({ status: 403, json: { code: 403, msg: 'Closed for today', data: null, request_id: 'r' } }),
  )
  await go('/down')
  await page.reload()
  await page.getByText('Closed for today').waitFor()
  await page.unroute('**/api/v1/version*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Nothing to download yet').waitFor()
})

test('inside the shell the page has room around it', async () => {
  page = await site.open('/down', { as: SUPERVISOR })
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const content = await page.locator('main#content').boundingBox()
  expect((heading?.y ?? 0) - (content?.y ?? 0)).toBe(24)
})

if (AT_NIGHT)
  test('axe finds nothing and nothing sticks out, in both themes and every width', async () => {
    await publish('1.2.0', { files: { windows: { size: 1_000_000, sha512: SUM } } })
    await openIn(SAFARI)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [path, heading] of [
      ['/down', 'What’s new in 1.2.0'],
      ['/update-log', '1.2.0'],
    ] as const) {
      await go(path)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
      await page.getByText('What 1.2.0 brought').waitFor()
      for (const details of await page.locator('summary').all()) await details.click()
      found.push(...(await axeAtNight(page)).map((words) => `${path} ${words}`))
      found.push(...(await overflowingWidths(page)).map((width) => `${path} sticks out at ${width}`))
    }
    expect(found).toEqual([])
  })
