import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { type ColumnTypes, columnTypes } from './column-types.ts'
import * as mainLoop from './migrations/0001-main-loop.ts'
import * as moneyTables from './migrations/0002-money.ts'
import * as library from './migrations/0003-library.ts'
import * as people from './migrations/0004-people.ts'
import * as adminTables from './migrations/0005-admin.ts'
import * as jobTables from './migrations/0007-jobs.ts'
import * as workTables from './migrations/0008-work.ts'
import * as menuSeed from './migrations/0009-menu-seed.ts'
import * as versionFiles from './migrations/0010-version-files.ts'
import * as sessionEnds from './migrations/0011-session-ends.ts'
import * as proxyAdmin from './migrations/0012-proxy-admin.ts'
import * as refusalMessages from './migrations/0013-refusal-messages.ts'
import * as guard from './migrations/0014-guard.ts'
import * as releaseTables from './migrations/0028-release.ts'
import * as secondFactor from './migrations/0030-second-factor.ts'
import * as accountBlocks from './migrations/0035-account-blocks.ts'
import * as networkTables from './migrations/0040-network.ts'
import * as collectByHand from './migrations/0043-collect-by-hand.ts'
import * as releaseCleaning from './migrations/0046-release-cleaning.ts'
import * as commentProvenance from './migrations/0047-comment-provenance.ts'
import * as taskHistory from './migrations/0050-task-history.ts'
import * as attention from './migrations/0053-attention.ts'
import * as proxyCountry from './migrations/0060-proxy-country.ts'
import * as seatResource from './migrations/0063-seat-resource.ts'
import * as taskOrder from './migrations/0064-task-order.ts'
import * as libraryOrder from './migrations/0065-library-order.ts'
import * as notification from './migrations/0071-notification.ts'
import * as plan from './migrations/0072-plan.ts'
import * as accountSignInName from './migrations/0073-account-sign-in-name.ts'
import * as officialChannel from './migrations/0076-official-channel.ts'
import * as feedback from './migrations/0077-feedback.ts'
import * as apiToken from './migrations/0078-api-token.ts'
import * as translation from './migrations/0079-translation.ts'
import * as taskCalendar from './migrations/0080-task-calendar.ts'
import * as orderExtension from './migrations/0082-order-extension.ts'
import * as taskRepeat from './migrations/0084-task-repeat.ts'
import * as seatLibraryAlone from './migrations/0085-seat-library-alone.ts'
import * as proxyOrder from './migrations/0086-proxy-order.ts'
import * as listOrder from './migrations/0087-list-order.ts'
import * as taskColumns from './migrations/0088-task-columns.ts'
import * as factorChange from './migrations/0089-factor-change.ts'
import type { Database } from './open.ts'

/** In order; a migration that was released is never changed, a later one mends it. */
const migrations: Record<string, { up(db: never, types: ColumnTypes): Promise<void> }> = {
  '0001-main-loop': mainLoop as { up(db: never, types: ColumnTypes): Promise<void> },
  '0002-money': moneyTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0003-library': library as { up(db: never, types: ColumnTypes): Promise<void> },
  '0004-people': people as { up(db: never, types: ColumnTypes): Promise<void> },
  '0005-admin': adminTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0007-jobs': jobTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0008-work': workTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0009-menu-seed': menuSeed as { up(db: never, types: ColumnTypes): Promise<void> },
  '0010-version-files': versionFiles as { up(db: never, types: ColumnTypes): Promise<void> },
  '0011-session-ends': sessionEnds as { up(db: never, types: ColumnTypes): Promise<void> },
  '0012-proxy-admin': proxyAdmin as { up(db: never, types: ColumnTypes): Promise<void> },
  '0013-refusal-messages': refusalMessages as { up(db: never, types: ColumnTypes): Promise<void> },
  '0014-guard': guard as { up(db: never, types: ColumnTypes): Promise<void> },
  '0028-release': releaseTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0030-second-factor': secondFactor as { up(db: never, types: ColumnTypes): Promise<void> },
  '0035-account-blocks': accountBlocks as { up(db: never, types: ColumnTypes): Promise<void> },
  '0040-network': networkTables as { up(db: never, types: ColumnTypes): Promise<void> },
  '0043-collect-by-hand': collectByHand as { up(db: never, types: ColumnTypes): Promise<void> },
  '0046-release-cleaning': releaseCleaning as { up(db: never, types: ColumnTypes): Promise<void> },
  '0047-comment-provenance': commentProvenance as { up(db: never, types: ColumnTypes): Promise<void> },
  '0050-task-history': taskHistory as { up(db: never, types: ColumnTypes): Promise<void> },
  '0053-attention': attention as { up(db: never, types: ColumnTypes): Promise<void> },
  '0060-proxy-country': proxyCountry as { up(db: never, types: ColumnTypes): Promise<void> },
  '0063-seat-resource': seatResource as { up(db: never, types: ColumnTypes): Promise<void> },
  '0064-task-order': taskOrder,
  '0065-library-order': libraryOrder as { up(db: never, types: ColumnTypes): Promise<void> },
  '0071-notification': notification as { up(db: never, types: ColumnTypes): Promise<void> },
  '0072-plan': plan,
  '0073-account-sign-in-name': accountSignInName as { up(db: never, types: ColumnTypes): Promise<void> },
  '0076-official-channel': officialChannel,
  '0077-feedback': feedback,
  '0078-api-token': apiToken as { up(db: never, types: ColumnTypes): Promise<void> },
  '0079-translation': translation as { up(db: never, types: ColumnTypes): Promise<void> },
  '0080-task-calendar': taskCalendar as { up(db: never, types: ColumnTypes): Promise<void> },
  '0082-order-extension': orderExtension,
  '0084-task-repeat': taskRepeat,
  '0085-seat-library-alone': seatLibraryAlone as { up(db: never, types: ColumnTypes): Promise<void> },
  '0086-proxy-order': proxyOrder,
  '0087-list-order': listOrder,
  '0088-task-columns': taskColumns,
  '0089-factor-change': factorChange as { up(db: never, types: ColumnTypes): Promise<void> },
}

function migratorOf({ db, kind }: Database): Migrator {
  const types = columnTypes(kind)
  const bound = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: (trx) => up(trx as never, types) },
  ])
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(bound) } })
}

/**
 * Brings the schema up to date; several processes may call it at once on one PostgreSQL.
 * @param database a patient one: another server may be at a long migration
 * @returns the names of the migrations that ran
 * @throws where the database knows of migrations that this version does not
 */
export async function migrate(database: Database): Promise<string[]> {
  if (isDeepStrictEqual(await executed(database), Object.keys(migrations))) return []
  const { error, results } = await migratorOf(database).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * @returns names of the migrations that have run, in their order. Read from the table itself, because readiness asks all day and Kysely's migrator reads every
 * column of every table to find out whether that table exists.
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

/** Whether this version has a migration of this name. */
export function knowsMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
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
