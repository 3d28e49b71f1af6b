import type { NetworkId } from '@seaport/contract/kernel/network'
import { prepared } from '../../../db/prepared.ts'
import type { NetworkConfigTable } from '../../../db/schema/network.ts'
import type { Db, Trx } from '../../../db/schema.ts'

export function allConfigs(db: Db | Trx): Promise<NetworkConfigTable[]> {
  return db.selectFrom('network_config').selectAll().execute()
}

export async function configOf(db: Db | Trx, network: NetworkId): Promise<NetworkConfigTable | undefined> {
  return (await configs(db, { network }))[0]
}

const configs = prepared((db: Db, { network }: { network: NetworkId }) =>
  db
    .selectFrom('network_config')
    .select(['network', 'fields', 'secret_sealed', 'updated_at', 'updated_by'])
    .where('network', '=', network),
)

/** Lets one unit of work after the other change a network's settings. */
export function lockConfig(trx: Trx, network: NetworkId): Promise<NetworkConfigTable | undefined> {
  return trx
    .selectFrom('network_config')
    .selectAll()
    .where('network', '=', network)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertConfig(trx: Trx, { network, ...row }: NetworkConfigTable): Promise<void> {
  await trx
    .insertInto('network_config')
    .values({ network, ...row })
    .onConflict((conflict) => conflict.column('network').doUpdateSet(row))
    .execute()
}

/** @returns rows that an app has read in a month */
export async function readsOf(db: Db | Trx, app: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('network_reads')
    .select('rows')
    .where('app', '=', app)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.rows ?? 0
}

export async function addReads(trx: Trx, app: string, month: string, rows: number): Promise<void> {
  await trx
    .insertInto('network_reads')
    .values({ app, month, rows })
    .onConflict((conflict) =>
      conflict.columns(['app', 'month']).doUpdateSet((eb) => ({
        rows: eb('network_reads.rows', '+', eb.ref('excluded.rows')),
      })),
    )
    .execute()
}
