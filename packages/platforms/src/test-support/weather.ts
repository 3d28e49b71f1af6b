import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { Clock } from '@seaport/runner/clock'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { type Happening, troubledServer } from '@seaport/runner/test-support/troubled-server'
import { vi } from 'vitest'
import { TransportError } from '../transport-error.ts'
import { newSignIn, stage } from './stage.ts'

/** What befalls one request on its way to X and back. */
const weathers = [
  'unreachable',
  'cut before it acts',
  'cut after it acted',
  'killed after it acted',
  'HTML 200',
  'HTML 401',
  'HTML 403',
  'HTML 502',
  '404 page not found',
  'empty 200',
  'cut JSON',
  'an error in 200',
  'unauthorized',
  'limited',
  'limited for ever',
  'a fault',
  'page token refused',
  'a strange row',
] as const
/** What ends a task: each has its own end. Rare, since nothing else happens after it. */
const endings = ['suspended', 'locked', 'spend cap', 'no access', 'no such app'] as const
const ENDING_SHARE = 0.05
type Weather = (typeof weathers)[number] | (typeof endings)[number] | 'fair'

/** What leaves open whether a write arrived. */
const doubts = ['cut before it acts', 'cut after it acted', 'killed after it acted', 'empty 200'] as const
/** Trouble comes in spells: how many requests after a bad one meet the weather of `SPELL_ROUGHNESS`. */
const SPELL = 2
const SPELL_ROUGHNESS = 0.6

/** @returns numbers in [0, 1) that a seed determines (mulberry32) */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Ends of a task that a person has words for. */
const ends: readonly EndReason[] = [
  'target_reached',
  'list_exhausted',
  'retries_spent',
  'nothing_new',
  'usage_cap',
  'account_blocked',
  'capability_refused',
  'network_misconfigured',
]
/** Each life of the process asks again what the one before did not write down. */
const MOST_KILLS = 5
/** How often, and how long at most, the file of new tokens is held. Afterwards they are kept within a minute. */
const HELD_SHARE = 0.5
const LONGEST_HELD = 5 * 60_000
const KEPT_WITHIN = 60_000
/** How often a person closes the client and starts it again, and at most how long it runs until then. */
const CLOSINGS = 3
const LONGEST_OPEN = 20 * 60_000
const DAY = 24 * 60 * 60_000
const PAGE = 10

/** Result of one simulation; an empty list of faults is a pass. */
export interface Played {
  faults: string[]
  requests: number
  /** Each request with its moment and what befell it, for a replay to be compared with. */
  trace: string[]
}

/**
 * Plays a collection and a promotion against an X whose answers, and a server whose calls, go wrong by a seed, on one simulated clock: days pass in milliseconds.
 */
export async function playWeather(seed: number): Promise<Played> {
  // Pauses are drawn too: without this a seed would not replay.
  const drawn = vi.spyOn(Math, 'random').mockImplementation(randomOf(seed ^ 0x0dd))
  try {
    return await play(seed)
  } finally {
    drawn.mockRestore()
  }
}

/** What a task says at a position. */
type TextOf = (position: number, task: string) => string

/** @returns what befalls the next request */
function forecast(random: () => number, roughness: number): (isWrite: boolean) => Weather {
  const pick = (list: readonly Weather[]) => list[Math.floor(random() * list.length)] as Weather
  let spell = 0
  return (isWrite) => {
    spell -= 1
    if (random() >= (spell >= 0 ? Math.max(roughness, SPELL_ROUGHNESS) : roughness)) return 'fair'
    if (spell < 0) spell = SPELL
    if (random() < ENDING_SHARE) return pick(endings)
    return isWrite && random() < 0.5 ? pick(doubts) : pick(weathers)
  }
}

async function play(seed: number): Promise<Played> {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const folder = mkdtempSync(join(tmpdir(), 'seaport-weather-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const size = 5 + Math.floor(random() * 60)
  const posts = 1 + Math.floor(random() * 4)
  const textOf: TextOf =
    random() < 0.5 ? (position, task) => `words for ${position} of ${task}` : () => 'the same words'
  const roughness = random() * 0.5
  let cuts = 0
  const cut = () => {
    cuts += 1
  }
  const hold = () => {
    if (random() < HELD_SHARE) heldUntil = clock.now() + random() * LONGEST_HELD
  }
  const x = createX(size, forecast(random, roughness), { now: clock.now, kill: cut, refreshed: hold })
  const signedOut: string[] = []
  const { collecting, sending } = addTasks(model, clock, [posts, Math.floor(random() * 4)])
  const happenings = Array.from({ length: 30 }, () =>
    pick<Happening>(['none', 'none', 'none', 'unreachable', 'lost', 'fault', 'cut']),
  )
  const server = troubledServer(clock, model, happenings, cut)
  const signIn = newSignIn()
  let isSignInLost = false
  let notKept = 0
  let heldUntil = 0
  const born = () => {
    const runner = stage({
      journalPath: join(folder, 'journal.sqlite'),
      server,
      clock,
      fetch: x.fetch,
      textOf,
      signIn,
      isFileHeld: () => clock.now() < heldUntil || random() < roughness / 2,
      onSignedOut: (id) => void signedOut.push(id),
    })
    runner.start()
    return runner
  }
  const tasks = [collecting, ...sending]
  const isOver = () => tasks.every(({ status }) => status === 'completed' || status === 'error')
  const end = clock.now() + 60 * DAY
  let runner = born()
  const over = new AbortController()
  void closeNowAndThen(clock, random, cut, over.signal)
  for (let seen = 0; !isOver() && clock.now() < end && x.requests() < 5000; ) {
    await new Promise((resolve) => setImmediate(resolve))
    if (cuts === seen) continue
    // The process was killed, and is started again.
    seen = cuts
    await runner.stop()
    // New tokens whose file was held until the process died are lost; the file is not held for long.
    if (signIn.tokens.refresh_token !== x.refreshToken()) {
      if (clock.now() > Math.max(heldUntil, x.refreshedAt()) + KEPT_WITHIN) notKept += 1
      isSignInLost = true
    }
    runner = born()
  }
  over.abort()
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  const faults = [
    ...faultsOfTasks(tasks),
    ...faultsOfCollection(collecting, size, x),
    ...faultsOfPromotions(sending, textOf, x),
    ...(notKept > 0 ? ['new tokens were not kept'] : []),
    ...(signedOut.length > 0 && !isSignInLost ? ['the account was signed out by weather'] : []),
  ]
  return { faults, requests: x.requests(), trace: x.trace }
}

/** A collection, and two tasks of its account that may say the same at the same moment. */
function addTasks(model: FakeServer, clock: Clock, sizes: readonly number[]) {
  const account = { id: 'a', network: 'x', account: 'ann', nickname: '' } as const
  const collecting = model.add({
    id: 'collecting',
    name: 'collecting',
    account,
    work: {
      kind: 'collect_followers',
      params: { profiles: ['https://x.test/ann'], target_count: 1000, duration_minutes: null },
    },
  })
  const sending = sizes.map((size, at) =>
    model.add(
      {
        id: `sending ${at}`,
        name: 'sending',
        executor: 'api',
        account,
        work: { kind: 'publish_post', params: { duration_minutes: null } },
      } as unknown as Parameters<FakeServer['add']>[0],
      createFakePromotion(clock.now, size, 99),
    ),
  )
  return { collecting, sending }
}

/** A person closes the client, whatever it does then. */
async function closeNowAndThen(
  clock: Clock,
  random: () => number,
  close: () => void,
  over: AbortSignal,
): Promise<void> {
  for (let left = CLOSINGS; left > 0; left -= 1) {
    const isOpen = await clock.wait(Math.ceil(random() * LONGEST_OPEN), over).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
    close()
  }
}

function faultsOfTasks(tasks: readonly FakeTask[]): string[] {
  return tasks.flatMap(({ claim, status, reason }) => {
    if (status !== 'completed' && status !== 'error') return [`${claim.id} has no end, and keeps its port`]
    return reason && ends.includes(reason) ? [] : [`${claim.id} ended with ${reason}`]
  })
}

function faultsOfCollection({ people, twice, status }: FakeTask, size: number, x: FakeX): string[] {
  const faults: string[] = []
  if (twice.length > 0) faults.push(`delivered twice: ${twice.join()}`)
  const missed = size - people.size - x.strange.size
  if (status === 'completed' && missed > 0) faults.push(`${missed} of ${size} people were missed`)
  // Page by page, with each page paid for again a few times at most.
  const most = 40 + 8 * Math.ceil(size / PAGE) + 40 * 4
  if (x.requests() > most) faults.push(`${x.requests()} requests`)
  if (x.rows() > 30 * size) faults.push(`${x.rows()} paid rows for ${size} people`)
  return faults
}

/** Of several posts with the same words, as many were published as are called done, and some of the unknown ones. */
function faultsOfPromotions(
  tasks: readonly FakeTask[],
  textOf: TextOf,
  { published, again }: FakeX,
): string[] {
  const sent = tasks.flatMap(({ promotion, claim }) =>
    (promotion?.targets ?? []).map(({ outcome }, at) => ({ outcome, text: textOf(at, claim.id) })),
  )
  const byText = Map.groupBy(sent, ({ text }) => text)
  // Of posts that say the same, another one may be sent.
  const twice = again.filter((text) => byText.get(text)?.length === 1)
  const miscounted = [...byText].flatMap(([text, group]) => {
    const times = published.filter((post) => post.text === text).length
    const count = (outcome: string) => group.filter((target) => target.outcome === outcome).length
    const done = count('done')
    const unknown = count('unknown')
    if (times >= done && times <= done + unknown) return []
    return [`'${text}' was published ${times} times, ${done} are called done, ${unknown} unknown`]
  })
  return [...twice.map((text) => `'${text}' was sent again`), ...miscounted]
}

interface FakeX {
  fetch: typeof fetch
  requests(): number
  trace: string[]
  /** The refresh token that is good now. */
  refreshToken(): string
  refreshedAt(): number
  /** Rows that were listed: X is paid for each. */
  rows(): number
  published: { text: string; at: number }[]
  /** Texts that were offered again although the one before may have arrived. */
  again: string[]
  /** Ids of people whose rows were strange once. */
  strange: Set<string>
}

/** A process that dies gets no answer. */
function neverAnswered(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

/** Answers instead of X; null where X answers itself. */
function answersInstead(now: () => number): Partial<Record<Weather, (url: URL) => Response | null>> {
  const problem = (status: number, title: string, headers = {}) =>
    json(status, { title, type: 'about:blank', status, detail: title }, headers)
  const forbidden = (detail: string) =>
    json(403, { title: 'Forbidden', type: 'about:blank', status: 403, detail })
  return {
    'HTML 200': () => new Response('<html>Sign in to the wifi</html>'),
    'HTML 401': () => new Response('<html>', { status: 401 }),
    'HTML 403': () => new Response('<html>Attention Required</html>', { status: 403 }),
    'HTML 502': () => new Response('<html>', { status: 502 }),
    '404 page not found': () => new Response('404 page not found', { status: 404 }),
    'empty 200': () => new Response(''),
    'cut JSON': () => new Response('{"data":[{"id"'),
    'an error in 200': () => json(200, { code: 0, msg: 'busy' }),
    unauthorized: () => problem(401, 'Unauthorized'),
    limited: () =>
      problem(429, 'Too Many Requests', { 'x-rate-limit-reset': String(Math.ceil(now() / 1000) + 900) }),
    'limited for ever': () => problem(429, 'Too Many Requests', { 'x-rate-limit-reset': '99999999999' }),
    'a fault': () => problem(503, 'Service Unavailable'),
    suspended: () => forbidden('Your account is suspended and is not permitted to access this feature.'),
    locked: () => forbidden('Your account has been temporarily locked. Please log in to unlock it.'),
    'spend cap': () => forbidden('You have reached your spend cap for this billing cycle.'),
    'no access': () =>
      json(403, { errors: [{ code: 453, message: 'You have access to a subset of X API V2' }] }),
    'no such app': () =>
      json(403, { title: 'Client Forbidden', type: 'https://api.x.com/2/problems/client-forbidden' }),
    'page token refused': (url) =>
      url.searchParams.has('pagination_token')
        ? json(400, {
            errors: [{ parameters: { pagination_token: ['?'] }, message: 'not valid' }],
            title: 'Invalid Request',
            detail: 'One or more parameters to your request was invalid.',
            type: 'https://api.x.com/2/problems/invalid-request',
          })
        : null,
  }
}

/** X as far as followers and posts go, behind the weather. */
function createX(
  size: number,
  next: (isWrite: boolean) => Weather,
  { now, kill, refreshed }: { now: () => number; kill: () => void; refreshed: () => void },
): FakeX {
  let kills = 0
  let requests = 0
  let rows = 0
  let refreshes = 0
  let refreshedAt = 0
  const spent = new Set<string>()
  const published: FakeX['published'] = []
  const inDoubt = new Set<string>()
  const again: string[] = []
  const trace: string[] = []
  const strange = new Set<string>()

  const refresh = (body: unknown): Response => {
    const token = String(new URLSearchParams(String(body)).get('refresh_token'))
    if (spent.has(token)) return json(400, { error: 'invalid_grant' })
    spent.add(token)
    refreshes += 1
    refreshedAt = now()
    refreshed()
    return json(200, { refresh_token: `r${refreshes}` })
  }
  const followers = (url: URL, weather: Weather): Response => {
    const from = Number(url.searchParams.get('pagination_token') ?? 0)
    const ids = Array.from({ length: Math.min(PAGE, size - from) }, (_, row) => from + row)
    rows += ids.length
    const data: unknown[] = ids.map((id) => ({ id: String(id + 100), username: `p${id}`, name: null }))
    if (weather === 'a strange row') {
      strange.add(String(from + 100))
      data[0] = null
    }
    const more = from + PAGE < size && { next_token: String(from + PAGE) }
    return json(200, { data, meta: { result_count: ids.length, ...more } })
  }
  const act = (url: URL, init: RequestInit | undefined, weather: Weather): Response => {
    if (init?.method === 'POST') {
      const { text } = JSON.parse(String(init.body)) as { text: string }
      published.push({ text, at: now() })
      return json(201, { data: { id: String(published.length), text: '' } })
    }
    if (url.pathname.endsWith('/followers')) return followers(url, weather)
    if (url.pathname.endsWith('/tweets')) {
      const data = published.map(({ text, at }, index) => ({
        id: String(index + 1),
        text,
        created_at: new Date(at).toISOString(),
      }))
      return json(
        200,
        data.length > 0 ? { data, meta: { result_count: data.length } } : { meta: { result_count: 0 } },
      )
    }
    return json(200, { data: { id: '7', username: 'ann', name: 'Ann' } })
  }
  const instead = answersInstead(now)
  return {
    published,
    again,
    trace,
    strange,
    requests: () => requests,
    rows: () => rows,
    refreshToken: () => `r${refreshes}`,
    refreshedAt: () => refreshedAt,
    async fetch(input, init) {
      requests += 1
      const url = new URL(String(input))
      if (url.pathname.endsWith('/oauth2/token')) return refresh(init?.body)
      const weather = next(init?.method === 'POST')
      trace.push(`${now()} ${init?.method ?? 'GET'} ${url.pathname}${url.search}: ${weather}`)
      if (init?.method === 'POST') {
        const { text } = JSON.parse(String(init.body)) as { text: string }
        if (inDoubt.has(text)) again.push(text)
        if ((doubts as readonly Weather[]).includes(weather)) inDoubt.add(text)
      }
      if (weather === 'unreachable') throw new TransportError('not connected', { isSent: false })
      if (weather === 'cut before it acts') throw new TransportError('no answer', { isSent: true })
      const said = instead[weather]?.(url)
      if (said) return said
      const answer = act(url, init, weather)
      if (weather === 'killed after it acted' && kills < MOST_KILLS) {
        kills += 1
        kill()
        return neverAnswered(init?.signal)
      }
      if (weather === 'cut after it acted') throw new TransportError('no answer', { isSent: true })
      return answer
    },
  }
}
