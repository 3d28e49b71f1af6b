import { DEFAULT_LANG, fromTag, type Lang } from '@seaport/i18n/lang'
import type { CDPSession, Page, Request } from 'playwright'
import { type KnownVisit, readBundle } from './bundle.ts'

/** What happened until a screen was at rest. */
export interface Arrival {
  /** The language that it came in. */
  readonly lang: Lang
  /** What was drawn and then moved without anybody's doing: by how much in all, and where. */
  readonly moved: { readonly by: number; readonly what: readonly string[] }
  /** Files of code and texts that were asked for. */
  readonly files: readonly string[]
  /** Addresses of data that were asked for, below the API's. */
  readonly data: readonly string[]
}

/** Watches how screens come over a slow line. */
export interface ArrivalWatch {
  /** A screen is about to be opened. */
  begin(): Promise<void>
  /** It is there: waits until nothing more is on its way. */
  end(): Promise<Arrival>
  /** Makes the line as fast as before. */
  stop(): Promise<void>
}

/** Milliseconds until an answer comes: what arrives later than the rest is drawn later. */
const LATENCY = 120
/** Milliseconds without a request after which a screen is at rest. */
const REST = 150
/** How far a screen may move; two hundredths of the window. */
const MOST_MOVED = 0.02
/** Files that a further screen may ask for. */
const MOST_FILES = 4
/** Pages that demonstrate parts take these from wherever they lie. */
const PARTS = /^\/template\//
const API = /^\/api\/v\d+/
/** What is asked for everywhere: the shell's own, streams, pictures. */
const EVERYWHERE =
  /^\/(?:system\/config|menu|user\/(?:permission|info|security-notice)|admin\/attention|events|file\/)/

/** Keeps what moves from the first frame on; what the browser has kept of it meanwhile is taken in. */
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
  const asked = noteRequests(page)
  let document: unknown
  let from = 0
  return {
    async begin() {
      asked.clear()
      document = await page.evaluate('performance.timeOrigin')
      from = (await page.evaluate('performance.now()')) as number
    },
    async end() {
      await asked.rest()
      await page.evaluate(OBSERVE)
      await page.evaluate(FRAMES)
      // A page that was loaded anew has begun to count anew.
      const since = (await page.evaluate('performance.timeOrigin')) === document ? from : 0
      const moves = (await page.evaluate(`moves.since(${since})`)) as { value: number; what: string[] }[]
      const by = moves.reduce((sum, { value }) => sum + value, 0)
      const lang = fromTag(await page.evaluate<string>('document.documentElement.lang')) ?? DEFAULT_LANG
      return { lang, moved: { by, what: moves.flatMap(({ what }) => what) }, ...asked.found() }
    },
    async stop() {
      asked.stop()
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

function noteRequests(page: Page) {
  const open = new Set<Request>()
  let files: string[] = []
  let data: string[] = []
  let last = performance.now()
  const begin = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    const own = pathname.replace(API, '')
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.push(pathname.slice(1))
    else if (own === pathname || EVERYWHERE.test(own) || request.method() !== 'GET') return
    else data.push(own + search)
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
      files = []
      data = []
    },
    found: () => ({ files, data }),
    async rest() {
      while (open.size > 0 || performance.now() - last < REST) await page.waitForTimeout(30)
    },
    stop() {
      page.off('request', begin)
      page.off('requestfinished', finish)
      page.off('requestfailed', finish)
    },
  }
}

/**
 * Holds how screens come against what the build says of them, and that against how they come.
 * @param from the screen that people come from: what it has loaded is there
 */
export function arrivalFaults(from: '/dashboard' | '/login') {
  const { visits } = readBundle()
  const known = (path: string): KnownVisit => visits[path] ?? { code: [], texts: {}, asks: [] }
  const asked = new Set<string>()
  return (path: string, { lang, moved, files, data }: Arrival): string[] => {
    const filesOf = ({ code, texts }: KnownVisit) => [...code, ...(texts[lang] ?? [])]
    const there = new Set(filesOf(known(from)))
    const route = routeOf(Object.keys(visits), path)
    for (const address of data) asked.add(unordered(address))
    const further = new Set([...filesOf(known(route)), ...files].filter((file) => !there.has(file)))
    const { asks } = known(route)
    const id = path.split('/')[route.split('/').indexOf(':id')] ?? ''
    const never = asks.filter((ask) => !asked.has(unordered(filled(ask, { id, lang }))))
    return [
      ...(moved.by > MOST_MOVED ? [`${path} moves by ${moved.by.toFixed(3)}: ${moved.what.join('; ')}`] : []),
      ...(further.size > MOST_FILES && !PARTS.test(path)
        ? [`${path} asks for ${further.size} files: ${[...further]}`]
        : []),
      ...never.map((ask) => `${path} does not begin with ${ask}, which index.html asks for`),
      ...(data.length > 0 && asks.length === 0
        ? [`index.html could ask for what ${path} does: ${data}`]
        : []),
    ]
  }
}

/** @returns the path as its screen declares it: the very same, else one that fits */
function routeOf(routes: readonly string[], path: string): string {
  const parts = path.split('/')
  const fits = (route: string) => {
    const wanted = route.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
  }
  const route = routes.find((one) => one === path) ?? routes.find(fits)
  if (!route) throw new Error(`The build knows no screen at ${path}`)
  return route
}

/** An address of data as index.html fills it in. */
function filled(ask: string, { id, lang }: { id: string; lang: string }): string {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const values: Readonly<Record<string, string>> = { id, lang, zone }
  return ask.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}

/** The same for the same question, whatever the order of its query. */
export function unordered(address: string): string {
  const [path = '', search] = address.split('?')
  return `${path}?${[...new URLSearchParams(search)].map(String).sort()}`
}
