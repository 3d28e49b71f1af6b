import type { Work } from '../../app/work.ts'
import type { Db, FileTable, Trx } from '../../db/schema.ts'

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

/** Notes that content is about to be stored: from here on nobody removes it, for an hour at least. */
export async function announceContent(trx: Trx, sha256: string, size: number): Promise<void> {
  await trx
    .insertInto('content')
    .values({ sha256, size, dropped_at: null })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ dropped_at: null }))
    .execute()
}

/** @returns the tenant's file with this content, touched, if there is one */
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

/** @returns bytes of all files of a tenant; its row is locked, so that two uploads can't both take the last space */
export async function usedBytes(work: Work, tenantId: string): Promise<number> {
  await work.trx
    .selectFrom('user')
    .select('id')
    .where('id', '=', tenantId)
    .$if(work.kind === 'postgres', (query) => query.forUpdate())
    .execute()
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

/** Removes files that nothing has shown since `before`, some at a time. @returns how many */
export async function removeOrphans({ trx }: Work, before: number, atMost: number): Promise<number> {
  const { numDeletedRows } = await trx
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
        .orderBy('orphan.touched_at')
        .limit(atMost),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
