import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'

const bytes = (key: string) => Buffer.from(key, 'hex')

/** Records a person's note, and tells whether the task added the resource to the library. */
export async function writeNote(
  { trx }: UnitOfWork,
  taskId: string,
  key: string,
  note: string,
): Promise<{ fresh: boolean }> {
  const { fresh } = await trx
    .updateTable('sighting')
    .set({ note })
    .where('task_id', '=', taskId)
    .where('resource_key', '=', bytes(key))
    .returning('fresh')
    .executeTakeFirstOrThrow()
  return { fresh: fresh === 1 }
}

/** Another task has seen the person. Data from an API is kept: an address contains less. */
export async function touchResource({ trx, now }: UnitOfWork, key: string): Promise<void> {
  await trx
    .updateTable('resource')
    .set((eb) => ({ seen_at: now, task_count: eb('task_count', '+', 1) }))
    .where('key', '=', bytes(key))
    .execute()
}

/** Removes a sighting. @returns it; undefined = the task has none */
export function deleteSighting({ trx }: UnitOfWork, taskId: string, keys: readonly string[]) {
  return trx
    .deleteFrom('sighting')
    .where('task_id', '=', taskId)
    .where('resource_key', 'in', keys.map(bytes))
    .returning(['resource_key', 'fresh', 'seen_at'])
    .executeTakeFirst()
}

/** Recomputes a seat's sightings of a resource. */
export async function recountForSeat(
  { trx }: UnitOfWork,
  seatId: string,
  resourceKey: Buffer,
): Promise<void> {
  const { tasks, first, last } = await trx
    .selectFrom('sighting')
    .innerJoin('task', 'task.id', 'sighting.task_id')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('tasks'),
      eb.fn.min('sighting.seen_at').as('first'),
      eb.fn.max('sighting.seen_at').as('last'),
    ])
    .where('sighting.resource_key', '=', resourceKey)
    .where('task.seat_id', '=', seatId)
    .executeTakeFirstOrThrow()
  if (Number(tasks) === 0)
    await trx
      .deleteFrom('seat_resource')
      .where('seat_id', '=', seatId)
      .where('resource_key', '=', resourceKey)
      .execute()
  else
    await trx
      .updateTable('seat_resource')
      .set({ task_count: Number(tasks), first_seen_at: first, seen_at: last })
      .where('seat_id', '=', seatId)
      .where('resource_key', '=', resourceKey)
      .execute()
}

/** Decrements the number of tasks that saw the resource, and deletes it if there are none. */
export async function releaseResource(
  { trx }: UnitOfWork,
  { tenantId }: ListScope,
  key: Buffer,
): Promise<void> {
  const other = await trx
    .selectFrom('sighting')
    .select('task_id')
    .where('resource_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  const resource = trx.updateTable('resource').where('key', '=', key).where('tenant_id', '=', tenantId)
  if (other) await resource.set((eb) => ({ task_count: eb('task_count', '-', 1) })).execute()
  else await trx.deleteFrom('resource').where('key', '=', key).where('tenant_id', '=', tenantId).execute()
}
