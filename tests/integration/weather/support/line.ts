import { API_BASE } from '@seaport/contract/api'
import { EVENTS_PATH } from '@seaport/contract/event'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { numbers, pick } from '../../../support/random.ts'

/** What befalls a call of the server; `lost` reaches it, and its answer does not come. */
const happenings = [
  'unreachable',
  'lost',
  'a portal',
  'a gateway',
  'a gateway in JSON',
  'killed before it acts',
  'killed after it acted',
] as const

export interface LineOptions {
  readonly seed: number
  readonly server: typeof fetch
  readonly roughness: number
  readonly kill: () => void
  readonly clock: SimClock
  /** Whether the line for live events works; else it never opens. */
  readonly hasEvents: boolean
  /** From this moment on everything is fair: an outage has an end. */
  readonly fairFrom: number
}

/** The connection to the server. Heartbeats beyond one a minute are answered here: they are most of the calls, and carry nothing new. */
export function createLine(options: LineOptions): typeof fetch {
  const { server, roughness, kill, clock } = options
  const { now } = clock
  const random = numbers(options.seed ^ 0x11e)
  let beatAt = 0
  return async (input, init) => {
    const { pathname } = new URL(String(input))
    if (pathname === `${API_BASE}${EVENTS_PATH}`) return events(options, init)
    if (pathname.endsWith('/seat/heartbeat')) {
      if (now() - beatAt < 60_000) return Response.json({ code: 200, msg: '', data: {} })
      beatAt = now()
    }
    // A person who logs in tries again.
    const isLogin = pathname.endsWith('/seat/login')
    const isMet = !isLogin && now() < options.fairFrom && random() < roughness
    const met = isMet ? pick(random, happenings) : null
    if (met === 'unreachable') throw new TypeError('fetch failed')
    if (met === 'a portal') return new Response('<html>Sign in to the wifi</html>')
    if (met === 'a gateway') return new Response('<html>Bad Gateway</html>', { status: 502 })
    if (met === 'a gateway in JSON') return Response.json({ code: 404, msg: 'not found' }, { status: 404 })
    if (met === 'killed before it acts') {
      kill()
      throw new TypeError('fetch failed')
    }
    const answer = await clock.runWhile(() => server(input, init))
    if (met === 'killed after it acted') kill()
    if (met === 'lost' || met === 'killed after it acted') throw new TypeError('fetch failed')
    return answer
  }
}

/** Some proxies keep a line open on which nothing ever comes. */
function events({ server, hasEvents }: LineOptions, init: RequestInit | undefined): Promise<Response> {
  if (hasEvents) return server(`http://seaport.test${API_BASE}${EVENTS_PATH}`, init)
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}
