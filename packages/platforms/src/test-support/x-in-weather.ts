import { TransportError } from '../transport-error.ts'

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

/** Each life of the process asks again what the one before did not write down. */
const MOST_KILLS = 5
export const PAGE = 10

/** @returns what befalls the next request */
export function forecast(random: () => number, roughness: number): (isWrite: boolean) => Weather {
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

export interface XInWeather {
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
export function createX(
  size: number,
  next: (isWrite: boolean) => Weather,
  { now, kill, refreshed }: { now: () => number; kill: () => void; refreshed: () => void },
): XInWeather {
  let kills = 0
  let requests = 0
  let rows = 0
  let refreshes = 0
  let refreshedAt = 0
  const spent = new Set<string>()
  const published: XInWeather['published'] = []
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
