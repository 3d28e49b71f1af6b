import type { JobRunTable } from '../../../db/schema/job.ts'
import type { Db } from '../../../db/schema.ts'

/** Records a run of a job; the moment of an earlier failure stays. */
export async function recordJobRun(db: Db, tick: Omit<JobRunTable, 'failed_at'>): Promise<void> {
  const { name, ...told } = tick
  const change = { ...told, ...(tick.error !== null && { failed_at: tick.ticked_at }) }
  await db
    .insertInto('job_tick')
    .values({ failed_at: null, ...change, name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute()
}

/** @returns the last run of every job that ever ran */
export function listJobRuns(db: Db): Promise<JobRunTable[]> {
  return db.selectFrom('job_tick').selectAll().execute()
}
