import { readdirSync } from 'node:fs'
import { createAccount, importAccounts } from '@seaport/contract/desk/account'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { openOwnerSession } from '../../../../tests/support/owner-session.ts'
import { SHARED_SECRET, startServerProcess } from '../../../../tests/support/server-process.ts'
import { smallDisk } from '../../../../tests/support/small-disk.ts'
import { newHandle } from '../test-support/accounts.ts'
import { mp4 } from '../test-support/media.ts'
import { createUser } from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { startJobs } from './start-jobs.ts'

eachDatabase('a full disk', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_SECRET: SHARED_SECRET }, undefined, startJobs)
  })
  afterAll(() => server.stop())

  /** Uses up the database's remaining space, or frees it. */
  const setSpace = (free: boolean) =>
    server.installation.database.db.transaction().execute(async (trx) => {
      if (location.kind === 'sqlite')
        return sql.raw(`pragma max_page_count = ${free ? 2 ** 30 : 1}`).execute(trx)
      // PostgreSQL has no size limit for a database: a trigger raises the disk's error.
      await sql`create or replace function no_space() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(trx)
      return free
        ? sql`drop trigger no_space on account`.execute(trx)
        : sql`create trigger no_space before insert on account for each row execute function no_space()`.execute(
            trx,
          )
    })
  const ready = async () => {
    const { status, body } = await server.send('GET', '/ready')
    return [status, body]
  }

  test('is reported to the person, in the log and by /ready, and nothing is lost once there is space', async () => {
    const { as } = await createUser(server)
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      account: `harbor_${index}`,
      nickname: 'n'.repeat(80),
    }))
    const add = () =>
      server.call(
        importAccounts,
        { body: { network: 'x_sandbox', rows } },
        { as, headers: { 'idempotency-key': 'once', 'accept-language': 'en' } },
      )
    await setSpace(false)
    const refused = await refusal(add(), 'storage_full')
    expect([refused.status, refused.refusal.msg]).toEqual([
      507,
      'Not saved: the server’s disk is full. Ask an administrator to free some space, then try again',
    ])
    expect(await ready()).toMatchObject([503, { msg: 'disk full', data: { disk: 'full' } }])

    await setSpace(true)
    expect((await add()).added).toBe(1000)
    server.clock.advance(60)
    expect((await ready())[1]).toMatchObject({ data: { disk: 'ok' } })
  })

  test.each([
    ['SQLITE_IOERR_WRITE', 'disk I/O error'],
    ['SQLITE_IOERR_FSYNC', 'disk I/O error'],
    ['SQLITE_READONLY', 'attempt to write a readonly database'],
    ['SQLITE_CANTOPEN', 'unable to open database file'],
    ['58030', 'could not fsync file'],
    ['EROFS', 'read-only file system'],
  ])(
    'and a failing one (%s): the caller may retry, /ready reports it, nothing is lost',
    async (code, words) => {
      const { as } = await createUser(server)
      const account = newHandle()
      const add = () =>
        server.call(
          createAccount,
          { body: { network: 'x_sandbox', account } },
          { as, headers: { 'idempotency-key': code, 'accept-language': 'en' } },
        )
      const { db } = server.installation.database
      const fails = vi.spyOn(db, 'transaction').mockImplementation(() => {
        throw new SqliteDatabase.SqliteError(words, code)
      })
      const refused = await refusal(add(), 'busy').finally(() => fails.mockRestore())
      expect([refused.status, refused.refusal.retry_after]).toEqual([503, 2])
      expect(await ready()).toMatchObject([503, { msg: 'disk failing', data: { disk: 'failing' } }])
      expect((await add()).account).toBe(account)
      server.clock.advance(60)
      expect(await ready()).toMatchObject([200, { data: { disk: 'ok' } }])
    },
  )

  test('leaves no partial file during an upload, and the server continues', async () => {
    const dataDir = `${location.dataDir}/limited`
    const disk = smallDisk(dataDir, 8)
    const limited = await startServerProcess({ ...location, dataDir }, {}, disk.command)
    const { token, user_id } = await openOwnerSession(limited.url)
    const upload = async (bytes: number) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(mp4(bytes))]), 'a.mp4')
      const answer = await fetch(`${limited.url}/api/v1/file`, {
        method: 'POST',
        headers: { token, user_id },
        body: form,
      })
      return [answer.status, await answer.json()]
    }
    expect(await upload(9_500_000)).toMatchObject([507, { reason: 'storage_full' }])
    await expect.poll(() => limited.output()).toContain('The disk is full')
    expect(readdirSync(disk.seenFrom(limited.child, 'files/incoming'))).toEqual([])
    const answer = await fetch(`${limited.url}/ready`)
    expect(await answer.json()).toMatchObject({ data: { disk: 'full' } })
    expect(await upload(1000)).toMatchObject([200, { code: 200 }])
    expect(await limited.end('SIGTERM')).toBe(0)
  })
})
