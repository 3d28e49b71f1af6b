import type { ReleaseFileTable, ReleasePartTable, ReleaseTable } from '../../../db/schema/release.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Newest first. */
export function allReleases(db: Db): Promise<ReleaseTable[]> {
  return db
    .selectFrom('release')
    .selectAll()
    .orderBy('core_order', 'desc')
    .orderBy('pre_order', 'desc')
    .execute()
}

export function publishedReleases(db: Db): Promise<ReleaseTable[]> {
  return db
    .selectFrom('release')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('core_order', 'desc')
    .orderBy('pre_order', 'desc')
    .execute()
}

/** Reads a release and keeps others from changing it until the end of the work. */
export function lockRelease({ trx }: UnitOfWork, id: string): Promise<ReleaseTable | undefined> {
  return trx.selectFrom('release').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function releaseOfVersion(db: Db, version: string): Promise<ReleaseTable | undefined> {
  return db.selectFrom('release').selectAll().where('version', '=', version).executeTakeFirst()
}

/** @returns whether it was added: there is one release per version */
export async function insertRelease(
  trx: Trx,
  row: ReleaseTable,
  files: readonly ReleaseFileTable[],
): Promise<boolean> {
  const result = await trx
    .insertInto('release')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst()
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) return false
  await trx
    .insertInto('release_file')
    .values([...files])
    .execute()
  return true
}

export async function changeRelease(
  trx: Trx,
  id: string,
  change: Partial<Pick<ReleaseTable, 'state' | 'percent' | 'minimum_version' | 'published_at' | 'active_at'>>,
): Promise<void> {
  await trx.updateTable('release').set(change).where('id', '=', id).execute()
}

export function filesOfRelease(db: Db, releaseId: string): Promise<ReleaseFileTable[]> {
  return db
    .selectFrom('release_file')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('name')
    .execute()
}

/** @returns a file that everybody may download, because its release is published */
export function publishedFile(db: Db, version: string, name: string): Promise<ReleaseFileTable | undefined> {
  return db
    .selectFrom('release_file')
    .innerJoin('release', 'release.id', 'release_file.release_id')
    .selectAll('release_file')
    .where('release.version', '=', version)
    .where('release.state', '=', 'published')
    .where('release_file.name', '=', name)
    .executeTakeFirst()
}

export async function completeFile(trx: Trx, fileId: string, at: number): Promise<void> {
  await trx.updateTable('release_file').set({ completed_at: at }).where('id', '=', fileId).execute()
}

export async function countDownload(db: Db, fileId: string): Promise<void> {
  await db
    .updateTable('release_file')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', fileId)
    .execute()
}

/** In the order of the file. */
export function partsOfFile(db: Db, fileId: string): Promise<ReleasePartTable[]> {
  return db.selectFrom('release_part').selectAll().where('file_id', '=', fileId).orderBy('number').execute()
}

/** Records the content of a part; its previous content is marked as possibly unused. */
export async function putPart({ trx, now }: UnitOfWork, row: ReleasePartTable): Promise<void> {
  const before = await trx
    .selectFrom('release_part')
    .select('sha256')
    .where('file_id', '=', row.file_id)
    .where('number', '=', row.number)
    .executeTakeFirst()
  if (before && before.sha256 !== row.sha256) await watchContent(trx, before.sha256, now)
  await trx
    .insertInto('release_part')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['file_id', 'number']).doUpdateSet({ sha256: row.sha256, size: row.size }),
    )
    .execute()
}

export async function deleteParts({ trx, now }: UnitOfWork, fileId: string): Promise<void> {
  for (const { sha256 } of await partsOfFile(trx, fileId)) await watchContent(trx, sha256, now)
  await trx.deleteFrom('release_part').where('file_id', '=', fileId).execute()
}

export async function deleteRelease(work: UnitOfWork, id: string): Promise<void> {
  const { trx } = work
  for (const { id: fileId } of await filesOfRelease(trx, id)) await deleteParts(work, fileId)
  await trx.deleteFrom('release_file').where('release_id', '=', id).execute()
  await trx.deleteFrom('release').where('id', '=', id).execute()
}

/** @returns the number of drafts, and their total size in bytes */
export async function draftsTotal(db: Db): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('release')
    .innerJoin('release_file', 'release_file.release_id', 'release.id')
    .select(({ fn }) => [
      fn.count<number | string>('release.id').distinct().as('count'),
      fn.sum<number | string>('release_file.size').as('bytes'),
    ])
    .where('release.state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), bytes: Number(row.bytes) }
}

/** @returns drafts that nobody has worked on since a moment */
export async function abandonedDrafts(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('release')
    .select('id')
    .where('state', '=', 'draft')
    .where('active_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks content for a later check, because it may belong to no part. */
export async function watchContent(db: Db, sha256: string, now: number): Promise<void> {
  await db
    .insertInto('release_content')
    .values({ sha256, seen_at: now })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ seen_at: now }))
    .execute()
}

/** @returns content to check that was not stored again since a moment */
export async function dueContent(db: Db, before: number, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('release_content')
    .select('sha256')
    .where('seen_at', '<', before)
    .orderBy('seen_at')
    .limit(atMost)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Ends the check of content; its row is locked until the end of the unit of work, so that an upload of the same content waits.
 * @returns whether no part has it
 */
export async function settleContent({ trx }: UnitOfWork, sha256: string, before: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('release_content')
    .where('sha256', '=', sha256)
    .where('seen_at', '<', before)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const part = await trx
    .selectFrom('release_part')
    .select('file_id')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return part === undefined
}
