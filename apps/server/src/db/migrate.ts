import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration as KyselyMigration, Migrator } from 'kysely/migration'
import { columnTypes } from './column-types.ts'
import { baseline } from './migrations/0100-baseline.ts'
import { scriptNetworks } from './migrations/0110-script-networks.ts'
import { seatCodeOrder } from './migrations/0111-seat-code-order.ts'
import { wideNumbers } from './migrations/0112-wide-numbers.ts'
import { noticesBySession } from './migrations/0113-notices-by-session.ts'
import { codeAskers } from './migrations/0114-code-askers.ts'
import { rolesOfRemoved } from './migrations/0115-roles-of-removed.ts'
import { secretMark } from './migrations/0116-secret-mark.ts'
import { giftedMailbox } from './migrations/0117-gifted-mailbox.ts'
import { oldWebhookSecret } from './migrations/0118-old-webhook-secret.ts'
import { emailConfigChange } from './migrations/0119-email-config-change.ts'
import { guardChange } from './migrations/0120-guard-change.ts'
import type { Migration } from './migrations/migration.ts'
import type { Database } from './open.ts'

const BASELINE = '0100-baseline'

/** By name, in order. A released migration never changes; a later one corrects it. */
const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  '0110-script-networks': scriptNetworks,
  '0111-seat-code-order': seatCodeOrder,
  '0112-wide-numbers': wideNumbers,
  '0113-notices-by-session': noticesBySession,
  '0114-code-askers': codeAskers,
  '0115-roles-of-removed': rolesOfRemoved,
  '0116-secret-mark': secretMark,
  '0117-gifted-mailbox': giftedMailbox,
  '0118-old-webhook-secret': oldWebhookSecret,
  '0119-email-config-change': emailConfigChange,
  '0120-guard-change': guardChange,
}

function migratorOf({ db, kind }: Database, steps: Record<string, Migration>): Migrator {
  const types = columnTypes(kind)
  const bound = Object.entries(steps).map(([name, step]): [string, KyselyMigration] => [
    name,
    { up: (trx) => step(trx, types) },
  ])
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(bound) } })
}

/**
 * Migrates the schema; several processes may call it concurrently on one PostgreSQL.
 * @param database opened without timeouts, because another server may be running a long migration
 * @param later migrations after those of this version, for tests of the mechanism
 * @returns the names of the migrations that ran
 * @throws if the database is older than the baseline, or has run migrations unknown to this version
 */
export async function migrate(database: Database, later: Record<string, Migration> = {}): Promise<string[]> {
  const steps = { ...migrations, ...later }
  const ran = await executed(database)
  if (isDeepStrictEqual(ran, Object.keys(steps))) return []
  const last = ran.at(-1)
  if (last !== undefined && ageOf(last) === 'before the baseline')
    throw new Error(
      `The database was made before the baseline of Seaport 1.0 (${last}), which is not supported: use it with the version that made it, or start with an empty one`,
    )
  const unknown = ran.find((name) => !Object.hasOwn(steps, name))
  if (unknown !== undefined)
    throw new Error(
      `The database was used by a newer Seaport (${unknown}): use it with that version, or restore a backup that this one made`,
    )
  await requireUnicode(database)
  const { error, results } = await migratorOf(database, steps).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** PostgreSQL has the encoding of the locale that it was set up in: without one, SQL_ASCII. @throws unless it can store every text */
async function requireUnicode({ db, kind }: Database): Promise<void> {
  if (kind !== 'postgres') return
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}, in which not every text can be stored. Make another one: create database … template template0 encoding 'UTF8'`,
    )
}

/**
 * @returns names of the migrations that have run, in order. Read from the table itself, because readiness probes are frequent and Kysely's migrator
 * reads every column of every table to find out whether that table exists.
 */
async function executed({ db, kind }: Database): Promise<string[]> {
  const table = sql.lit(DEFAULT_MIGRATION_TABLE)
  const looked =
    kind === 'postgres'
      ? sql<{ name: string | null }>`select to_regclass(${table}) as name`
      : sql<{ name: string | null }>`select name from sqlite_master where name = ${table}`
  const [found] = (await looked.execute(db)).rows
  if (!found?.name) return []
  const ran = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
  return (await ran.execute(db)).rows.map(({ name }) => name)
}

/** @returns the name of the last migration that ran; empty before the first */
export async function lastMigration(database: Database): Promise<string> {
  return (await executed(database)).at(-1) ?? ''
}

/** @returns whether a migration is known to this version, and how it relates to its migrations */
export function ageOf(name: string): 'before the baseline' | 'known' | 'newer' {
  if (Object.hasOwn(migrations, name)) return 'known'
  return name < BASELINE ? 'before the baseline' : 'newer'
}

/** @returns whether exactly the migrations of this version have run */
export async function isAtThisVersion(database: Database): Promise<boolean> {
  return isDeepStrictEqual(await executed(database), Object.keys(migrations))
}

/** @returns whether every known migration has run */
export async function isMigrated(database: Database): Promise<boolean> {
  const ran = new Set(await executed(database))
  return Object.keys(migrations).every((name) => ran.has(name))
}
