// The client loads these when it first needs them; real time passes meanwhile, and the clock would not wait.
import '@seaport/runner/process-lock'
import '@seaport/seat-client/work/seat-runner'
import '@seaport/seat-client/work/workbench'
import '@seaport/seat-client/work/manual-collector'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { createFakePromotion, type KnownTarget } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { createSimClock, type SimClock } from '@seaport/runner/test-support/sim-clock'
import type { AccountViews } from '@seaport/seat-client/account/account-views'
import { SeatClient } from '@seaport/seat-client/seat-client'
import Database from 'better-sqlite3'
import { vi } from 'vitest'
import { useKeysAtOnce } from '../../weather/support/keys.ts'
import { type Asked, type Network, openNetwork, type Silence, type Trouble } from './network.ts'
import { type Office, type OfficeAccount, openOffice, SEAT, SERVER_URL } from './office.ts'
import { Talk } from './talk.ts'

/** An order to a seat, and the network that it goes to. */
export interface Order {
  readonly work: TaskWork
  readonly executor: 'api' | 'assisted'
  /** Whom or what a promotion goes to. */
  readonly targets?: readonly KnownTarget[]
}

export interface PlayOptions {
  readonly account: OfficeAccount
  readonly settings: NetworkSettings
  readonly script?: { text: string; files: readonly ('image' | 'video')[] }
  /** Targets that the guard allows in three minutes. */
  readonly dailyCap?: number
  /** Sets the scene before the client starts, while time stands still. */
  readonly prepare?: (network: Network) => Promise<void>
  readonly troubleOf?: (number: number, play: Play) => Trouble | undefined
  /** The same for requests to the server. */
  readonly serverTroubleOf?: (play: Play) => Silence | undefined
}

/** One client of a seat on simulated time, between a server and the networks, with a record of all that it says. */
export interface Play {
  readonly clock: SimClock
  readonly talk: Talk
  readonly network: Network
  readonly office: Office
  readonly model: FakeServer
  readonly asked: readonly Asked[]
  readonly client: () => SeatClient
  /** What the account's view shows next, in place of the address that it was opened with. */
  readonly shows: Map<string, { url: string; title: string }>
  add(id: string, order: Order): FakeTask
  /** A person ends a task, and the server says so. */
  end(id: string): void
  /** @returns a condition that holds from so many simulated milliseconds on */
  after(ms: number): () => boolean
  /** Waits until a condition holds, looking once in a simulated second. */
  until(condition: () => boolean): Promise<void>
  /** The program dies, and starts again on what its disk holds. */
  restart(): void
  stop(): Promise<void>
}

const SECOND = 1000
/** The device's own key: made once, since it takes long and is never shown. */
let device: string | undefined

/** Starts a client whose account is signed in. */
export async function play(options: PlayOptions): Promise<Play> {
  const { account, settings, script = { text: '', files: [] }, dailyCap = 50 } = options
  const clock = createSimClock(Date.parse('2026-11-20T12:00:00.000Z'))
  // One on top of another would call each other for ever.
  vi.restoreAllMocks()
  useKeysAtOnce(clock)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const folder = mkdtempSync(join(tmpdir(), 'seaport-record-'))
  const talk = new Talk(clock)
  const model = new FakeServer(clock)
  const network = await openNetwork(clock, talk, (number) => options.troubleOf?.(number, self))
  const troubleOf = () => options.serverTroubleOf?.(self)
  const scene = { clock, talk, model, networks: [settings], accounts: [account], script }
  const office = openOffice({ ...scene, troubleOf })
  const tokens = await tokensOf(network, settings, clock.now(), talk)
  const secrets = secretsOf(account, tokens)
  const shows: Play['shows'] = new Map()
  const views = recordedViews(talk, shows)
  let life = 0
  let client: SeatClient
  let left: Promise<void> | undefined
  let restarting: Promise<void> = Promise.resolve()

  const tellOf = (id: string, status: 'queued' | 'ended') => {
    const counts = { actual_count: 0, target_count: 1, pages: 0, parked_until: null, park_reason: null }
    office.tell({ type: 'task', id, seat_id: SEAT.id, status, ...counts })
  }
  const start = () => {
    const mine = life
    const kept = { folder, secrets, views }
    client = programOf({ clock, talk, network, office, ...kept, isAlive: () => mine === life })
    return client.restore()
  }
  const self: Play = {
    clock,
    talk,
    network,
    office,
    model,
    asked: network.asked,
    client: () => client,
    shows,
    add(id, { work, executor, targets }) {
      tellOf(id, 'queued')
      const promotion = targets ? createFakePromotion(clock.now, targets.length, dailyCap, targets) : null
      const { isProxied: _, ...own } = account
      return model.add(
        {
          id,
          name: `${id} · 任务`,
          work,
          account: own,
          executor,
          ...(targets && { target_count: targets.length }),
        },
        promotion,
      )
    },
    end(id) {
      model.end(id)
      tellOf(id, 'ended')
    },
    after(ms) {
      const end = clock.now() + ms
      return () => clock.now() >= end
    },
    async until(condition) {
      const { signal } = new AbortController()
      while (!condition()) await clock.wait(SECOND, signal)
      await restarting
    },
    restart() {
      talk.note('program', 'killed, and started again')
      life += 1
      left = client.pause().catch(() => undefined)
      restarting = left.then(start)
    },
    async stop() {
      await restarting
      await client.pause()
      clock.stop()
      noteRates(talk, folder)
      await network.close()
      device = secrets.get('device')
      rmSync(folder, { recursive: true })
    },
  }
  await options.prepare?.(network)
  await start()
  await self.until(self.after(5 * SECOND))
  return self
}

/** What the client's key store holds: a session, and the tokens of the account. */
function secretsOf({ id }: OfficeAccount, tokens: object): Map<string, string> {
  const session = { server_url: SERVER_URL, token: 'seat-token-1', seat: SEAT }
  const secrets = new Map([
    [`account:${SEAT.id}:${id}`, JSON.stringify(tokens)],
    ['session', JSON.stringify(session)],
  ])
  return device ? secrets.set('device', device) : secrets
}

/** The limits that the journal keeps for the next start. */
function noteRates(talk: Talk, folder: string): void {
  const file = join(folder, 'journal', `${SEAT.id}.sqlite`)
  // A client that was stopped at once has none.
  if (!existsSync(file)) return
  const db = new Database(file, { readonly: true })
  const rows = db.prepare('SELECT key, remaining, reset_at FROM rate ORDER BY key').all() as {
    key: string
    remaining: number
    reset_at: number
  }[]
  db.close()
  for (const { key, remaining, reset_at } of rows)
    talk.note('journal', `limit ${key}: ${remaining} until ${new Date(reset_at).toISOString()}`)
}

interface Program extends Pick<Play, 'clock' | 'talk' | 'network' | 'office'> {
  readonly folder: string
  readonly secrets: Map<string, string>
  readonly views: AccountViews
  /** False once the program was killed: nothing that it still does reaches anybody. */
  isAlive(): boolean
}

function programOf({ clock, talk, network, office, folder, secrets, views, isAlive }: Program): SeatClient {
  const alive =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (!isAlive()) throw new TypeError('killed')
      const answer = await send(input, init)
      if (!isAlive()) throw new TypeError('killed')
      return answer
    }
  const note =
    (level: string) =>
    (message: string, fields: object = {}) => {
      if (isAlive()) talk.note('log', `${level} ${message} ${JSON.stringify(fields, errorText)}`)
    }
  const client: SeatClient = new SeatClient({
    serverUrl: SERVER_URL,
    version: '1.0.0',
    attended: true,
    dataFolder: folder,
    secrets: recordedSecrets(talk, secrets, isAlive),
    views,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    egress: {
      direct: alive(network.through('direct')),
      through: async ({ scheme, host, port, username }) =>
        alive(network.through(`${scheme}://${username}@${host}:${port}`)),
    },
    machine: { machine: clock.now, elapsed: clock.now, pause: clock.wait, fetch: alive(office.fetch) },
    events: {
      onSessionChanged: () => undefined,
      onRunnerChanged: createStateNotes(talk, isAlive, () => client.runnerState()),
      onAccountChanged: ({ id, ...local }) => void talk.note('account', `${id} ${JSON.stringify(local)}`),
      onLiveEvent: () => undefined,
      onReconnected: () => undefined,
      onStoreSetAside: ({ store }) => void talk.note('disk', `${store} set aside`),
    },
  })
  return client
}

const errorText = (_key: string, value: unknown) => (value instanceof Error ? String(value) : value)

async function tokensOf(network: Network, settings: NetworkSettings, now: number, talk: Talk) {
  if (settings.network === 'x') {
    const given = await network.control<Record<string, string>>('/token', { handle: 'harbor_tea' })
    talk.hide(given.access_token ?? '', 'token')
    talk.hide(given.refresh_token ?? '', 'refresh token')
    const { access_token, refresh_token } = given
    return { access_token, refresh_token, expires_at: now + 7_200_000, scopes: [] }
  }
  const isOwnLogin = settings.network === 'instagram' && 'login' in settings && settings.login === 'instagram'
  const kind = isOwnLogin ? 'instagram' : 'page'
  const { access_token = '' } = await network.control('/graph-token', { handle: 'harbor_tea', kind })
  talk.hide(access_token, 'token')
  return { access_token, refresh_token: null, expires_at: null, scopes: [] }
}

/** Each change of what the runner shows of its tasks. */
function createStateNotes(
  talk: Talk,
  isAlive: () => boolean,
  read: () => ReturnType<SeatClient['runnerState']>,
): () => void {
  let before = ''
  return () => {
    const tasks = isAlive() ? (read()?.tasks ?? []) : []
    const shown = tasks
      .map(({ id, phase, people, target_count, pages, undelivered, parked, manual }) => {
        const until = parked && (parked.until === null ? 'a person' : new Date(parked.until).toISOString())
        const step = manual ? ` ${manual.step.kind}, ${manual.remaining} left` : ''
        const wait = parked ? `, waits for ${until}: ${parked.reason}` : ''
        return `${id} ${phase}${step} ${people}/${target_count}, ${pages} pages, ${undelivered} undelivered${wait}`
      })
      .join('; ')
    if (isAlive() && shown !== before) talk.note('shown', shown || 'no task')
    before = shown
  }
}

function recordedSecrets(talk: Talk, kept: Map<string, string>, isAlive: () => boolean) {
  const write = (name: string, text: string, act: () => void) => {
    if (!isAlive()) return
    if (name !== 'device') talk.note('secrets', `${text} ${name}`)
    act()
  }
  return {
    get: async (name: string) => kept.get(name),
    names: async () => [...kept.keys()],
    set: async (name: string, value: string) =>
      write(name, name.startsWith('account:') ? `keep ${value} as` : 'keep', () => kept.set(name, value)),
    delete: async (name: string) => write(name, 'forget', () => kept.delete(name)),
    setAside: async (name: string) => write(name, 'set aside', () => kept.delete(name)),
  }
}

function recordedViews(talk: Talk, shows: Play['shows']): AccountViews {
  const open = new Map<string, Parameters<AccountViews['open']>[0]>()
  return {
    shown: true,
    async open(page) {
      open.set(page.accountId, page)
      const way = page.proxy ? `${page.proxy.scheme}://${page.proxy.host}:${page.proxy.port}` : 'direct'
      talk.note('view', `${page.accountId} shows ${page.url} as “${page.title}”, ${way}`)
    },
    focus: (accountId) => open.has(accountId),
    async close(accountId) {
      open.delete(accountId)
      talk.note('view', `${accountId} closed`)
    },
    closeAll: async () => open.clear(),
    pageOf(accountId) {
      const page = open.get(accountId)
      return page && (shows.get(accountId) ?? { url: page.url, title: page.title })
    },
    announce: (accountId, text) => void talk.note('view', `${accountId} says “${text}”`),
    list: () => [...open.values()],
    proxyOf: (accountId) => open.get(accountId)?.proxy,
    forget: async (accountId) => void open.delete(accountId),
  }
}
