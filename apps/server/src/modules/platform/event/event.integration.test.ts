import { disableSeat, unbindDevice } from '@seaport/contract/desk/seat'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { logout } from '@seaport/contract/people/session'
import { deleteTask, endTask } from '@seaport/contract/work/task'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bothDatabases, createDatabase } from '../../../../../../tests/support/databases.ts'
import { openDatabase } from '../../../db/open.ts'
import { openEventBus } from '../../../kernel/event-bus.ts'
import type { Actor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import type { Log } from '../../../kernel/log.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { type EventReader, readEvents } from '../../../test-support/event-reader.ts'
import { createSeatOnline } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { livingSessions } from './event.repository.ts'
import { eventRoutes } from './event.routes.ts'

bothDatabases('events', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /**
   * Sends a marker event and waits for it, so that all earlier events have arrived.
   * @returns a reader's events without it
   */
  const settle = async (
    { supervisor, seat }: Pick<scenes.Scene, 'supervisor' | 'seat'>,
    reader: EventReader,
  ) => {
    const id = newId()
    const mark = (event: LiveEvent) => 'id' in event && event.id === id
    await withTransaction(server.installation, async (work) =>
      work.emit(supervisor.id, { type: 'task_removed', id, seat_id: seat.id }),
    )
    await reader.until(mark)
    return reader.events.splice(0).filter((event) => !mark(event))
  }

  test('events of a task go to its tenant and its seat, and to nobody else', async () => {
    const scene = await scenes.createScene(server)
    const stranger = await scenes.createScene(server)
    const colleague = await createSeatOnline(server, scene.supervisor, 1)
    const [user, seat, other, foreign] = await Promise.all([
      readEvents(server.url, scene.supervisor.as),
      readEvents(server.url, scene.seat.as),
      readEvents(server.url, colleague.as),
      readEvents(server.url, stranger.supervisor.as),
    ])
    const atOther = { ...scene, seat: colleague }
    await settle(scene, user)
    await settle(scene, seat)
    await settle(atOther, other)
    await settle(stranger, foreign)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1)])
    await server.call(endTask, { params: { id: task.id } }, scene.supervisor)
    await server.call(deleteTask, { params: { id: task.id } }, scene.supervisor)
    for (const reader of [user, seat]) {
      const events = await settle(scene, reader)
      const told = events.filter(
        (event) => ('id' in event && event.id === task.id) || event.type === 'resource',
      )
      expect(told.map((event) => ('status' in event ? event.status : event.type))).toEqual([
        'queued',
        'running',
        'running',
        'resource',
        'ended',
        'task_removed',
      ])
      expect(told[2]).toMatchObject({ id: task.id, actual_count: 1, target_count: 100 })
      expect(told[3]).toMatchObject({ task_id: task.id, added: 1 })
      expect(events.filter(({ type }) => type === 'port')).toHaveLength(2)
    }
    expect(await settle(atOther, other)).toEqual([])
    expect(await settle(stranger, foreign)).toEqual([])
    for (const reader of [user, seat, other, foreign]) reader.close()
  })

  test('events of a rolled back transaction are not sent', async () => {
    const scene = await scenes.createScene(server)
    const reader = await readEvents(server.url, scene.supervisor.as)
    await settle(scene, reader)
    const failing = withTransaction(server.installation, async (work) => {
      work.emit(scene.supervisor.id, { type: 'user' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await settle(scene, reader)).toEqual([])
    reader.close()
  })

  test('the stream of a seat whose session ends reports it and ends', async () => {
    const scene = await scenes.createScene(server)
    const bystander = await createSeatOnline(server, scene.supervisor, 1)
    const [user, other] = await Promise.all([
      readEvents(server.url, scene.supervisor.as),
      readEvents(server.url, bystander.as),
    ])
    const seat = await readEvents(server.url, scene.seat.as)
    await server.call(disableSeat, { params: { id: scene.seat.id } }, scene.supervisor)
    await seat.ended
    expect(seat.events.at(-1)).toEqual({ type: 'session_over', seat_id: scene.seat.id })
    await server.call(unbindDevice, { params: { id: bystander.id } }, scene.supervisor)
    await other.ended
    expect(other.events.at(-1)).toEqual({ type: 'session_over', seat_id: bystander.id })
    expect((await settle(scene, user)).some(({ type }) => type === 'session_over')).toBe(false)
    user.close()
  })

  test('a stream without a session is refused', async () => {
    await expect(readEvents(server.url, async () => ({}))).rejects.toThrow(/401.*not_logged_in/)
    const scene = await scenes.createScene(server)
    const { token } = await scene.supervisor.as('', '')
    await server.call(logout, {}, scene.supervisor)
    await expect(readEvents(server.url, async () => ({ token: token ?? '' }))).rejects.toThrow(/401/)
  })

  test('the sessions that go on are known among those of users and seats together', async () => {
    const scene = await scenes.createScene(server)
    const { db } = server.installation.database
    const ofUser = await db
      .selectFrom('user_session')
      .select('token_hash as sessionHash')
      .where('user_id', '=', scene.supervisor.id)
      .executeTakeFirstOrThrow()
    const ofSeat = await db
      .selectFrom('seat')
      .select('session_hash')
      .where('id', '=', scene.seat.id)
      .executeTakeFirstOrThrow()
    const gone = Buffer.from('gone')
    const user = { kind: 'user', ...ofUser } as const
    const seat = { kind: 'seat', sessionHash: ofSeat.session_hash ?? gone } as const
    const others = (['user', 'seat'] as const).map((kind) => ({ kind, sessionHash: gone }))
    const all = [user, seat, ...others] as Actor[]
    const living = await livingSessions(server.installation.database, all, server.clock.now())
    expect(living).toEqual(new Set([user, seat]))
  })

  test('the stream carries no-cache and the security headers of every answer', async () => {
    const scene = await scenes.createScene(server)
    const reader = await readEvents(server.url, scene.supervisor.as)
    expect(reader.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(reader.headers.get('x-content-type-options')).toBe('nosniff')
    reader.close()
  })

  test('heartbeats are sent, and end the stream of a session that expired', async () => {
    const scene = await scenes.createScene(server)
    const app = Fastify()
    const sessionHash = Buffer.from('known')
    const { db } = server.installation.database
    const now = server.clock.now()
    const session = {
      token_hash: sessionHash,
      user_id: scene.supervisor.id,
      created_at: now,
      last_seen_at: now,
    }
    await db
      .insertInto('user_session')
      .values({ ...session, expires_at: now + 1000, ip: '', user_agent: '' })
      .execute()
    const { id } = scene.supervisor
    const actor = {
      kind: 'user',
      userId: id,
      tenantId: id,
      superuser: false,
      keys: new Set<never>(),
      sessionHash,
      confirmedUntil: 0,
      loginStep: null,
      apiToken: null,
      stableUntil: Number.POSITIVE_INFINITY,
      impersonator: null,
    } as const
    eventRoutes(app, server.installation, async () => actor, 20)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const reader = await readEvents(url, async () => ({}))
    await settle(scene, reader)
    await reader.untilBeats(3)
    await db.deleteFrom('user_session').where('token_hash', '=', sessionHash).execute()
    await reader.ended
    expect(reader.events).toEqual([{ type: 'session_over', seat_id: null }])
    await app.close()
  })
})

test('events cross from one server to another on one database, and a server stops with streams open', async () => {
  const { drop, ...location } = await createDatabase()
  const [near, far] = [await startTestServer(location), await startTestServer(location)]
  try {
    const scene = await scenes.createScene(near)
    const [user, seat] = await Promise.all([
      readEvents(far.url, scene.supervisor.as),
      readEvents(far.url, scene.seat.as),
    ])
    const id = await scenes.addTask(scene)
    for (const reader of [user, seat])
      expect(await reader.until(({ type }) => type === 'task')).toMatchObject({ id, status: 'queued' })
    await far.stop()
    await Promise.all([user.ended, seat.ended])
    expect(user.events.some(({ type }) => type === 'session_over')).toBe(false)
  } finally {
    await near.stop()
    await drop()
  }
})

test('where no writes are taken nobody listens, and no connection is left behind', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  const [warn, error] = [vi.fn(), vi.fn()]
  const bus = await openEventBus(database, { warn, error } as unknown as Log)
  const heard: LiveEvent[] = []
  bus.subscribe('tenant', (event) => heard.push(event))
  const connecting = vi.spyOn(pg.Client.prototype, 'connect')
  const isListener = (client: unknown) => JSON.stringify(client).includes('seaport events')
  const set = (value: string) => {
    const name = sql.id(new URL(url).pathname.slice(1))
    return sql`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`.execute(
      database.db,
    )
  }
  const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'seaport events'`
  try {
    await set('on')
    await sql`select pg_terminate_backend(pid) ${sql.raw(listeners)}`.execute(database.db)
    // One gap as it breaks, and one for each connection that was given up.
    await expect.poll(() => bus.figures().gaps).toBeGreaterThan(3)
    await set('off')
    await expect
      .poll(async () => {
        await withTransaction({ database, bus, clock: Date.now }, async (work) =>
          work.emit('tenant', { type: 'user' }),
        )
        return heard.length
      })
      .toBeGreaterThan(0)
    // As it broke, after each attempt that failed, and as it stood again.
    expect(bus.figures().gaps).toBe(1 + connecting.mock.contexts.filter(isListener).length)
    expect((await sql`select pid ${sql.raw(listeners)}`.execute(database.db)).rows).toHaveLength(1)
  } finally {
    await bus.close()
    await database.close()
    await drop()
  }
})
