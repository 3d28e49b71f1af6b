import { API_BASE } from '@seaport/contract/api'
import { EVENTS_PATH } from '@seaport/contract/event'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { numbers, pick } from '../../../support/random.ts'

/** Fault of a call to the server; `lost` reaches the server, but its answer is lost. */
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
  /** Time from which no more faults occur. */
  readonly fairFrom: number
}

/** The connection to the server. Calls that carry nothing new are answered here, but for one in a while: they are most of all. */
export function createLine(options: LineOptions): typeof fetch {
  const { server, roughness, kill, clock } = options
  const { now } = clock
  const random = numbers(options.seed ^ 0x11e)
  const answerIdle = createIdleAnswers(now)
  return async (input, init) => {
    const { pathname } = new URL(String(input))
    if (pathname === `${API_BASE}${EVENTS_PATH}`) return events(options, init)
    const idle = answerIdle(pathname, init?.body)
    if (idle.known) return idle.known()
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
    idle.note(await answer.clone().text())
    if (met === 'killed after it acted') kill()
    if (met === 'lost' || met === 'killed after it acted') throw new TypeError('fetch failed')
    return answer
  }
}

/** Calls that a waiting client repeats, and how long what they said counts as known (ms): less than a task's lease. */
const repeated: readonly [ending: string, forMs: number][] = [
  ['/seat/heartbeat', 60_000],
  ['/runner/claim', 60_000],
  ['/progress', 30_000],
]

/** @returns for each call the answer of the one before, if it said the same and was answered a moment ago; a claim that brought tasks is no such one */
function createIdleAnswers(now: () => number) {
  const last = new Map<string, { said: string; answer: string; at: number }>()
  return (pathname: string, body: unknown) => {
    const forMs = repeated.find(([ending]) => pathname.endsWith(ending))?.[1]
    const said = String(body).replace(/"seq":\d+/, '')
    const before = last.get(pathname)
    const isKnown = forMs !== undefined && before?.said === said && now() - before.at < forMs
    return {
      known: isKnown ? () => new Response(before.answer, { headers: JSON_TYPE }) : null,
      note(answer: string) {
        last.delete(pathname)
        if (forMs !== undefined && isGood(answer)) last.set(pathname, { said, answer, at: now() })
      },
    }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const isGood = (answer: string) => answer.startsWith('{"code":200') && !answer.includes('"fence"')

/** Some proxies keep an event stream open without passing data on. */
function events({ server, hasEvents }: LineOptions, init: RequestInit | undefined): Promise<Response> {
  if (hasEvents) return server(`http://seaport.test${API_BASE}${EVENTS_PATH}`, init)
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}
