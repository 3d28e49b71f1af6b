import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { CallerGone } from './faults.ts'
import { contains } from './like.ts'
import { type Database, openDatabase } from './open.ts'
import { ReaderThreads } from './reader-threads.ts'
import { forTenant } from './tenant-turns.ts'

bothDatabases('a database with one who writes for long', (location) => {
  let database: Database
  beforeAll(async () => {
    database = openDatabase(location)
    await sql`create table thing (n integer)`.execute(database.db)
    await sql`insert into thing values (0)`.execute(database.db)
  })
  afterAll(() => database.close())
  const read = async () => {
    const { rows } = await sql<{ n: number }>`select n from thing order by n`.execute(database.db)
    return rows.map(({ n }) => n)
  }

  test('readers see committed data and never wait', async () => {
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
    const { promise: asked, resolve: goOn } = Promise.withResolvers<void>()
    const work = database.db.transaction().execute(async (trx) => {
      await sql`insert into thing values (1)`.execute(trx)
      wrote()
      await asked
    })
    await written
    expect(await read()).toEqual([0])
    goOn()
    await work
    expect(await read()).toEqual([0, 1])
  })

  test('writers run one at a time, and a failed one changes nothing', async () => {
    const add = (n: number) =>
      database.db.transaction().execute(async (trx) => {
        await sql`insert into thing values (${n})`.execute(trx)
        if (n === 3) throw new Error('no')
      })
    const results = await Promise.allSettled([
      add(2),
      add(3),
      add(4),
      sql`insert into thing values (5)`.execute(database.db),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await read()).toEqual([0, 1, 2, 4, 5])
  })

  if (location.kind === 'sqlite')
    test('a write that waits for its turn is counted', async () => {
      const idle = { busy: 0, idle: 1, waiting: 0 }
      expect(database.pool()).toEqual(idle)
      const waiting = await database.db.transaction().execute(async () => {
        const begun = sql`update thing set n = n where n < 0`.execute(database.db)
        await expect.poll(() => database.pool()).toEqual({ busy: 1, idle: 0, waiting: 1 })
        return { begun }
      })
      await waiting.begun
      expect(database.pool()).toEqual(idle)
    })

  if (location.kind === 'sqlite')
    test('a write waits for another program’s lock without blocking the process', async () => {
      const other = new SqliteDatabase(location.file)
      other.exec('begin immediate')
      const order: string[] = []
      const write = database.db
        .transaction()
        .execute((trx) => sql`insert into thing values (6)`.execute(trx))
        .then(() => order.push('written'))
      expect(await read()).toEqual([0, 1, 2, 4, 5])
      order.push('read')
      other.exec('commit')
      other.close()
      await write
      expect(order).toEqual(['read', 'written'])
      expect(await read()).toContain(6)
    })

  if (location.kind === 'sqlite')
    test('text searches leave the event loop free, and read the current state', async () => {
      let turns = 0
      let over = false
      const count = () => {
        turns += 1
        if (!over) setImmediate(count)
      }
      setImmediate(count)
      const { rows } = await sql<{ n: number; bytes: Buffer }>`
        with recursive long(n) as (select 1 union all select n + 1 from long where n < 300000)
        select count(*) as n, x'00ff' as bytes from long where ${contains(sql`'a harbour'`, 'Harbour')}`.execute(
        database.db,
      )
      over = true
      expect(rows).toEqual([{ n: 300_000, bytes: Buffer.from([0, 255]) }])
      expect(turns).toBeGreaterThan(10)
      const broken = sql`select missing from thing where ${contains(sql`'a'`, 'b')}`
      await expect(broken.execute(database.db)).rejects.toThrow('no such column')
    })

  if (location.kind === 'sqlite')
    test('a statement that used much processor time is read in a thread from then on', async () => {
      const inThread = vi.spyOn(ReaderThreads.prototype, 'read')
      const used = vi.spyOn(process, 'threadCpuUsage')
      const ask = () => sql`select 2 as n`.execute(database.db)
      await ask()
      await ask()
      expect(inThread).not.toHaveBeenCalled()
      used.mockReturnValueOnce({ user: 5000, system: 0 }).mockReturnValueOnce({ user: 9000, system: 7000 })
      await ask()
      expect((await ask()).rows).toEqual([{ n: 2 }])
      expect(inThread.mock.calls.map(([text]) => text)).toEqual(['select 2 as n'])
      used.mockRestore()
      inThread.mockRestore()
    })

  if (location.kind === 'sqlite')
    test('a slow statement does not wait for a search', async () => {
      const threads = new ReaderThreads(location.file)
      const nothing = (scans: boolean) => threads.read('select 1', [], scans)
      await Promise.all([nothing(false), nothing(false)])
      // Searches that never end: another read is answered before them, or waits until they are cancelled.
      const search = `with recursive long(n) as (select 1 union all select n + 1 from long)
        select count(*) from long where contains_text('harbour ' || n, 'harbour')`
      const searches = [1, 2, 3].map(() => threads.read(search, [], true).catch(() => 'given up'))
      expect(await Promise.race([...searches, nothing(false)])).toEqual([{ 1: 1 }])
      const leave = new AbortController()
      const left = forTenant('t', () => threads.read(search, [], true), leave.signal)
      leave.abort()
      await expect(left).rejects.toBeInstanceOf(CallerGone)
      const late = forTenant('t', async () => threads.read(search, [], true), leave.signal)
      await expect(late).rejects.toBeInstanceOf(CallerGone)
      const many = Array.from({ length: 210 }, async () => threads.read(search, [], true))
      const codes = many.map((asked) =>
        asked.then(
          () => 'read',
          ({ code }: { code: string }) => code,
        ),
      )
      await threads.close()
      expect(await Promise.all(searches)).toEqual(['given up', 'given up', 'given up'])
      // More than two hundred may not wait; a database that has too much to do is busy.
      expect(new Set(await Promise.all(codes))).toEqual(new Set(['SQLITE_INTERRUPT', 'SQLITE_BUSY_READERS']))
    })
})
