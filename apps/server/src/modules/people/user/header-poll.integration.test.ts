import { API_BASE } from '@seaport/contract/api'
import { login, logout } from '@seaport/contract/people/session'
import { updateUserInfo, userInfo } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { readAllAnnouncements } from '@seaport/contract/platform/announcement'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { type Database, openDatabase } from '../../../db/open.ts'
import { newId } from '../../../kernel/id.ts'
import { createUser, giveRole, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

/** SQLite: one server, with commands that write beside it. PostgreSQL: several servers that share only the database. */
eachDatabase('the header’s poll', (location) => {
  let servers: TestServer[] = []
  let beside: Database
  beforeAll(async () => {
    for (let count = location.url ? 3 : 1; count > 0; count -= 1)
      servers.push(await startTestServer(location))
    beside = openDatabase(location)
  })
  afterAll(async () => {
    await beside.close()
    for (const server of servers) await server.stop()
    servers = []
  })
  const serverAt = (index: number) => servers[index % servers.length] as TestServer
  const writers = () => [...servers.map(({ installation }) => installation.database), beside]
  const writerAt = (index: number) => (writers()[index % writers().length] as Database).db

  const known = new Map<string, { etag: string; info: UserInfo }>()
  /** Polls as the console does: with the ETag of the last answer. */
  const poll = async (server: TestServer, { id, as }: TestUser) => {
    const last = known.get(`${server.url} ${id}`)
    const { status, headers, body } = await server.send('GET', `${API_BASE}${userInfo.path}`, {
      headers: { ...(await as('GET', '')), ...(last && { 'if-none-match': last.etag }) },
    })
    if (status === 304) return { status, info: last?.info }
    if (status !== 200) return { status, info: undefined }
    const info = (body as { data: UserInfo }).data
    known.set(`${server.url} ${id}`, { etag: headers.get('etag') ?? '', info })
    return { status, info }
  }

  /** The expected answer, read directly from the database. */
  const truthOf = async ({ id }: TestUser, now: number) => {
    const { db } = beside
    const row = await db
      .selectFrom('user')
      .innerJoin('role', 'role.key', 'user.role_key')
      .leftJoin('announcement_reader', 'announcement_reader.user_id', 'user.id')
      .select(['username', 'balance_cents', 'superuser', 'read_until', 'user.created_at', 'role.keys'])
      .where('user.id', '=', id)
      .executeTakeFirstOrThrow()
    const unread = await db
      .selectFrom('announcement')
      .select('announcement.id')
      .where('published_at', '<=', now)
      .where('published_at', '>=', row.read_until ?? row.created_at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('announcement_read')
              .select('read_at')
              .whereRef('announcement_id', '=', 'announcement.id')
              .where('user_id', '=', id),
          ),
        ),
      )
      .execute()
    return {
      username: row.username,
      balance: (row.balance_cents / 100).toFixed(2),
      is_superuser: row.superuser === 1,
      unread_count: row.superuser === 0 && row.keys.includes('"9-1"') ? unread.length : 0,
    }
  }

  /** One thing that happens between polls; `at` chooses who does it. */
  const happenings: ((user: TestUser, at: number, size: number) => Promise<unknown>)[] = [
    ({ as }, at, size) => serverAt(at).call(updateUserInfo, { body: { username: `Name ${size}` } }, { as }),
    ({ id }, at, size) =>
      writerAt(at).updateTable('user').set({ balance_cents: size }).where('id', '=', id).execute(),
    ({ id }, at, size) => {
      const now = serverAt(0).clock.now()
      return writerAt(at)
        .insertInto('announcement')
        .values({
          id: newId(),
          type: 'system',
          published_at: now + (size % 3) * 40_000,
          created_by: id,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },
    async (_user, _at, size) => {
      for (const { clock } of servers) clock.advance(size % 100)
    },
    // Super-users read none.
    (user, at) => tally([serverAt(at).call(readAllAnnouncements, {}, user)]),
    (user, at, size) => giveRole(serverAt(at), user, size % 2 === 0 ? 'user' : 'owner'),
  ]

  test('a poll shows everything that happened before it, on any server', async () => {
    const happening = fc.record({
      what: fc.nat(happenings.length - 1),
      at: fc.nat(11),
      size: fc.integer({ min: 1, max: 9999 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (story) => {
        const user = await createUser(serverAt(0))
        for (const { what, at, size } of story) {
          // The first one fills the cache, unless it is filled already.
          for (const server of servers) for (let time = 0; time < 2; time += 1) await poll(server, user)
          await happenings[what]?.(user, at, size)
          const told = await Promise.all(servers.map((server) => poll(server, user)))
          const truth = await truthOf(user, serverAt(0).clock.now())
          for (const { info } of told) expect(info).toMatchObject(truth)
        }
      }),
      { numRuns: 8 },
    )
  })

  test('a poll shows all writes before it, with many concurrent writers and polls', async () => {
    const user = await createUser(serverAt(0))
    const before = Number((await poll(serverAt(0), user)).info?.balance)
    let written = 0
    let polling = true
    const write = async (index: number) => {
      while (polling) {
        await sql`update "user" set balance_cents = balance_cents + 100 where id = ${user.id}`.execute(
          writerAt(index),
        )
        written += 1
        // So that some polls hit the cache.
        await Promise.all(servers.map((server) => poll(server, user)))
      }
    }
    const ask = async (index: number) => {
      const rises: number[] = []
      for (let count = 0; count < 60; count += 1) {
        const floor = written
        const { info } = await poll(serverAt(index + count), user)
        rises.push(Number(info?.balance) - before - floor)
      }
      return rises
    }
    const writing = writers().map((_, index) => write(index))
    const rises = await Promise.all([ask(0), ask(1), ask(2)])
    polling = false
    await Promise.all(writing)
    expect(written).toBeGreaterThan(0)
    expect(Math.min(...rises.flat())).toBeGreaterThanOrEqual(0)
  })

  test('an ended session is refused at once, whatever is cached for it', async () => {
    const user = await createUser(serverAt(0))
    const { token } = await serverAt(1).call(login, { body: { email: user.email, password: PASSWORD } })
    const second: TestUser = { ...user, as: async () => ({ token, user_id: user.id }) }
    const statuses = (who: TestUser) =>
      Promise.all(servers.map(async (server) => (await poll(server, who)).status))
    for (let time = 0; time < 3; time += 1) {
      expect(new Set(await statuses(second))).not.toContain(401)
      expect(new Set(await statuses(user))).not.toContain(401)
    }
    await serverAt(2).call(logout, {}, { as: second.as })
    expect(new Set(await statuses(second))).toEqual(new Set([401]))
    expect(new Set(await statuses(user))).not.toContain(401)
    await writerAt(1).updateTable('user').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    expect(new Set(await statuses(user))).toEqual(new Set([401]))
  })

  test('a session expires by the clock, and a token with another user id is refused, whatever is cached', async () => {
    const user = await createUser(serverAt(0))
    const other = await createUser(serverAt(0))
    const { token = '' } = await user.as('GET', '')
    for (let time = 0; time < 3; time += 1) await poll(serverAt(0), user)
    const mixed = { ...user, as: async () => ({ token, user_id: other.id }) }
    expect((await poll(serverAt(0), mixed)).status).toBe(401)
    for (const { clock } of servers) clock.advance(31 * 24 * 60 * 60)
    expect((await poll(serverAt(0), user)).status).toBe(401)
  })
})
