import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '@seaport/contract/api'
import { createAccount } from '@seaport/contract/desk/account'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readEvents } from '../../apps/server/src/test-support/event-reader.ts'
import { openOwnerSession } from '../support/owner-session.ts'
import { findPostgres } from '../support/postgres-binaries.ts'
import { type Cluster, startCluster } from '../support/postgres-cluster.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { openSwitch, type TcpSwitch } from '../support/tcp-switch.ts'

const patiently = { interval: 100 }
const WRITERS = 6
const MAX_CONNECTIONS = 60
const durable = ['wal_level=replica', 'max_wal_senders=5', 'synchronous_commit=on']

const unlimited = { SEAPORT_RATE_LIMIT: '1000000' }

let cluster: Cluster
let address: TcpSwitch
let url: string
let servers: ServerProcess[]
let session: Record<string, string>

/** Two servers on a cluster of their own, which they reach through a switch. */
async function open(settings: readonly string[]): Promise<void> {
  cluster = await startCluster(findPostgres(), settings)
  address = await openSwitch(Number(new URL(cluster.url).port))
  url = through(address.port, cluster.url)
  const place = { url, dataDir: mkdtempSync(join(inject('runFolder'), 'outage-')) }
  // A busy machine's PostgreSQL may answer later than a server waits for it: what supervises a server starts it again.
  const start = () => vi.waitFor(() => startServerProcess(place, unlimited))
  servers = await Promise.all([start(), start()])
  session = await openOwnerSession(servers[0]?.url ?? '')
}

async function close(): Promise<void> {
  for (const server of servers) await server.end('SIGKILL')
  await address.close()
  await cluster.stop()
}

function through(port: number, target: string): string {
  const changed = new URL(target)
  changed.port = String(port)
  return changed.href
}

/** Queries PostgreSQL directly, bypassing the switch. */
async function ask<Row extends pg.QueryResultRow>(at: Cluster, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: at.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

interface Answer {
  status: number
  reason: string | null
  retryAfter: string | null
}

let names = 0

/** Adds an account. @returns the result, by its name */
async function write(server: ServerProcess): Promise<{ name: string; answer: Answer }> {
  names += 1
  const name = `harbor_${names}`
  const response = await fetch(`${server.url}${API_BASE}${createAccount.path}`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ network: 'x_sandbox', account: name }),
  })
  const body = (await response.json()) as { reason?: string }
  const answer = {
    status: response.status,
    reason: body.reason ?? null,
    retryAfter: response.headers.get('retry-after'),
  }
  return { name, answer }
}

/** Writes on both servers without a pause while something happens, and until both take writes again. */
async function whileWriting(happen: () => Promise<void>): Promise<{ name: string; answer: Answer }[]> {
  const outcomes: { name: string; answer: Answer }[] = []
  let going = true
  const writer = async (index: number) => {
    while (going) {
      const outcome = await write(servers[index % servers.length] as ServerProcess)
      outcomes.push(outcome)
      if (outcome.answer.status !== 200) await pause(20)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, index) => writer(index))
  try {
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(WRITERS), patiently)
    await happen()
    await everythingIsBack()
  } finally {
    going = false
    await Promise.allSettled(writers)
  }
  await Promise.all(writers)
  return outcomes
}

async function everythingIsBack(): Promise<void> {
  for (const server of servers) {
    await vi.waitFor(async () => expect((await write(server)).answer.status).toBe(200), patiently)
    await vi.waitFor(async () => expect((await fetch(`${server.url}/ready`)).status).toBe(200), patiently)
  }
}

/** Checks that every acknowledged write exists, that no refused one does, and that every failure was reported. */
async function expectTruth(outcomes: { name: string; answer: Answer }[], at = cluster): Promise<void> {
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null])
  const kinds = new Set(
    outcomes.map(({ answer }) => `${answer.status} ${answer.reason} ${answer.retryAfter}`),
  )
  expect([...kinds].filter((kind) => !allowed.has(kind))).toEqual([])
  const rows = await ask<{ account: string }>(at, 'select account from account')
  const kept = new Set(rows.map(({ account }) => account))
  const named = (status: number, reason: string | null) =>
    outcomes
      .filter(({ answer }) => answer.status === status && answer.reason === reason)
      .map(({ name }) => name)
  expect(named(200, null).filter((name) => !kept.has(name))).toEqual([])
  expect(named(503, 'busy').filter((name) => kept.has(name))).toEqual([])
}

const allowed = new Set(['200 null null', '503 busy 2', '503 unconfirmed null'])

const terminateAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

describe('two servers on one PostgreSQL', () => {
  beforeAll(() => open([...durable, `max_connections=${MAX_CONNECTIONS}`]), 120_000)
  afterAll(close)

  test('go on after restarts, and after connections that an administrator ends', async () => {
    const outcomes = await whileWriting(async () => {
      for (let times = 0; times < 3; times += 1) {
        await ask(cluster, terminateAll)
        await everythingIsBack()
      }
      for (let times = 0; times < 2; times += 1) {
        await cluster.restart()
        await everythingIsBack()
      }
    })
    await expectTruth(outcomes)
  })

  test('tell events again after a restart: streams end, and new ones hear', async () => {
    const [one, two] = servers as [ServerProcess, ServerProcess]
    const as = async () => session
    // A listening connection that is only just made anew ends streams too.
    const listening = `select 1 from pg_stat_activity
      where application_name = 'seaport events' and state = 'idle' and query like 'show%'`
    await vi.waitFor(
      async () => expect(await ask(cluster, listening)).toHaveLength(servers.length),
      patiently,
    )
    // One that takes no writes any more may have been replaced: nothing comes from it.
    const pinned = await readEvents(two.url, as)
    await ask(cluster, 'alter system set default_transaction_read_only = on')
    await ask(cluster, 'select pg_reload_conf()')
    await pinned.ended
    await untilSentAway()
    await ask(cluster, 'alter system reset default_transaction_read_only')
    await ask(cluster, 'select pg_reload_conf()')
    await everythingIsBack()
    const stream = await readEvents(two.url, as)
    await cluster.restart()
    await stream.ended
    await everythingIsBack()
    await vi.waitFor(async () => {
      const again = await readEvents(two.url, as)
      try {
        const heard = again.until(({ type }) => type === 'account')
        expect((await write(one)).answer.status).toBe(200)
        await heard
      } finally {
        again.close()
      }
    }, patiently)
  })

  test('send callers away while the connection table is full', async () => {
    const outcomes = await whileWriting(async () => {
      const crowd: pg.Client[] = []
      try {
        // Servers reconnect at once: connections are terminated repeatedly until none are left.
        await vi.waitFor(async () => {
          await takeAll(crowd)
          expect(crowd).toHaveLength(MAX_CONNECTIONS)
        }, patiently)
        await untilSentAway()
      } finally {
        await Promise.all(crowd.map((client) => client.end()))
      }
    })
    await expectTruth(outcomes)
  })

  test('send callers away while PostgreSQL is frozen', async () => {
    const outcomes = await whileWriting(async () => {
      const thaw = cluster.freeze()
      try {
        await untilSentAway()
      } finally {
        thaw()
      }
    })
    await expectTruth(outcomes)
  })

  test('send callers away while the network drops packets', async () => {
    const outcomes = await whileWriting(async () => {
      const passAgain = address.silence()
      try {
        await untilSentAway()
      } finally {
        passAgain()
      }
    })
    await expectTruth(outcomes)
  })

  test('a transaction of a server that was stopped keeps its locks no longer than the limit', async () => {
    const [one, two] = servers as [ServerProcess, ServerProcess]
    const going = Array.from({ length: WRITERS }, () => write(one))
    const inTransaction = `select 1 from pg_stat_activity where state like 'idle in transaction%'`
    await vi.waitFor(async () => {
      one.child.kill('SIGSTOP')
      const held = await ask(cluster, inTransaction)
      if (held.length > 0) return
      one.child.kill('SIGCONT')
      going.push(write(one))
      throw new Error('Stopped outside a transaction')
    }, patiently)
    try {
      await vi.waitFor(async () => expect(await ask(cluster, inTransaction)).toEqual([]), patiently)
      expect((await write(two)).answer.status).toBe(200)
    } finally {
      one.child.kill('SIGCONT')
    }
    await expectTruth(await Promise.all(going))
    await everythingIsBack()
  })
})

describe('two servers on a primary with a synchronous standby', () => {
  let standby: Cluster
  beforeAll(async () => {
    await open(durable)
    standby = await cluster.startStandby()
    await ask(cluster, "alter system set synchronous_standby_names = '*'")
    await ask(cluster, 'select pg_reload_conf()')
    await vi.waitFor(async () => {
      const rows = await ask<{ sync_state: string }>(cluster, 'select sync_state from pg_stat_replication')
      expect(rows).toEqual([{ sync_state: 'sync' }])
    }, patiently)
  })
  afterAll(close)

  test.each(['pg_cancel_backend', 'pg_terminate_backend'])(
    'a commit that waits for the standby and is ended by %s may have been kept',
    async (end) => {
      const thaw = standby.freeze()
      try {
        const [server] = servers as [ServerProcess]
        let writing = write(server)
        await vi.waitFor(async () => {
          const waiting = `from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`
          if ((await ask(cluster, `select ${end}(pid) ${waiting}`)).length > 0) return
          // A write that was refused before its commit is made again.
          if (await Promise.race([writing, null])) writing = write(server)
          const seen = await ask(cluster, 'select wait_event, state, query from pg_stat_activity')
          throw new Error(`No commit waits for the standby: ${JSON.stringify(seen)}`)
        }, patiently)
        const { answer } = await writing
        expect(answer).toEqual({ status: 503, reason: 'unconfirmed', retryAfter: null })
      } finally {
        thaw()
      }
      await everythingIsBack()
    },
  )

  test('go on with the standby when the primary is killed, and nothing that was acknowledged is lost', async () => {
    const outcomes = await whileWriting(async () => {
      await cluster.kill()
      await vi.waitFor(async () => {
        for (const server of servers) expect((await fetch(`${server.url}/ready`)).status).toBe(503)
      }, patiently)
      // The address leads to a standby first: it can be read alone.
      address.lead(Number(new URL(standby.url).port))
      for (const server of servers) expect((await fetch(`${server.url}/ready`)).status).toBe(503)
      await ask(standby, 'select pg_promote()')
    })
    await expectTruth(outcomes, standby)
  })
})

/** Ends the connections of others, then opens some until PostgreSQL takes no more. */
async function takeAll(crowd: pg.Client[]): Promise<void> {
  await crowd[0]?.query(`${terminateAll} and application_name <> 'crowd'`)
  for (;;) {
    const client = new pg.Client({ connectionString: cluster.url, application_name: 'crowd' })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return
    }
    crowd.push(client)
  }
}

/** Waits until both servers refuse a new write and say that they are not ready. */
async function untilSentAway(): Promise<void> {
  const refused = await Promise.all(servers.map((server) => write(server)))
  for (const { answer } of refused) expect(answer.status).toBe(503)
  for (const server of servers) expect((await fetch(`${server.url}/ready`)).status).toBe(503)
}
