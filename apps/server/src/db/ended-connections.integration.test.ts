import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import { CallerGone } from './faults.ts'
import { openDatabase } from './open.ts'
import { forTenant } from './tenant-turns.ts'

test('idle connections that PostgreSQL ends are replaced, also the one that cancels statements', async () => {
  const { url, drop } = await createDatabase()
  const database = openDatabase({ url, file: '' })
  const onlooker = new pg.Client(url)
  await onlooker.connect()
  const connecting = vi.spyOn(pg.Client.prototype, 'connect')
  onTestFinished(async () => {
    await Promise.all([onlooker.end(), database.close()])
    await drop()
  })
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  const running = async () =>
    (await onlooker.query(`select pid ${others} and query like '%pg_sleep%' and state = 'active'`)).rowCount
  const leaveWhileItRuns = async () => {
    const leave = new AbortController()
    const left = forTenant('tenant', () => sql`select pg_sleep(3600)`.execute(database.db), leave.signal)
    const outcome = expect(left).rejects.toBeInstanceOf(CallerGone)
    await expect.poll(running).toBe(1)
    leave.abort()
    await outcome
  }
  const ask = async () => (await sql`select 1 as one`.execute(database.db)).rows
  await leaveWhileItRuns()
  await ask()
  // The first one was closed with its statement.
  const idle = connecting.mock.contexts.slice(1) as pg.Client[]
  expect(idle.length, 'one that cancels, one for statements').toBe(2)
  const ended = Promise.all(idle.map((client) => new Promise<void>((resolve) => client.once('end', resolve))))
  await onlooker.query(`select pg_terminate_backend(pid) ${others}`)
  await ended
  await leaveWhileItRuns()
  expect(await ask()).toEqual([{ one: 1 }])
})
