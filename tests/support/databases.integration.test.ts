import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { bothDatabases, createDatabase } from './databases.ts'

/** Runs statements one after the other, on a separate connection. @returns the rows of the last one */
async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function databases(): Promise<unknown[]> {
  return (await run(inject('postgresUrl'), 'select datname from pg_database')).map((row) => row.datname)
}

describe('createDatabase', () => {
  test('gives every caller a separate database, and drops it with its connections open', async () => {
    const [one, two] = await Promise.all([createDatabase(), createDatabase()])
    await run(one.url, 'create table seat (code text)', "insert into seat values ('100001')")
    await expect(run(two.url, 'select * from seat')).rejects.toThrow('does not exist')
    const lingering = new pg.Client({ connectionString: one.url })
    lingering.on('error', () => undefined)
    await lingering.connect()
    await Promise.all([one.drop(), two.drop()])
    const names = await databases()
    expect(names).not.toContain(new URL(one.url).pathname.slice(1))
    expect(names).not.toContain(new URL(two.url).pathname.slice(1))
    await lingering.end()
  })

  test('prepares a template once for concurrent callers', async () => {
    let prepared = 0
    const template = {
      name: `numbers ${process.pid}`,
      prepare: async (url: string) => {
        prepared++
        await run(url, 'create table number as select generate_series(1, 3) as n')
      },
    }
    const copies = await Promise.all([
      createDatabase(template),
      createDatabase(template),
      createDatabase(template),
    ])
    expect(prepared).toBe(1)
    for (const { url } of copies)
      expect(await run(url, 'select sum(n)::int as sum from number')).toEqual([{ sum: 6 }])
    await Promise.all(copies.map((copy) => copy.drop()))
  })

  test('prepares a template again after a failed preparation', async () => {
    let attempts = 0
    const template = {
      name: `fragile ${process.pid}`,
      prepare: async (url: string) => {
        attempts++
        await run(url, 'create table half (n int)')
        if (attempts === 1) throw new Error('broken off')
      },
    }
    await expect(createDatabase(template)).rejects.toThrow('broken off')
    const copy = await createDatabase(template)
    expect(await run(copy.url, 'select count(*)::int as count from half')).toEqual([{ count: 0 }])
    await copy.drop()
  })

  test('sorts text by code point and speaks UTF-8 and UTC', async () => {
    const { url, drop } = await createDatabase()
    const rows = await run(
      url,
      "select string_agg(t, '' order by t) as sorted from (values ('b'), ('A'), ('a'), ('口')) v(t)",
    )
    expect(rows).toEqual([{ sorted: 'Aab口' }])
    expect(await run(url, 'show timezone')).toEqual([{ TimeZone: 'UTC' }])
    await drop()
  })
})

const seen: { kind: string; dataDir: string; url: string | null }[] = []

bothDatabases(
  'bothDatabases',
  (location) => {
    seen.push(location)

    test('gives an empty database and folder', async () => {
      expect(existsSync(location.dataDir)).toBe(true)
      if (location.url) {
        expect(await run(location.url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([])
      } else {
        const db = new Sqlite(location.file)
        expect(db.prepare('select count(*) as tables from sqlite_schema').get()).toEqual({ tables: 0 })
        db.close()
      }
    })
  },
  { empty: true },
)

describe('after both suites', () => {
  afterAll(() => seen.splice(0))

  test('each ran once and left nothing behind', async () => {
    expect(seen.map((location) => location.kind)).toEqual(['sqlite', 'postgres'])
    const names = await databases()
    for (const { dataDir, url } of seen) {
      expect(existsSync(dataDir)).toBe(false)
      if (url) expect(names).not.toContain(new URL(url).pathname.slice(1))
    }
  })
})
