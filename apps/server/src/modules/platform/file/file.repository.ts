import type { ExpressionBuilder } from 'kysely'
import { lockName } from '../../../db/dialect.ts'
import type { FileTable } from '../../../db/schema/script.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** @returns a file of the tenant, or one that a public script shows */
export function findVisibleFile(db: Db | Trx, tenantId: string, id: string) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('tenant_id', '=', tenantId),
        eb.exists(
          eb
            .selectFrom('script_file')
            .innerJoin('script', 'script.id', 'script_file.script_id')
            .select('script.id')
            .whereRef('script_file.file_id', '=', 'file.id')
            .where('script.public', '=', 1),
        ),
      ]),
    )
    .executeTakeFirst()
}

export function findFile(db: Db, id: string) {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Records that content is about to be stored: nobody deletes it within an hour. */
export async function announceContent({ trx, now }: UnitOfWork, sha256: string, size: number): Promise<void> {
  await trx
    .insertInto('content')
    .values({ sha256, size, dropped_at: now })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({ dropped_at: now }).where('content.dropped_at', 'is not', null),
    )
    .execute()
}

/** Records that a file references content. */
export async function claimContent(trx: Trx, sha256: string): Promise<void> {
  await trx.updateTable('content').set({ dropped_at: null }).where('sha256', '=', sha256).execute()
}

/** @returns the tenant's file with this content, marked as used, if there is one */
export function touchFile(trx: Trx, tenantId: string, sha256: string, kind: FileTable['kind'], now: number) {
  return trx
    .updateTable('file')
    .set({ touched_at: now })
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst()
}

/** @returns the tenant's own files among these, marked as used, so that none of them is deleted */
export function touchOwnFiles(
  { trx, now }: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<Pick<FileTable, 'id' | 'kind'>[]> {
  if (ids.length === 0) return Promise.resolve([])
  return trx
    .updateTable('file')
    .set({ touched_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('kind', '!=', 'report')
    .returning(['id', 'kind'])
    .execute()
}

/** Protects files from deletion for a day. */
export async function touchFiles({ trx, now }: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('file').set({ touched_at: now }).where('id', 'in', ids).execute()
}

/** @returns bytes of all files of a tenant; locks the tenant, so that two uploads can't take the last space */
export async function usedBytes(work: UnitOfWork, tenantId: string): Promise<number> {
  await lockName(work, `files:${tenantId}`, 'exclusive')
  const { used } = await work.trx
    .selectFrom('file')
    .select((eb) => eb.fn.sum<number | string | null>('size').as('used'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(used ?? 0)
}

export async function insertFile(trx: Trx, file: FileTable): Promise<void> {
  await trx.insertInto('file').values(file).execute()
}

/** Deletes some of the files unreferenced since `before`, and marks content that has no file any more. */
export async function removeOrphans({ trx, now }: UnitOfWork, before: number, atMost: number): Promise<void> {
  const removed = await trx
    .deleteFrom('file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('file as orphan')
        .select('orphan.id')
        .where('orphan.touched_at', '<', before)
        .where((or) =>
          or.not(
            or.exists(
              or
                .selectFrom('script_file')
                .select('script_file.file_id')
                .whereRef('script_file.file_id', '=', 'orphan.id'),
            ),
          ),
        )
        .where((or) =>
          or.not(
            or.exists(
              or
                .selectFrom('feedback')
                .select('feedback.id')
                .whereRef('feedback.screenshot_id', '=', 'orphan.id'),
            ),
          ),
        )
        .orderBy('orphan.touched_at')
        .limit(atMost),
    )
    .returning('sha256')
    .execute()
  if (removed.length === 0) return
  await trx
    .updateTable('content')
    .set({ dropped_at: now })
    .where('sha256', 'in', [...new Set(removed.map(({ sha256 }) => sha256))])
    .where((eb) => eb.not(eb.exists(namesContent(eb))))
    .execute()
}

/** @returns content without a file since `before`; content that gets a file again is no longer listed */
export async function orphanedContent(
  { trx }: UnitOfWork,
  before: number,
  atMost: number,
): Promise<string[]> {
  await trx
    .updateTable('content')
    .set({ dropped_at: null })
    .where('dropped_at', '<', before)
    .where((eb) => eb.exists(namesContent(eb)))
    .execute()
  const rows = await trx
    .selectFrom('content')
    .select('sha256')
    .where('dropped_at', '<', before)
    .orderBy('dropped_at')
    .limit(atMost)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

/** Deletes the row of content unreferenced since `before`; the row is locked until the end of the unit of work. @returns whether it did */
export async function deleteContent({ trx }: UnitOfWork, sha256: string, before: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('content')
    .where('sha256', '=', sha256)
    .where('dropped_at', '<', before)
    .where((eb) => eb.not(eb.exists(namesContent(eb))))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function namesContent(eb: ExpressionBuilder<Schema, 'content'>) {
  return eb.selectFrom('file').select('file.id').whereRef('file.sha256', '=', 'content.sha256')
}
