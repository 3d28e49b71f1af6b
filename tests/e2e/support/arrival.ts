import type { CDPSession, Page, Request, Route } from 'playwright'
import { inTime, waitUntil } from '../../electron-host/src/wait-until.ts'

/** Loading of a screen until it is stable. */
export interface Arrival {
  /** Layout shifts: their total, and the elements that moved. */
  readonly moved: { readonly by: number; readonly what: readonly string[] }
}

/** Observes how screens load over a slow line. */
export interface ArrivalWatch {
  /** Call before a screen is opened. */
  begin(): Promise<void>
  /** Call once it is visible: waits until no request is pending. */
  end(): Promise<Arrival>
  /** Makes the line as fast as before. */
  stop(): Promise<void>
}

/** Latency of responses in ms, so that late data is rendered late. */
const LATENCY = 120
/** Milliseconds without a request after which a screen is at rest. */
const REST = 150
/** Maximum shift of a screen: two hundredths of the window. */
const MOST_MOVED = 0.02
const API = /^\/api\/v\d+/
/** Counts of a list's chips. Held back until everything else is drawn, because the chips grow with them. */
const COUNTS = /\/count(?:\?|$)/
/** Requested on every page: the shell's own calls, streams, pictures. */
const EVERYWHERE =
  /^\/(?:system\/config|menu|user\/(?:permission|info|security-notice)|admin\/attention|events|file\/)/

/** Records layout shifts from the first frame on, including those buffered by the browser. */
const OBSERVE = `globalThis.moves ??= (() => {
  const seen = []
  const take = (entries) => seen.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value, startTime, sources }) => ({
    value, at: startTime,
    what: (sources ?? []).map(({ node, previousRect, currentRect }) =>
      (node?.nodeName ?? '?').toLowerCase() + ' "' + (node?.textContent ?? '').trim().slice(0, 40) + '" ' + [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()).join(' to ')),
  })))
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  return { since: (at) => (take(observer.takeRecords()), seen.filter((one) => one.at >= at)) }
})()`

const FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** Begins to watch a page. */
export async function watchArrivals(page: Page): Promise<ArrivalWatch> {
  const session = await slowDown(page)
  const held = new Map<Request, Route>()
  const asked = noteRequests(page, (request) => held.has(request))
  let holding = false
  await page.route(COUNTS, (route) => (holding ? void held.set(route.request(), route) : route.continue()))
  let document: unknown
  let from = 0
  return {
    async begin() {
      asked.clear()
      holding = true
      document = await page.evaluate('performance.timeOrigin')
      from = (await page.evaluate('performance.now()')) as number
    },
    async end() {
      await asked.rest()
      holding = false
      const counts = [...held.values()]
      held.clear()
      await Promise.all(counts.map((route) => route.continue()))
      await asked.rest()
      await page.evaluate(OBSERVE)
      await inTime('two frames of the page', page.evaluate(FRAMES))
      // A reloaded page has started counting again.
      const since = (await page.evaluate('performance.timeOrigin')) === document ? from : 0
      const moves = (await page.evaluate(`moves.since(${since})`)) as { value: number; what: string[] }[]
      const by = moves.reduce((sum, { value }) => sum + value, 0)
      return { moved: { by, what: moves.flatMap(({ what }) => what) } }
    },
    async stop() {
      asked.stop()
      await page.unroute(COUNTS)
      await session.detach()
    },
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return session
}

/** @param isHeld whether a request is kept from the server, so that nothing waits for it */
function noteRequests(page: Page, isHeld: (request: Request) => boolean) {
  const open = new Set<Request>()
  let last = performance.now()
  const begin = (request: Request) => {
    const { pathname } = new URL(request.url())
    const own = pathname.replace(API, '')
    // Chromium reports no response for a shared worker's script.
    const isFile = /^\/assets\/(?!.*worker).*\.js$/.test(pathname)
    if (!isFile && (own === pathname || EVERYWHERE.test(own) || request.method() !== 'GET')) return
    open.add(request)
    last = performance.now()
  }
  const finish = (request: Request) => {
    if (open.delete(request)) last = performance.now()
  }
  page.on('request', begin)
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  return {
    clear() {
      open.clear()
    },
    rest: () =>
      waitUntil(
        'the answers to what a screen asks',
        () => [...open].every(isHeld) && performance.now() - last >= REST,
        () => [...open].map((request) => request.url()),
      ),
    stop() {
      page.off('request', begin)
      page.off('requestfinished', finish)
      page.off('requestfailed', finish)
    },
  }
}

/** @returns faults of a screen's loading */
export function arrivalFaults(path: string, { moved }: Arrival): string[] {
  return moved.by > MOST_MOVED ? [`${path} moves by ${moved.by.toFixed(3)}: ${moved.what.join('; ')}`] : []
}
