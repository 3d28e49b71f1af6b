import { TransportError } from '@seaport/platforms/transport-error'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { damaged, damages } from '@seaport/sandbox/control/damage'
import { WEATHER, type Weather, type WeatherName, weatherHeaders } from '@seaport/sandbox/control/weather'
import { buildSandbox } from '@seaport/sandbox/server'
import { numbers, pick } from '../../../support/random.ts'
import { fetchInto } from './in-process.ts'

/** Fault of a request to a network, beside the answers of `WEATHER`. */
const happenings = [
  'unreachable',
  'cut before it acts',
  'cut after it acted',
  'cut in the body',
  'killed before it acts',
  'killed after it acted',
  'limited',
  'unauthorized',
  'fault',
  ...damages,
] as const
type Happening = (typeof happenings)[number] | WeatherName

/** Responses that need a person's action; rarer, since all work waits for it. */
const serious: readonly WeatherName[] = [
  'x_suspended',
  'x_locked',
  'x_spend_cap',
  'x_limit_24h',
  'x_limit_user_24h',
  'graph_checkpoint',
  'graph_checkpoint_code',
  'graph_blocked',
  'graph_no_proof',
  'graph_no_version',
  'graph_abusive',
  'graph_bad_token',
  'graph_password',
  'graph_limit_app',
]
const names = Object.keys(WEATHER) as WeatherName[]
const passing = names.filter((name) => !serious.includes(name))
const ofX = (name: Happening) => !name.startsWith('graph_')
const ofGraph = (name: Happening) => !name.startsWith('x_')

export interface Network {
  readonly fetch: typeof fetch
  control<T = unknown>(path: string, body?: unknown): Promise<T>
  readonly world: Awaited<ReturnType<typeof buildSandbox>>['world']
  /** The handle of everybody whose row arrived damaged, at least once. */
  readonly damaged: Set<string>
  /** Each request that was made, when (ms since the start), and what befell it. */
  readonly trace: string[]
  /** Rows of people that X answered: it is paid for each. */
  rows(): number
  /** An answer with new tokens was lost, or its process died: that sign-in is over. */
  lostRefresh(): boolean
  close(): Promise<void>
}

export interface NetworkOptions {
  readonly seed: number
  readonly clock: SimClock
  /** Probability that a request gets a fault, from 0 to 1. */
  readonly roughness: number
  /** Ends the client's process, as `kill -9` does. */
  readonly kill: () => void
}

/** The sandbox in this process, behind a connection with every fault on record. */
export async function openNetwork({ seed, clock, roughness, kill }: NetworkOptions): Promise<Network> {
  const sandbox = await buildSandbox({
    people: 40,
    seed: String(seed),
    now: clock.now,
    accessTokenSeconds: 1200,
    pageRows: 10,
  })
  await sandbox.app.ready()
  const reach = fetchInto(sandbox.app)
  const random = numbers(seed ^ 0x5eed)
  const began = clock.now()
  const trace: string[] = []
  const lost = new Set<string>()
  let rows = 0
  let isRefreshLost = false

  const draw = (isGraph: boolean): Happening | null => {
    const isMet = random() < roughness
    const kind = random()
    const kinds = kind < 0.02 ? serious : kind < 0.4 ? passing : happenings
    return isMet
      ? pick(
          random,
          (kinds as readonly Happening[]).filter((name) => (isGraph ? ofGraph : ofX)(name)),
        )
      : null
  }
  const act = async (url: URL, init: RequestInit | undefined, met: Happening | null): Promise<Response> => {
    const answer = await clock.runWhile(() => reach(url, init))
    if (!/\/(followers|following|users)/.test(url.pathname) || !answer.ok) return answer
    const body = (await answer.json()) as Page
    rows += body.data?.length ?? 0
    return Response.json(damagedPage(body, met, lost), answer)
  }

  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const isToken = url.pathname.endsWith('/oauth2/token')
    const met = draw(url.pathname.startsWith('/graph'))
    trace.push(
      `${clock.now() - began} ${init?.method ?? 'GET'} ${url.pathname}${searchOf(url)}: ${met ?? 'fair'}`,
    )
    if (met === null) return act(url, init, met)
    if (met === 'unreachable') throw new TransportError('not connected', { isSent: false })
    if (met === 'cut before it acts') throw new TransportError('no answer', { isSent: true })
    if (met === 'killed before it acts') {
      kill()
      throw new TransportError('no answer', { isSent: true })
    }
    const said = saidInstead(met, clock.now())
    if (said) return said
    const answer = await act(url, init, met)
    if (/after|in the body/.test(met) && isToken) isRefreshLost = true
    if (met === 'killed after it acted') kill()
    if (/after/.test(met)) throw new TransportError('no answer', { isSent: true })
    return met === 'cut in the body' ? cutInBody(answer) : answer
  }

  return {
    fetch: send,
    world: sandbox.world,
    damaged: lost,
    trace,
    rows: () => rows,
    lostRefresh: () => isRefreshLost,
    close: () => sandbox.app.close(),
    async control<T>(path: string, body?: unknown) {
      const answer = await reach(`http://network.test/_control${path}`, {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

/** Tokens are drawn anew each time. */
const searchOf = ({ search }: URL) => search.replace(/(access_token=)[^&]+/, '$1…')

function saidInstead(met: Happening, now: number): Response | null {
  const problem = (status: number, title: string, headers = {}) =>
    Response.json({ title, type: 'about:blank', status, detail: title }, { status, headers })
  if (met === 'limited')
    return problem(429, 'Too Many Requests', { 'x-rate-limit-reset': String(Math.ceil(now / 1000) + 60) })
  if (met === 'unauthorized') return problem(401, 'Unauthorized')
  if (met === 'fault') return problem(503, 'Service Unavailable')
  if (!(met in WEATHER)) return null
  const weather: Weather = WEATHER[met as WeatherName]
  return new Response(weather.body, { status: weather.status, headers: weatherHeaders(weather, now) })
}

/** Sends half of the body, then breaks off. */
async function cutInBody(answer: Response): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer())
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ === 0) controller.enqueue(whole.subarray(0, Math.floor(whole.length / 2)))
      else controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}

interface Page {
  data?: (Record<string, unknown> | null)[]
}

const damageOf = (met: Happening | null) => damages.find((damage) => damage === met)

/** @param lost filled with the handle of everybody whose row can't be read */
function damagedPage(page: Page, met: Happening | null, lost: Set<string>): Page {
  const damage = damageOf(met)
  if (damage === undefined) return page
  const [first] = page.data ?? []
  // Null fields cost nobody: the person is known by id and handle.
  if (first && (damage === 'null_row' || damage === 'other_type')) lost.add(String(first.username))
  return damaged(page, damage)
}
