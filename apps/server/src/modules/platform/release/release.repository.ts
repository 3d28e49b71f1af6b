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

/** @returns whether it was added: there is one release for a version */
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
  change: Partial<Pick<ReleaseTable, 'state' | 'percent' | 'minimum_version' | 'published_at'>>,
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

/** @returns a file that anybody may download: of a published release */
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

export async function putPart(trx: Trx, row: ReleasePartTable): Promise<void> {
  await trx
    .insertInto('release_part')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['file_id', 'number']).doUpdateSet({ sha256: row.sha256, size: row.size }),
    )
    .execute()
}

export async function deleteParts(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('release_part').where('file_id', '=', fileId).execute()
}

/** @returns whether no part of any release has this content any more */
export async function isUnused(db: Db, sha256: string): Promise<boolean> {
  const part = await db
    .selectFrom('release_part')
    .select('file_id')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return part === undefined
}

export async function deleteRelease(trx: Trx, id: string): Promise<void> {
  for (const { id: fileId } of await filesOfRelease(trx, id)) await deleteParts(trx, fileId)
  await trx.deleteFrom('release_file').where('release_id', '=', id).execute()
  await trx.deleteFrom('release').where('id', '=', id).execute()
}
