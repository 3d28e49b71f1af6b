import { sql } from 'kysely'
import type { Database } from './open.ts'
import { databaseNames } from './snapshot.ts'

/** Minimum major version of PostgreSQL: the oldest that the statements and `pg_dump`'s options are tested with. */
export const POSTGRES_MINIMUM = 15

export interface DatabaseVersion {
  /** Name of the database in messages. */
  name: string
  version: string
  major: number
  /** True for PostgreSQL, whose version and tools the operator chooses; SQLite is part of Seaport. */
  isServer: boolean
}

/** @returns kind and version of the connected database */
export async function databaseVersion({ db, kind }: Database): Promise<DatabaseVersion> {
  const isServer = kind === 'postgres'
  const asked = isServer
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`
  const version = (await asked.execute(db)).rows[0]?.version.split(' ')[0] ?? '?'
  return { name: databaseNames[kind], version, major: Number.parseInt(version, 10), isServer }
}

/**
 * Whether a library that came with an upgrade of the operating system sorts text by other rules than those that the indexes were built by: then rows
 * are not found in them, and unique ones can come twice.
 * @returns the name of such a PostgreSQL database; null = it is in order, or its version is unknown
 */
export async function movedSorting({ db, kind }: Database): Promise<string | null> {
  if (kind !== 'postgres') return null
  const { rows } = await sql<{ datname: string }>`select datname from pg_database
    where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`.execute(
    db,
  )
  return rows[0]?.datname ?? null
}
