import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { listVersions } from '@seaport/contract/platform/version'
import type { DesktopPlatform } from '@seaport/contract/platform/version.schema'
import { contains } from '../../../db/like.ts'
import { type PageRequest, readPage } from '../../../db/page.ts'
import type { VersionTable } from '../../../db/schema/admin.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { RELEASE } from '../release/release.public.ts'

export type VersionRow = VersionTable

/** @returns one page of all versions */
export function pageOfVersions(db: Db, query: ParsedOf<typeof listVersions>['query']) {
  const { language, search, sort, order } = query
  const filtered = db
    .selectFrom('version')
    .selectAll()
    .$if(language !== undefined, (rows) => rows.where('language', '=', language as Locale))
    .$if(!!search, (rows) =>
      rows.where((eb) =>
        eb.or([contains(eb.ref('version'), search as string), contains(eb.ref('notes'), search as string)]),
      ),
    )
  const sorted =
    sort === 'update_time'
      ? filtered.orderBy('updated_at', order)
      : filtered.orderBy('core_order', order).orderBy('pre_order', order)
  return readPage(db, sorted.orderBy('id', order), query)
}

/** @returns one page of the releases in a language */
export function pageOfReleases(db: Db, language: Locale, query: PageRequest & { order: 'asc' | 'desc' }) {
  return readPage(
    db,
    db
      .selectFrom('version')
      .selectAll()
      .where('language', '=', language)
      .where('pre_order', '=', RELEASE)
      .orderBy('core_order', query.order),
    query,
  )
}

/** @returns the newest release in a language that a platform can download */
export function newestFor(
  db: Db,
  language: Locale,
  platform: DesktopPlatform,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('version')
    .selectAll()
    .where('language', '=', language)
    .where('pre_order', '=', RELEASE)
    .where(`${platform}_url`, 'is not', null)
    .orderBy('core_order', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Reads a version and keeps others from changing it until the end of the work. */
export function lockVersion({ trx }: UnitOfWork, id: string): Promise<VersionRow | undefined> {
  return trx.selectFrom('version').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** @returns whether another version has this number in this language */
export async function isTaken(
  trx: Trx,
  { id, language, version }: Pick<VersionRow, 'id' | 'language' | 'version'>,
): Promise<boolean> {
  const other = await trx
    .selectFrom('version')
    .select('id')
    .where('language', '=', language)
    .where('version', '=', version)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** @returns whether the version was added: a number is there once per language */
export async function insertVersion(trx: Trx, row: VersionRow): Promise<boolean> {
  const result = await trx
    .insertInto('version')
    .values(row)
    .onConflict((conflict) => conflict.columns(['language', 'version']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function changeVersion(trx: Trx, { id, ...row }: VersionRow): Promise<void> {
  await trx.updateTable('version').set(row).where('id', '=', id).execute()
}

/** @returns a version in all its languages */
export function versionsOf(db: Db, version: string): Promise<VersionRow[]> {
  return db.selectFrom('version').selectAll().where('version', '=', version).execute()
}

export async function deleteVersionsOf(trx: Trx, version: string): Promise<void> {
  await trx.deleteFrom('version').where('version', '=', version).execute()
}

export async function deleteVersionRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('version').where('id', '=', id).execute()
}
