import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../../tests/support/databases.ts'
import { migrateEmpty } from '../test-support/migrated.ts'
import { clearDatabase, isVacant } from './snapshot.ts'

async function run(url: string, statements: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statements)
  } finally {
    await client.end()
  }
}

// supabase/cli#359, supabase/supabase#10982, dimitri/pgcopydb#8: a schema, an extension in `public`, and a table there, of the host's own role.
test('a hosted database is emptied of what is ours alone, and filled again', async () => {
  const { url: host, drop } = await createDatabase()
  const role = `app_${randomUUID().replaceAll('-', '')}`
  const own = new URL(host)
  own.username = role
  own.password = role
  const where = { url: own.href, file: '', postgresBin: null }
  try {
    await run(
      host,
      `create role ${role} login password '${role}';
       alter database ${own.pathname.slice(1)} owner to ${role};
       create schema managed;
       create table managed.users (id integer);
       create table public.spatial_ref_sys (id integer);
       create function public.postgis_version() returns integer language sql as 'select 3';
       alter table public.spatial_ref_sys owner to ${role};
       alter function public.postgis_version() owner to ${role};
       alter extension plpgsql add table public.spatial_ref_sys;
       alter extension plpgsql add function public.postgis_version();`,
    )
    expect(await isVacant(where)).toBe(true)
    await migrateEmpty({ url: own.href, file: '' })
    await run(own.href, 'create table pgboss.of_before (id integer)')
    await run(host, 'create table public.host_log (id integer)')
    expect(await isVacant(where)).toBe(false)
    await clearDatabase(where, new Date())
    await migrateEmpty({ url: own.href, file: '' })
    const { rows } = await run(
      host,
      `select to_regclass('managed.users') is not null and to_regclass('public.spatial_ref_sys') is not null
         and to_regclass('public.host_log') is not null and to_regproc('public.postgis_version') is not null as kept,
         to_regclass('pgboss.of_before') as queue`,
    )
    expect(rows).toEqual([{ kept: true, queue: null }])
  } finally {
    await drop()
    const { url, drop: dropOther } = await createDatabase()
    await run(url, `drop role ${role}`)
    await dropOther()
  }
})
