import { importAccounts, listAccounts } from '@seaport/contract/desk/account'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { openOwnerSession } from '../../../../tests/support/owner-session.ts'
import { startServerProcess } from '../../../../tests/support/server-process.ts'
import { smallDisk } from '../../../../tests/support/small-disk.ts'
import { OneWriterDriver } from '../db/one-writer.ts'
import { readEvents } from '../test-support/event-reader.ts'
import { createUser, type TestUser } from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { asTestServer, runningClock, startTestServer, type TestServer } from '../test-support/test-server.ts'

type Body = InputOf<typeof importAccounts>['body']

/** A thousand accounts, about half a megabyte: less than SQLite keeps in memory until the commit. */
const accounts = (round: number): Body => ({
  network: 'x_sandbox',
  rows: Array.from({ length: 1000 }, (_, index) => ({
    account: `harbor_${round}_${index}`,
    nickname: 'n'.repeat(80),
  })),
})
const add = (server: TestServer, { as }: Pick<TestUser, 'as'>, round: number) =>
  server.call(
    importAccounts,
    { body: accounts(round) },
    { as, headers: { 'idempotency-key': `round ${round}` } },
  )
const count = async (server: TestServer, { as }: Pick<TestUser, 'as'>) =>
  (await server.call(listAccounts, { query: { page_size: 1 } }, { as })).total

/** Statements succeed in memory; only the commit writes to the disk. */
bothDatabases('a disk that fails at the commit', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /** Makes every commit that adds accounts fail with a code, until it is repaired. */
  const breakCommits = async (code: string): Promise<() => Promise<void>> => {
    if (location.kind === 'sqlite') {
      const commits = vi.spyOn(OneWriterDriver.prototype, 'commitTransaction').mockImplementation(() => {
        throw new SqliteDatabase.SqliteError('the disk', code)
      })
      return async () => commits.mockRestore()
    }
    const { db } = server.installation.database
    await sql`create or replace function no_disk() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception 'the disk' using errcode = '${code}'; end $$`)}`.execute(db)
    await sql`create constraint trigger no_disk after insert on account
      deferrable initially deferred for each row execute function no_disk()`.execute(db)
    return async () => void (await sql`drop trigger no_disk on account`.execute(db))
  }

  const codes =
    location.kind === 'sqlite'
      ? (['SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'SQLITE_IOERR_WRITE'] as const)
      : (['53100', '58030'] as const)
  test.each(codes.map((code, index) => [code, index] as const))(
    '%s: the caller is told, nothing is written or emitted, and the same request succeeds later',
    async (code, round) => {
      const user = await createUser(server)
      const full = code === 'SQLITE_FULL' || code === '53100'
      const events = await readEvents(server.url, user.as)
      const mend = await breakCommits(code)
      try {
        await refusal(add(server, user, round), full ? 'storage_full' : 'busy')
        expect(await count(server, user)).toBe(0)
        expect((await server.send('GET', '/ready')).body).toMatchObject({
          data: { disk: full ? 'full' : 'failing' },
        })
      } finally {
        await mend()
      }
      expect((await add(server, user, round)).added).toBe(1000)
      expect(await count(server, user)).toBe(1000)
      expect((await add(server, user, round)).added).toBe(1000)
      expect(await count(server, user)).toBe(1000)
      await events.until(({ type }) => type === 'account')
      expect(events.events).toHaveLength(1)
      events.close()
    },
  )

  if (location.kind === 'sqlite')
    test('a full file system: answered writes are there, others are not, and the server continues', async () => {
      const dataDir = `${location.dataDir}/small`
      const disk = smallDisk(dataDir, 8)
      const limited = await startServerProcess({ url: null, dataDir }, {}, disk.command)
      const session = await openOwnerSession(limited.url)
      const owner = { as: async () => ({ ...session }) }
      const small = asTestServer({ ...server, url: limited.url }, runningClock(), fetch)
      let round = 0
      let refused: unknown
      while (refused === undefined) {
        round += 1
        await add(small, owner, round).catch((error: unknown) => {
          refused = error
        })
      }
      await refusal(Promise.reject(refused), 'storage_full')
      expect(round).toBeGreaterThan(1)
      await expect.poll(() => limited.output()).toContain('commitTransaction')
      expect(await count(small, owner)).toBe((round - 1) * 1000)
      await refusal(add(small, owner, round), 'storage_full')
      disk.grow(limited.child)
      expect((await add(small, owner, round)).added).toBe(1000)
      expect(await count(small, owner)).toBe(round * 1000)
      expect(await limited.end('SIGTERM')).toBe(0)
    })
})
