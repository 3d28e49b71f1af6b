import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { subscribeToEvents } from '@seaport/api-client/event-stream'
import { createAccount } from '@seaport/contract/desk/account'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { userInfo } from '@seaport/contract/people/user'
import { claimTasks, finishTask, uploadResources } from '@seaport/contract/work/runner'
import { createTask, getTask } from '@seaport/contract/work/task'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createScene, person, type Scene, taskOrder } from '../../apps/server/src/test-support/scene.ts'
import {
  type Credentials,
  runningClock,
  startTestServer,
} from '../../apps/server/src/test-support/test-server.ts'
import { type Balancer, openBalancer } from '../support/balancer.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { writeNextVersion } from '../support/next-version.ts'
import { type ServerProcess, SHARED_SECRET, startServerProcess } from '../support/server-process.ts'

/** Migrations that the previous version tolerates: columns with defaults, backfilled values, an index, a table. */
const MIGRATION = `async (db) => {
  await sql\`alter table account add column mood text not null default 'calm'\`.execute(db)
  await sql\`update account set mood = 'known'\`.execute(db)
  await sql\`create index account_mood on account (tenant_id, mood)\`.execute(db)
  await sql\`alter table task add column mood text\`.execute(db)
  await sql\`create table plan (id text primary key, account_id text references account (id) on delete cascade)\`.execute(db)
}`
const WRITERS = 4
const STREAMS = 4
/** People per batch that the seat delivers. */
const BATCH = 20
/** Requests that each server answers before it is stopped, so that the stop falls into load. */
const BUSY = 40

const folder = mkdtempSync(join(tmpdir(), 'seaport-rolling-'))
let database: TestDatabase
let balancer: Balancer
let scene: Scene
let nextMain: string
const servers: ServerProcess[] = []

const start = async (main?: string) => {
  const variables = { SEAPORT_PUBLIC_URL: balancer.url, SEAPORT_RATE_LIMIT: '0' }
  const server = await startServerProcess({ url: database.url, dataDir: folder }, variables, [], main)
  servers.push(server)
  return server
}

beforeAll(async () => {
  nextMain = writeNextVersion(join(folder, 'next'), MIGRATION)
  database = await createDatabase()
  balancer = await openBalancer()
  const local = await startTestServer(
    { url: database.url, dataDir: folder },
    { SEAPORT_SECRET: SHARED_SECRET },
    runningClock(),
  )
  scene = await createScene(local)
  await local.stop()
})
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL')
  await balancer?.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A client of this version, as console and desktop have one. */
const clientOf = (credentials: Credentials) => {
  const expired = vi.fn()
  const options = {
    baseUrl: balancer.url,
    locale: () => 'vi' as const,
    credentials,
    onSessionExpired: expired,
  }
  return { client: createClient(options), options, expired }
}

/** Calls an endpoint, retrying with the same idempotency key while the database is locked, as clients do. */
async function call<T>(act: (key: string) => Promise<T>): Promise<T> {
  const key = crypto.randomUUID()
  for (;;)
    try {
      return await act(key)
    } catch (error) {
      if (!(error instanceof ApiRefused) || error.status !== 503 || error.refusal.reason !== 'busy')
        throw error
    }
}

/** Follows the events of a session until it is closed. */
function follow(credentials: Credentials) {
  const { options, expired } = clientOf(credentials)
  const ending = new AbortController()
  const seen = { opened: 0, broken: 0, events: [] as LiveEvent[] }
  const listener = {
    onOpen() {
      seen.opened += 1
    },
    onDisconnect() {
      seen.broken += 1
    },
    onEvent: (event: LiveEvent) => void seen.events.push(event),
  }
  const over = subscribeToEvents(options, listener, ending.signal)
  const close = () => {
    ending.abort()
    return over
  }
  return { seen, expired, close }
}

test('two servers are upgraded one after the other under load: no call fails, every session survives, nothing is lost', async () => {
  const old = [await start(), await start()]
  balancer.lead(old.map(({ url }) => url))
  const { supervisor, seat, accountId } = scene
  const console = clientOf(supervisor.as)
  const desk = clientOf(seat.as)
  const sessions = await ask('select token_hash, user_id from user_session order by token_hash')
  const { id: taskId } = await console.client.call(createTask, { body: taskOrder(accountId) })
  const { tasks } = await desk.client.call(claimTasks, { body: { holding: [], max: 5 } })
  const fence = tasks.find(({ id }) => id === taskId)?.fence ?? Number.NaN
  const streams = [
    ...Array.from({ length: STREAMS }, () => follow(supervisor.as)),
    ...Array.from({ length: STREAMS }, () => follow(seat.as)),
  ]

  const written: string[] = []
  const failed: unknown[] = []
  let [going, batches] = [true, 0]
  const load = (
    act: (client: Client) => Promise<unknown>,
    { client }: { client: Client },
    goesOn = () => going,
  ) =>
    (async () => {
      while (goesOn())
        try {
          await act(client)
        } catch (error) {
          failed.push(error)
        }
    })()
  const addAccount = async (client: Client) => {
    const account = `h${written.length}_${crypto.randomUUID().slice(0, 8)}`
    const body = { network: 'x_sandbox' as const, account }
    await call((idempotencyKey) => client.call(createAccount, { body }, { idempotencyKey }))
    written.push(account)
  }
  const deliver = async (client: Client) => {
    const batch = batches++
    const items = Array.from({ length: BATCH }, (_, index) => person(batch * BATCH + index))
    const body = { fence, batch_id: `rolling-${batch}`, items }
    await call(() => client.call(uploadResources, { params: { id: taskId }, body }))
  }
  const beat = (client: Client) => call(() => client.call(heartbeat, { body: {} }))
  // Until the task has ended: a silent seat would lose its lease.
  let alive = true
  onTestFinished(() => {
    going = false
    alive = false
  })
  const beats = load(beat, desk, () => alive)
  const loads = [
    ...Array.from({ length: WRITERS }, () => load(addAccount, console)),
    load(deliver, desk),
    load((client) => client.call(userInfo, {}), console),
  ]
  const busy = (server: ServerProcess) => {
    const before = balancer.answered(server.url)
    return vi.waitFor(() => expect(balancer.answered(server.url)).toBeGreaterThan(before + BUSY))
  }
  const opened = (times: number) =>
    vi.waitFor(() => expect(streams.filter(({ seen }) => seen.opened < times)).toEqual([]))

  const [first, second] = old as [ServerProcess, ServerProcess]
  await opened(1)
  await Promise.all(old.map(busy))

  // As docs/operations.md says: out of the proxy's list, let it answer what it has, upgrade, wait for /ready, back into the list.
  balancer.lead([second.url])
  await vi.waitFor(() => expect(balancer.waiting(first.url)).toBe(0))
  expect(await first.end('SIGTERM')).toBe(0)
  const third = await start(nextMain)
  await vi.waitFor(async () => expect((await fetch(`${third.url}/ready`)).status).toBe(200))
  expect((await ask('select name from kysely_migration order by name')).at(-1)).toEqual({ name: '9999-next' })
  balancer.lead([second.url, third.url])
  // The old server keeps working and ignores events that it does not know.
  const unknown = { tenantId: supervisor.id, event: { type: 'mood', id: taskId } }
  await ask('select pg_notify($1, $2)', ['seaport_event', JSON.stringify(unknown)])
  expect((await fetch(`${second.url}/ready`)).status).toBe(200)
  await Promise.all([second, third].map(busy))

  balancer.lead([third.url])
  await vi.waitFor(() => expect(balancer.waiting(second.url)).toBe(0))
  expect(await second.end('SIGTERM')).toBe(0)
  const fourth = await start(nextMain)
  await vi.waitFor(async () => expect((await fetch(`${fourth.url}/ready`)).status).toBe(200))
  balancer.lead([third.url, fourth.url])
  await Promise.all([third, fourth].map(busy))
  going = false
  await Promise.all(loads)

  expect(failed).toEqual([])
  // Every stream that an old server ended was reopened at a new one and receives events.
  for (const { seen } of streams) await vi.waitFor(() => expect(seen.opened).toBe(seen.broken + 1))
  expect(streams.every(({ seen }) => seen.broken > 0)).toBe(true)
  for (const { seen } of streams) seen.events.length = 0
  const end = {
    fence,
    status: 'completed' as const,
    reason: 'target_reached' as const,
    pages: 1,
    targets: [],
  }
  const body = { ...end, actual_count: batches * BATCH }
  await desk.client.call(finishTask, { params: { id: taskId }, body })
  alive = false
  await beats
  expect(failed).toEqual([])
  for (const { seen } of streams)
    await vi.waitFor(() =>
      expect(seen.events).toContainEqual(
        expect.objectContaining({ type: 'task', id: taskId, status: 'completed' }),
      ),
    )
  await Promise.all(streams.map(({ close }) => close()))

  // All sessions are still valid.
  expect(await ask('select token_hash, user_id from user_session order by token_hash')).toEqual(sessions)
  for (const { expired } of [console, desk, ...streams]) expect(expired).not.toHaveBeenCalled()
  // Every acknowledged write exists exactly once.
  const task = await console.client.call(getTask, { params: { id: taskId } })
  expect([task.status, task.actual_count]).toEqual(['completed', batches * BATCH])
  const people = await ask('select count(*)::int as n from sighting where task_id = $1', [taskId])
  expect(people).toEqual([{ n: batches * BATCH }])
  const accounts = await ask<{ account: string }>('select account from account where tenant_id = $1', [
    supervisor.id,
  ])
  const names = accounts.map(({ account }) => account)
  expect(names.filter((name) => /^h\d/.test(name)).toSorted()).toEqual(written.toSorted())
})
