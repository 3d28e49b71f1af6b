import { sql } from 'kysely'
import { jsonRows, randomBytes } from '../../../db/dialect.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'

/** Deletes people from the library. Their sightings are anonymized and stay for counting. @returns the number of deleted resources */
export async function deleteResources(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<number> {
  const theirs = sql`(
    select resource.key from ${idRows(kind, externalIds)} as item join resource
    on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.external_id)`
  await sql`
    delete from seat_resource where (seat_id, resource_key) in (
      select task.seat_id, sighting.resource_key from sighting join task on task.id = sighting.task_id
      where sighting.resource_key in ${theirs})`.execute(trx)
  await sql`
    update sighting set resource_key = ${randomBytes(kind)}, source = '', note = '', comment_id = null, commented_at = null
    where resource_key in ${theirs}`.execute(trx)
  const { numAffectedRows } = await sql`delete from resource where key in ${theirs}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Erases under which source a task saw people. */
export async function forgetSource({ trx }: UnitOfWork, taskId: string, source: string): Promise<void> {
  await trx
    .updateTable('sighting')
    .set({ source: '' })
    .where('task_id', '=', taskId)
    .where('source', '=', source)
    .execute()
}

/** A deleted task receives no more batches. */
export async function forgetBatches({ trx }: UnitOfWork, taskId: string): Promise<void> {
  await trx.deleteFrom('task_batch').where('task_id', '=', taskId).execute()
}

function idRows(kind: UnitOfWork['kind'], externalIds: readonly string[]) {
  return jsonRows(
    kind,
    { external_id: 'text' },
    externalIds.map((external_id) => ({ external_id })),
  )
}
