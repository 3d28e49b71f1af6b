import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readBundle } from '../support/bundle.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { OWNER, SUPERVISOR } from '../support/supervisor.ts'
import { type Arrival, countShifts, countWire, type Wire, weigh } from '../support/wire.ts'

/** Requests and bytes of a first visit, headers and data included (decision 0330). */
const LOGIN = { requests: 12, bytes: 202_000 }
const DASHBOARD = { requests: 25, bytes: 303_000 }
/** Files that a further screen asks for. */
const SCREEN = 4
const SHIFT = 0.02

const site = consoleSite()

/** A first visit, in a browser that knows nothing. */
async function visit(path: string, as?: Visit['as']) {
  let wire: Wire | undefined
  let shifts: (() => Promise<number>) | undefined
  const prepare = async (fresh: Page) => {
    wire = await countWire(fresh)
    shifts = await countShifts(fresh)
  }
  const page = await site.openAlone(path, { prepare, ...(as && { as }) })
  if (!wire || !shifts) throw new Error('Nothing was prepared')
  return { page, wire, shifts }
}

const files = (arrivals: readonly Arrival[]) => arrivals.filter(({ path }) => path.startsWith('/assets/'))

test('the login comes with few requests and bytes, all of it compressed', async () => {
  const { page, wire, shifts } = await visit('/login')
  await page.locator('input[name="email"]').waitFor()
  const arrivals = await wire.settled()
  expect(arrivals.length).toBeLessThanOrEqual(LOGIN.requests)
  expect(weigh(arrivals)).toBeLessThanOrEqual(LOGIN.bytes)
  expect(files(arrivals).length).toBeGreaterThan(1)
  expect(files(arrivals).filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(SHIFT)
})

test('so does the dashboard with its charts; a second visit loads the page and its data alone', async () => {
  const { page, wire, shifts } = await visit('/dashboard', SUPERVISOR)
  await page.locator('main figure svg, main svg[role="img"]').first().waitFor()
  const arrivals = await wire.settled()
  expect(arrivals.length).toBeLessThanOrEqual(DASHBOARD.requests)
  expect(weigh(arrivals)).toBeLessThanOrEqual(DASHBOARD.bytes)
  expect(await shifts()).toBeLessThanOrEqual(SHIFT)

  await page.reload()
  await page.locator('main figure svg, main svg[role="img"]').first().waitFor()
  const again = await wire.settled()
  expect(again.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith('/api/'))).toEqual(
    [],
  )
})

test.each([
  ['/seatAccount', SUPERVISOR],
  ['/task', SUPERVISOR],
  ['/media', SUPERVISOR],
  ['/turnover-user', SUPERVISOR],
  ['/buyPort-user', SUPERVISOR],
  ['/userManagement', OWNER],
  ['/configManagement', OWNER],
])('%s asks for few files when one comes from the dashboard', async (path, as) => {
  const { page, wire } = await visit('/dashboard', as)
  await page.locator('main h1').waitFor()
  await wire.settled()
  await site.go(path, page)
  await page.waitForURL(`**/#${path}`)
  const arrivals = files(await wire.settled())
  expect(arrivals.length).toBeGreaterThan(0)
  expect(arrivals.length).toBeLessThanOrEqual(SCREEN)
})

test('hardly a file is too small for a request of its own', () => {
  const { files: all } = readBundle()
  expect(all.length).toBeGreaterThan(20)
  // The bundler's own helpers, and what no other file may be merged with.
  expect(all.filter(({ bytes }) => bytes < 5_000).length).toBeLessThanOrEqual(12)
})

test('every language is fetched by itself', async () => {
  const loaded = async (locale: 'cn' | 'vi') => {
    const { page, wire } = await visit('/login')
    await page.evaluate((lang) => localStorage.setItem('language', lang), locale)
    await wire.settled()
    await page.reload()
    return files(await wire.settled()).map(({ path }) => path)
  }
  const [cn, vi] = [await loaded('cn'), await loaded('vi')]
  expect(cn.length).toBeGreaterThan(0)
  expect(cn.filter((path) => vi.includes(path))).toEqual([])
})
