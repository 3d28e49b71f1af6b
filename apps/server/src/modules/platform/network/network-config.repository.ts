import type { NetworkId } from '@seaport/contract/kernel/network'
import { lockTable } from '../../../db/dialect.ts'
import { prepared } from '../../../db/prepared.ts'
import type { NetworkConfigTable } from '../../../db/schema/network.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

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

/** Serializes the changes of networks' settings, also of a network that has no row yet. @returns the settings of one */
export async function lockConfig(
  work: UnitOfWork,
  network: NetworkId,
): Promise<NetworkConfigTable | undefined> {
  await lockTable(work, 'network_config')
  return configOf(work.trx, network)
}

export async function upsertConfig(trx: Trx, { network, ...row }: NetworkConfigTable): Promise<void> {
  await trx
    .insertInto('network_config')
    .values({ network, ...row })
    .onConflict((conflict) => conflict.column('network').doUpdateSet(row))
    .execute()
}

/** What an app has cost in a month by account, in millionths of a dollar. */
export function spendOf(
  db: Db | Trx,
  app: string,
  month: string,
): Promise<{ account_id: string; micros: number }[]> {
  return db
    .selectFrom('network_spend')
    .select(['account_id', 'micros'])
    .where('app', '=', app)
    .where('month', '=', month)
    .execute()
}

export async function addSpend(
  trx: Trx,
  row: { app: string; month: string; account_id: string; micros: number },
): Promise<void> {
  await trx
    .insertInto('network_spend')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app', 'month', 'account_id']).doUpdateSet((eb) => ({
        micros: eb('network_spend.micros', '+', eb.ref('excluded.micros')),
      })),
    )
    .execute()
}

/** @returns names of accounts by id */
export async function handlesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('id', 'in', [...ids, ''])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}
