import { statMeasures } from '@seaport/contract/work/stats'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { statSourceRows } from './source-rows.ts'

const DAY_SECONDS = 24 * 60 * 60
const HOUR_SECONDS = 60 * 60

/** Compares the statistics with their sources, once a day. It corrects nothing, because that would hide the cause of an error. */
export function statsJobs({ database }: Installation): Job[] {
  return [
    {
      name: 'statistics',
      intervalSeconds: DAY_SECONDS,
      retrySeconds: HOUR_SECONDS,
      run: () => compareAll(database.db),
    },
  ]
}

/** Checks one tenant at a time, so that other queries are not delayed for long. @throws Error with the number of wrong rows, and the first tenant */
async function compareAll(db: Db): Promise<void> {
  const tenants = await db.selectFrom('user').select('id').where('task_number', '>', 0).execute()
  const wrong: { id: string; places: number }[] = []
  for (const { id } of tenants) {
    const places = await countDifferences(db, id)
    if (places > 0) wrong.push({ id, places })
  }
  const [first] = wrong
  if (!first) return
  const places = wrong.reduce((sum, tenant) => sum + tenant.places, 0)
  throw new Error(
    `Statistics differ from what they count (places: ${places}, users: ${wrong.length}, the first: ${first.id}). Find out why, then rebuild them.`,
  )
}

/** @returns the number of a tenant's rows that a rebuild would change; one statement, so that both sides are from the same moment */
async function countDifferences(db: Db, tenantId: string): Promise<number> {
  const counted = sql`select tenant_id, quarter, seat_id, kind, ${sql.join(statMeasures.map((name) => sql`-${sql.id(name)}`))}
    from stat where tenant_id = ${tenantId}`
  const differs = sql.join(
    statMeasures.map((name) => sql`sum(${sql.id(name)}) <> 0`),
    sql` or `,
  )
  const { rows } = await sql<{ places: number }>`select count(*) as places from (
      select 1 as place from (${statSourceRows(tenantId)} union all ${counted}) as happening group by quarter, seat_id, kind having ${differs}
    ) as difference`.execute(db)
  return Number(rows[0]?.places ?? 0)
}
