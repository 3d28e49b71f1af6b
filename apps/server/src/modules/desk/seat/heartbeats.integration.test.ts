import { heartbeat } from '@seaport/contract/desk/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { eventsDelivered } from '../../../test-support/events.ts'
import { createSeatOnline, createUser, type TestSeat, type TestUser } from '../../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { seatSessionJobs } from '../seat-session/seat-session.public.ts'
import { recordHeartbeats } from './seat.repository.ts'

bothDatabases('signs of life', (location) => {
  let server: TestServer
  let supervisor: TestUser
  let seats: TestSeat[]
  beforeAll(async () => {
    server = await startTestServer(location)
    supervisor = await createUser(server, { ports: 20 })
    seats = []
    for (let count = 0; count < 3; count += 1) seats.push(await createSeatOnline(server, supervisor, 1))
  })
  afterAll(() => server.stop())

  const rows = () =>
    server.installation.database.db
      .selectFrom('seat')
      .select(['session_hash', 'last_seen_at'])
      .where(
        'id',
        'in',
        seats.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
  const beats = async (at: number) =>
    (await rows()).map(({ session_hash }) => ({
      tenantId: supervisor.id,
      sessionHash: session_hash ?? Buffer.alloc(0),
      at,
    }))
  const times = async () => (await rows()).map(({ last_seen_at }) => last_seen_at)

  test('of many seats are recorded at once, except those of ended sessions or other tenants', async () => {
    const { db } = server.installation.database
    const [before] = await times()
    const [first, second, third] = await beats(2_000_000_000_000)
    if (!first || !second || !third) throw new Error('three seats')
    await recordHeartbeats(db, location.kind, [
      first,
      { ...second, sessionHash: Buffer.from('another session') },
      { ...third, tenantId: 'another tenant' },
    ])
    expect(await times()).toEqual([2_000_000_000_000, before, before])
    await recordHeartbeats(db, location.kind, await beats(2_000_000_000_001))
    expect(await times()).toEqual(Array(3).fill(2_000_000_000_001))
  })

  test('are recorded for other seats while one is locked', async () => {
    const { db } = server.installation.database
    const all = await beats(2_000_000_000_002)
    if (location.kind === 'sqlite') {
      await recordHeartbeats(db, location.kind, all)
      expect(await times()).toEqual(Array(3).fill(2_000_000_000_002))
      return
    }
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('seat')
        .select('id')
        .where('session_hash', '=', all[0]?.sessionHash ?? null)
        .forUpdate()
        .execute()
      await recordHeartbeats(db, location.kind, all)
    })
    expect(await times()).toEqual([2_000_000_000_001, 2_000_000_000_002, 2_000_000_000_002])
  })

  test('that stop are detected for every tenant', async () => {
    const stranger = await createUser(server)
    const other = await createSeatOnline(server, stranger, 1)
    const { db } = server.installation.database
    await db.updateTable('seat').set({ last_seen_at: server.clock.now() }).execute()
    server.clock.advance(3600)
    await eventsDelivered(server)
    const heard: (string | null)[] = []
    const stops = [supervisor, stranger].map(({ id }) =>
      server.installation.bus.subscribe(id, (event) => {
        if (event.type === 'seat') heard.push(event.seat_id)
      }),
    )
    for (const job of seatSessionJobs(server.installation)) await job.run()
    await expect.poll(() => heard.toSorted()).toEqual([other, ...seats].map(({ id }) => id).sort())
    // One that comes back and falls silent again is told of both times.
    heard.length = 0
    await server.call(heartbeat, {}, other)
    server.clock.advance(3600)
    for (const job of seatSessionJobs(server.installation)) await job.run()
    await expect.poll(() => heard).toEqual([other.id, other.id])
    for (const stop of stops) stop()
    const told = await db
      .selectFrom('seat')
      .select('told_online')
      .where('id', 'in', [other.id, ...seats.map(({ id }) => id)])
      .execute()
    expect(told).toEqual(Array(4).fill({ told_online: 0 }))
  })
})
