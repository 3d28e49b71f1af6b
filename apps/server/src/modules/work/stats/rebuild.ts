import { statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import { sql } from 'kysely'
import { lockTable } from '../../../db/dialect.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { statSourceRows } from './source-rows.ts'
import { totalCounts } from './stats.repository.ts'

const keyColumns = sql`tenant_id, quarter, seat_id, kind`
const measures = sql.join(statMeasures.map((name) => sql.id(name)))
const summed = sql.join(statMeasures.map((name) => sql`sum(${sql.id(name)})`))

/** Result of a rebuild. */
export interface Rebuilt {
  before: StatCounts
  after: StatCounts
}

/**
 * Recounts all statistics from tasks, sightings and targets.
 * @returns the totals before and after; they differ only if something was counted wrongly
 */
export async function rebuild(work: UnitOfWork): Promise<Rebuilt> {
  const { trx } = work
  // The table lock orders this against concurrent counting: earlier counts are committed and read here, later ones add to the result.
  await lockTable(work, 'stat')
  const before = await totalCounts(trx, null)
  await trx.deleteFrom('stat').execute()
  await sql`insert into stat (${keyColumns}, ${measures}) select ${keyColumns}, ${summed} from (${statSourceRows(null)}) as fact group by ${keyColumns}`.execute(
    trx,
  )
  return { before, after: await totalCounts(trx, null) }
}
