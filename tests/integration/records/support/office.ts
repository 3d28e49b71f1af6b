import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import * as seatProxy from '@seaport/contract/desk/proxy'
import * as seat from '@seaport/contract/desk/seat-session'
import { EVENTS_PATH } from '@seaport/contract/event'
import type { LiveEvent } from '@seaport/contract/event.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { systemConfig } from '@seaport/contract/people/system'
import * as runner from '@seaport/contract/work/runner'
import { getScript } from '@seaport/contract/work/script'
import { ServerRefused } from '@seaport/runner/server'
import type { FakeServer } from '@seaport/runner/test-support/fake-server'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { type Asked, keepSilent, type Silence } from './network.ts'
import { bodyText, type Talk } from './talk.ts'

/** Address of the server: it leads nowhere but into this process. */
export const SERVER_URL = 'https://seaport.test'
export const SEAT = { id: 'seat-1', seat_code: '100002', name: 'Ghế số 2 · 二号', allocated: 3 }

export interface OfficeAccount {
  readonly id: string
  readonly network: NetworkSettings['network']
  readonly account: string
  readonly nickname: string
  /** Reaches its network through a proxy. */
  readonly isProxied: boolean
}

export interface OfficeOptions {
  readonly clock: Pick<SimClock, 'now' | 'runWhile'>
  readonly talk: Talk
  readonly model: FakeServer
  readonly networks: readonly NetworkSettings[]
  readonly accounts: readonly OfficeAccount[]
  /** The one script of all tasks. */
  readonly script: { text: string; files: readonly ('image' | 'video')[] }
  /** What befalls one request. */
  readonly troubleOf?: () => Silence | undefined
}

export interface Office {
  /** All requests, in order. */
  readonly asked: Asked[]
  readonly fetch: typeof fetch
  /** Keeps live events open, as the server does every fifteen seconds. */
  beat(): void
  /** Sends a live event to the client. */
  tell(event: LiveEvent): void
  /** Breaks the streams of live events off. */
  cut(): void
}

/** Calls that a waiting client repeats: the first of each kind is enough of a record, unless its answer brings something. */
const REPEATED = ['/seat/heartbeat', '/runner/claim', '/events']

interface Call {
  readonly id: string
  readonly body: never
}

const PROXY = {
  id: 'proxy-1',
  scheme: 'socks5',
  host: '192.0.2.7',
  port: 1080,
  username: 'tea',
  password: 'p:ß@ss',
} as const

/** What the list of accounts shows besides what an account is known by. */
const LISTED = {
  sign_in_name: 'tea@harbor.example',
  type: 'promotion',
  import_type: 'manual',
  imported_at: '2026-11-01T08:00:00.000Z',
  follower_count: 421,
  country: 'SG',
  availability: 'normal',
  unblock_count: 1,
  blocked_at: null,
  blocked_reason: null,
  login_status: 'logged_in',
  seat: { id: SEAT.id, name: SEAT.name, seat_code: SEAT.seat_code },
  time_zone: 'Asia/Singapore',
}
const LISTED_PROXY = {
  id: PROXY.id,
  scheme: PROXY.scheme,
  ip: PROXY.host,
  port: PROXY.port,
  status: 'normal',
  exit_address: null,
  exit_country: null,
}

/** What each endpoint answers, from the runner's model of the server. */
function answersOf(
  { clock, model, networks, accounts, script }: OfficeOptions,
  open: Set<string>,
): [Endpoint, (call: Call) => unknown][] {
  const shown = ({ isProxied, ...account }: OfficeAccount) => ({
    ...LISTED,
    ...account,
    online: open.has(account.id),
    proxy: isProxied ? LISTED_PROXY : null,
  })
  const find = (id: string) => {
    const account = accounts.find((one) => one.id === id)
    if (!account) throw new ServerRefused('not_found', 404)
    return account
  }
  const ports = () =>
    [...open].map((id, at) => ({
      slot: at + 1,
      holder: { kind: 'account', id, title: find(id).account, since: LISTED.imported_at },
    }))
  const files = script.files.map((kind, at) => ({
    id: `file-${at + 1}`,
    name: `lá trà ${at + 1}`,
    kind,
    type: kind === 'image' ? 'image/jpeg' : 'video/mp4',
    url: `/files/file-${at + 1}?expires=1&signature=s`,
  }))
  return [
    [seat.seatLogin, () => ({ token: 'seat-token-1', seat: SEAT })],

    [seat.closeAccount, ({ id }) => (open.delete(id) ? {} : {})],
    [seat.seatLogout, () => ({})],
    [seat.heartbeat, () => ({ now: new Date(clock.now()).toISOString() })],
    [
      seat.seatWorkspace,
      () => ({ seat: SEAT, ports: ports(), ports_expire_at: null, accounts: accounts.map(shown) }),
    ],
    [seat.openAccount, ({ id }) => ({ slot: open.add(find(id).id).size, proxy: null })],
    [seat.reportAccount, ({ id }) => shown(find(id))],
    [seatProxy.seatAccountProxy, ({ id }) => ({ proxy: find(id).isProxied ? PROXY : null })],
    [systemConfig, () => ({ networks })],
    [
      getScript,
      ({ id }) => {
        if (script.text === '') throw new ServerRefused('not_found', 404)
        return { id, text: script.text, files }
      },
    ],
    [runner.claimTasks, ({ body }) => model.claim(body)],
    [runner.reportProgress, ({ id, body }) => model.progress(id, body)],
    [runner.uploadResources, ({ id, body }) => model.uploadResources(id, body)],
    [runner.nextTarget, ({ id, body }) => model.next(id, body)],
    [runner.settleTarget, ({ id, body }) => model.settle(id, body)],
    [runner.undoOutcome, ({ id, body }) => model.undoOutcome(id, body)],
    [runner.keepPerson, ({ id, body }) => model.keep(id, body)],
    [runner.undoKeep, ({ id, body }) => model.undoKeep(id, body)],
    [runner.finishTask, ({ id, body }) => model.finish(id, body)],
  ]
}

/** A server in memory that holds each body to the contract. */
function serverOf(options: OfficeOptions, open: Set<string>) {
  const routes = answersOf(options, open).map(
    ([endpoint, answer]) =>
      [endpoint, answer, new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)] as const,
  )
  const headers = () => ({ date: new Date(options.clock.now()).toUTCString() })
  const answer = async (path: string, init: RequestInit): Promise<Response> => {
    const method = init.method?.toUpperCase() ?? 'GET'
    if (/^\/file\/[\w-]+$/.test(path)) {
      const bytes = Uint8Array.from({ length: 2000 }, (_, at) => at % 251)
      return new Response(bytes, { headers: { 'content-type': 'image/jpeg', ...headers() } })
    }
    for (const [endpoint, work, form] of routes) {
      const groups = form.exec(path)?.groups ?? {}
      if (!form.test(path) || endpoint.method !== method) continue
      const body = init.body ? JSON.parse(String(init.body)) : undefined
      schemasOf(endpoint).body?.parse(body)
      const data = await work({ id: groups.id ?? '', body: body as never })
      return Response.json({ code: 200, msg: '', data }, { headers: headers() })
    }
    // What a record is not about is asked, and refused.
    throw new ServerRefused('not_found', 404)
  }
  return (path: string, init: RequestInit) =>
    answer(path, init).catch((error: unknown) => {
      if (!(error instanceof ServerRefused)) throw error
      const { reason, status } = error
      const body = { code: status === 200 ? 400 : status, msg: reason, data: null, reason, request_id: 'r' }
      return Response.json(body, { status, headers: headers() })
    })
}

/** Live events, to whoever listens. */
function createEvents() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  return {
    send(text: string) {
      const bytes = new TextEncoder().encode(`${text}\n\n`)
      for (const stream of streams) stream.enqueue(bytes)
    },
    cut() {
      for (const stream of streams) stream.error(new TypeError('terminated'))
      streams.clear()
    },
    listen(signal: AbortSignal | null | undefined): Response {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          streams.add(stream)
          signal?.addEventListener('abort', () => {
            if (streams.delete(stream)) stream.error(signal.reason)
          })
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }
}

/** The server of one seat, and a record of what it is asked. */
export function openOffice(options: OfficeOptions): Office {
  const { clock, talk } = options
  const answer = serverOf(options, new Set())
  const events = createEvents()
  const said = new Set<string>()
  let report: { content: string; at: number; after: number | undefined } | undefined

  /** A report that says the same as the one before only renews the lease: shown once for each interval. */
  const sameReport = (path: string, full: string): boolean => {
    if (!path.endsWith('/progress')) return false
    const content = full.replace(/"seq":\d+/, '')
    const now = clock.now()
    const before = report
    report = { content, at: now, after: before && now - before.at }
    if (before?.content !== content) return false
    if (before.after !== report.after)
      talk.note('→ server', `the same report after ${(now - before.at) / 1000}s`)
    return true
  }

  const asked: Asked[] = []
  return {
    asked,
    tell(event) {
      talk.note('server', `event ${JSON.stringify(event)}`)
      events.send(`data: ${JSON.stringify(event)}`)
    },
    beat: () => events.send(':'),
    cut: events.cut,
    async fetch(input, init = {}) {
      const url = new URL(String(input))
      const path = url.pathname.slice(API_BASE.length)
      const text = `${init.method?.toUpperCase() ?? 'GET'} ${path}${decodeURIComponent(url.search)}`
      const isRepeated = REPEATED.includes(path)
      const full = text + (await bodyText(init.body))
      const isShown = !sameReport(path, full) && (!isRepeated || !said.has(full))
      said.add(full)
      const line = isShown ? talk.note('→ server', full) : null
      asked.push({ method: init.method?.toUpperCase() ?? 'GET', path })
      const trouble = options.troubleOf?.()
      if (trouble) return keepSilent(trouble, init.signal)
      if (path === EVENTS_PATH) return events.listen(init.signal)
      const response = await clock.runWhile(() => answer(path, init))
      if (line) line.text += ` ← ${await shownAnswer(path, response.clone())}`
      else if (isRepeated) await noteNews(talk, path, response.clone())
      return response
    },
  }
}

/** A claim that brought a task is news, however often the same was asked. */
async function noteNews(talk: Talk, path: string, response: Response): Promise<void> {
  const answer = await shownAnswer(path, response)
  if (path === '/runner/claim' && answer !== '{"tasks":[]}') talk.note('server', `claimed ${answer}`)
}

/** What the client is told of its work; what the office always answers alike stays out. */
async function shownAnswer(path: string, response: Response): Promise<string> {
  if (!response.ok || response.headers.get('content-type') !== 'application/json') {
    const text = response.ok ? '' : ` ${((await response.json()) as { reason: string }).reason}`
    return `${response.status}${text}`
  }
  const { code, reason, data } = (await response.json()) as { code: number; reason?: string; data: object }
  if (code !== 200) return `refused: ${reason}`
  return path.startsWith('/runner/') ? JSON.stringify(data) : '200'
}
