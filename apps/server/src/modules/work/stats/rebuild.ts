import { statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import { sql } from 'kysely'
import { lockTable } from '../../../db/dialect.ts'
import { type TransactionHost, type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { statSourceRows } from './source-rows.ts'
import { totalCounts } from './stats.repository.ts'

const keyColumns = sql`tenant_id, quarter, seat_id, kind`
const measures = sql.join(statMeasures.map((name) => sql.id(name)))
const summed = sql.join(statMeasures.map((name) => sql`sum(${sql.id(name)})`))

/** What a rebuild changed. */
export interface Rebuilt {
  before: StatCounts
  after: StatCounts
}

/**
 * Recounts all statistics from tasks, sightings and targets.
 * @returns the sums over everything, before and after; they are the same unless something was counted wrongly
 */
export async function rebuild(work: UnitOfWork): Promise<Rebuilt> {
  const { trx } = work
  // The table lock orders this against counting: earlier counts are committed and read here, later ones add to the result.
  await lockTable(work, 'stat')
  const before = await totalCounts(trx, null)
  await trx.deleteFrom('stat').execute()
  await sql`insert into stat (${keyColumns}, ${measures}) select ${keyColumns}, ${summed} from (${statSourceRows(null)}) as fact group by ${keyColumns}`.execute(
    trx,
  )
  return { before, after: await totalCounts(trx, null) }
}

/** Counts once what happened before there were statistics. */
export async function ensureStats(host: TransactionHost): Promise<void> {
  const { db } = host.database
  const counted = await db.selectFrom('stat').select('tenant_id').limit(1).executeTakeFirst()
  const task = counted ?? (await db.selectFrom('task').select('id').limit(1).executeTakeFirst())
  if (!counted && task) await withTransaction(host, rebuild)
}
