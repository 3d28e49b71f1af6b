import { API_BASE } from '@seaport/contract/api'
import { createSeat, listSeats } from '@seaport/contract/desk/seat'
import { listResources } from '@seaport/contract/work/resource'
import { searchEverything } from '@seaport/contract/work/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import type { Trx } from '../db/schema.ts'
import { createScene, type Scene } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

bothDatabases('a tenant whose calls wait', (location) => {
  let server: TestServer
  let slow: Scene
  let other: Scene
  beforeAll(async () => {
    server = await startTestServer(location)
    slow = await createScene(server)
    other = await createScene(server)
  })
  afterAll(() => server.stop())

  /** A tenant's share of the ten connections. */
  const SHARE = 5

  /** @returns the number of connections that wait for a lock. Resets the statistics snapshot first, which a transaction would otherwise keep. */
  const waitingIn = async (trx: Trx) => {
    await sql`select pg_stat_clear_snapshot()`.execute(trx)
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(trx)
    return rows[0]?.count ?? 0
  }

  /** @returns another tenant's answers while the calls wait for a table or a row */
  const besideWaiting = async (calls: () => Promise<unknown>[]) => {
    const { db, kind } = server.installation.database
    if (kind === 'sqlite') {
      const waiting = calls()
      return { answered: await otherSeats(), waiting }
    }
    return db.transaction().execute(async (trx) => {
      await sql`lock table resource in access exclusive mode`.execute(trx)
      await trx.selectFrom('user').select('id').where('id', '=', slow.supervisor.id).forUpdate().execute()
      const waiting = calls()
      const held = () => waitingIn(trx)
      await expect.poll(held).toBeGreaterThanOrEqual(SHARE)
      let isAnswered = false
      const over = expect.poll(async () => isAnswered || (await held()) > SHARE).toBe(true)
      const answered = await Promise.race([otherSeats(), over.then(() => 'the tenant takes more')])
      isAnswered = true
      // A poll that goes on moves the faked clock of the next file of this worker.
      await over
      return { answered, waiting }
    })
  }

  const otherSeats = async () => {
    let total = 0
    for (let again = 0; again < 20; again += 1)
      total = (await server.call(listSeats, { query: { page: 1, page_size: 20 } }, other.supervisor)).total
    return total
  }

  test.each<[string, () => Promise<unknown>]>([
    [
      'searches of everything',
      () => server.call(searchEverything, { query: { text: 'nowhere' } }, slow.supervisor),
    ],
    ['lists', () => server.call(listResources, { query: { page: 1, page_size: 20 } }, slow.supervisor)],
    [
      'changes',
      () => {
        const body = { name: 'Harbor', password: 'Seat-password-1', allocated: 0 }
        return server.call(createSeat, { body }, slow.supervisor)
      },
    ],
  ])('leaves connections for everybody else: %s', async (_, call) => {
    const { answered, waiting } = await besideWaiting(() => Array.from({ length: 20 }, call))
    expect(answered).toBe(1)
    await Promise.all(waiting)
  })

  if (location.kind === 'postgres')
    test('reads for a caller who is gone are cancelled, changes are not', async () => {
      const { db } = server.installation.database
      const leave = new AbortController()
      const path = `${API_BASE}${listResources.path}?page=1&page_size=20`
      const headers = await slow.supervisor.as('GET', path)
      const search = () => fetch(`${server.url}${path}`, { headers, signal: leave.signal })
      const change = async () => {
        const url = `${server.url}${API_BASE}${createSeat.path}`
        const json = { ...(await slow.supervisor.as('POST', url)), 'content-type': 'application/json' }
        const body = JSON.stringify({ name: 'Kept', password: 'Seat-password-1', allocated: 0 })
        return fetch(url, { method: 'POST', headers: json, body, signal: leave.signal })
      }
      await db.transaction().execute(async (trx) => {
        await sql`lock table resource in access exclusive mode`.execute(trx)
        await trx.selectFrom('user').select('id').where('id', '=', slow.supervisor.id).forUpdate().execute()
        const changed = change()
        const held = () => waitingIn(trx)
        await expect.poll(held).toBe(1)
        const answers = Promise.allSettled([changed, ...Array.from({ length: SHARE + 1 }, search)])
        await expect.poll(held).toBe(SHARE)
        leave.abort()
        await expect.poll(held).toBe(1)
        await answers
      })
      const kept = () => db.selectFrom('seat').select('name').where('name', '=', 'Kept').execute()
      await expect.poll(kept).toHaveLength(1)
      expect(await otherSeats()).toBe(1)
    })
})
