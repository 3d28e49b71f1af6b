import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { unordered } from '../support/arrival.ts'
import { readBundle } from '../support/bundle.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { SUPERVISOR } from '../support/supervisor.ts'
import { type Arrival, countShifts, countWire, type Wire, weigh } from '../support/wire.ts'

/** Requests and bytes of a first visit, headers and data included. */
const LOGIN = { requests: 4, bytes: 140_000 }
const DASHBOARD = { requests: 16, bytes: 232_000 }
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

/** Code and texts; letters are fetched where somebody's name has them. */
const files = (arrivals: readonly Arrival[]) =>
  arrivals.filter(({ path }) => path.startsWith('/assets/') && !path.endsWith('.woff2'))

/** Files of a visit in which zod lies: whoever fills in no form needs none. */
function withZod(arrivals: readonly Arrival[]): string[] {
  const all = readBundle().files.flatMap(({ file, hasZod }) => (hasZod ? [`/assets/${file}`] : []))
  expect(all.length).toBeGreaterThan(0)
  return all.filter((path) => arrivals.some((one) => one.path === path))
}

test('the login comes with few requests and bytes, all of it compressed', async () => {
  const { page, wire, shifts } = await visit('/login')
  await page.locator('input[name="email"]').waitFor()
  const arrivals = await wire.settled()
  expect(arrivals.length).toBeLessThanOrEqual(LOGIN.requests)
  expect(weigh(arrivals)).toBeLessThanOrEqual(LOGIN.bytes)
  expect(files(arrivals).length).toBeGreaterThan(1)
  expect(withZod(arrivals)).toEqual([])
  expect(arrivals.filter(({ path }) => path.endsWith('.woff2'))).toEqual([])
  expect(files(arrivals).filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(SHIFT)
})

test('so does the dashboard with its charts; a second visit loads the page and its data alone', async () => {
  const { page, wire, shifts } = await visit('/dashboard', SUPERVISOR)
  await page.locator('main figure svg, main svg[role="img"]').first().waitFor()
  const arrivals = await wire.settled()
  expect(arrivals.length).toBeLessThanOrEqual(DASHBOARD.requests)
  expect(weigh(arrivals)).toBeLessThanOrEqual(DASHBOARD.bytes)
  expect(withZod(arrivals)).toEqual([])
  expect(await shifts()).toBeLessThanOrEqual(SHIFT)

  await page.reload()
  await page.locator('main figure svg, main svg[role="img"]').first().waitFor()
  const again = await wire.settled()
  expect(again.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith('/api/'))).toEqual(
    [],
  )
})

test('a list asks for few files when one comes from the dashboard; the sweeps count those of every screen', async () => {
  const { page, wire } = await visit('/dashboard', SUPERVISOR)
  await page.locator('main h1').waitFor()
  await wire.settled()
  await site.go('/seatAccount', page)
  await page.waitForURL('**/#/seatAccount')
  const arrivals = files(await wire.settled())
  expect(arrivals.length).toBeGreaterThan(0)
  expect(arrivals.length).toBeLessThanOrEqual(SCREEN)
})

test('data is asked for once, the list’s too, while the code that reads it is still loading', async () => {
  const asked: string[] = []
  let firstCode: number | undefined
  const prepare = async (fresh: Page) => {
    fresh.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      asked.push(unordered(pathname + search))
    })
    fresh.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/assets/')) firstCode ??= asked.length
    })
  }
  const page = await site.openAlone('/seatAccount', { prepare, as: SUPERVISOR })
  await page.locator('main :is([role="cell"], [role="gridcell"], td)').first().waitFor()
  const { asks = [] } = readBundle().visits['/seatAccount'] ?? {}
  expect(asks.length).toBeGreaterThan(1)
  for (const end of ['/events', '/system/config', '/user/permission', '/menu', ...asks]) {
    const path = unordered(`/api/v1${end}`)
    expect(asked.indexOf(path)).toBeGreaterThan(0)
    expect(asked.indexOf(path)).toBeLessThan(firstCode ?? 0)
    expect(asked.filter((one) => one === path)).toHaveLength(1)
  }
})

test('what stands above a screen is there before its code', async () => {
  const prepare = (fresh: Page) => fresh.route('**/assets/*.js', (route) => route.abort())
  const frame = await site.openAlone('/seatAccount', { prepare, as: SUPERVISOR })
  const words = frame.locator('#first-frame main p')
  await words.first().waitFor()
  const early = await words.allTextContents()
  const page = await site.openAlone('/seatAccount', { as: SUPERVISOR })
  await page.locator('main h1').waitFor()
  expect(early).toEqual([
    await page.locator('main h1').textContent(),
    await page.locator('main h1 + p').textContent(),
  ])
})

test('the login is drawn without what sends it, which comes with the first key', async () => {
  const { page, wire } = await visit('/login')
  await page.locator('input[name="email"]').waitFor()
  await wire.settled()
  await page.locator('input[name="email"]').fill('nobody')
  const code = files(await wire.settled())
  expect(code.length).toBeGreaterThan(0)
  await page.locator('button[type="submit"]').click()
  await page.locator('input[name="email"][aria-invalid="true"]').waitFor()
  expect(files(await wire.settled())).toEqual([])
})

test('hardly a file is too small for a request of its own', () => {
  const { files: all } = readBundle()
  expect(all.length).toBeGreaterThan(20)
  // The bundler's own helpers, and what no other file may be merged with.
  expect(all.filter(({ bytes }) => bytes < 5_000).length).toBeLessThanOrEqual(12)
})

test('every file is compiled while it comes in', () => {
  const { files: all } = readBundle()
  expect(all.filter(({ compiledAhead }) => !compiledAhead).map(({ file }) => file)).toEqual([])
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
