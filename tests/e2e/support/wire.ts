import type { CDPSession, Page } from 'playwright'

/** One answer that came over the wire. */
export interface Arrival {
  readonly path: string
  readonly type: string
  /** Bytes with its headers, as they were sent. */
  readonly bytes: number
  readonly encoding: string | undefined
  readonly status: number
}

/** What a page fetches, counted where the browser receives it; what its cache answers does not count. */
export interface Wire {
  /** What has arrived since the last call, once nothing more is on its way. */
  settled(): Promise<readonly Arrival[]>
}

/** Milliseconds without a request after which a page is at rest; the header's poll asks less often. */
const REST = 800

interface Pending extends Partial<Arrival> {
  readonly path: string
  readonly type: string
}

/** Begins to count; call it before the page is loaded. */
export async function countWire(page: Page): Promise<Wire> {
  const session = await page.context().newCDPSession(page)
  const pending = new Map<string, Pending>()
  let arrived: Arrival[] = []
  let last = performance.now()
  listen(session, pending, {
    arrive: (one) => arrived.push(one),
    stir: () => {
      last = performance.now()
    },
  })
  await session.send('Network.enable')
  return {
    async settled() {
      // The stream of events is open as long as the page is.
      const busy = () => [...pending.values()].some(({ type }) => type !== 'EventSource' && type !== 'Fetch')
      last = performance.now()
      while (busy() || performance.now() - last < REST) await page.waitForTimeout(50)
      const found = arrived
      arrived = []
      return found
    },
  }
}

interface Told {
  arrive(one: Arrival): void
  stir(): void
}

function listen(session: CDPSession, pending: Map<string, Pending>, { arrive, stir }: Told): void {
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http://127.0.0.1')) return
    stir()
    pending.set(requestId, { path: new URL(request.url).pathname, type: type ?? '' })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (response.fromDiskCache || response.fromPrefetchCache) pending.delete(requestId)
    else if (one)
      pending.set(requestId, {
        ...one,
        status: response.status,
        encoding: Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name))?.[1],
      })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => pending.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const one = pending.get(requestId)
    pending.delete(requestId)
    stir()
    if (one) arrive({ encoding: undefined, status: 0, ...one, bytes })
  })
}

/** Bytes of all of them. */
export const weigh = (arrivals: readonly Arrival[]): number =>
  arrivals.reduce((sum, { bytes }) => sum + bytes, 0)

/** Adds up from the page's first moment how far what was drawn has moved without anybody's doing. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  return () => page.evaluate('shifted')
}
