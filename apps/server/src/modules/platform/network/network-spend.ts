import type { NetworkId } from '@seaport/contract/kernel/network'
import { fieldsOf } from '@seaport/contract/kernel/network-settings'
import { toDollars, toMicros } from '@seaport/contract/kernel/x-prices'
import { TOP_SPENDERS } from '@seaport/contract/platform/network-config'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { addSpend, configOf, handlesOf, spendOf } from './network-config.repository.ts'
import { settingOf } from './network-config.ts'

type Setup = Pick<Installation, 'env'>

/** The app whose costs are counted, and its monthly cap in millionths of a dollar; null = no cap. */
interface Meter {
  app: string
  cap: number | null
}

async function meterOf(db: Db | Trx, { env }: Setup, network: NetworkId): Promise<Meter | null> {
  // Only where the network is paid per use is there a cap.
  if (!fieldsOf(network).includes('monthly_budget')) return null
  const row = await configOf(db, network)
  const cap = settingOf(network, row, env, 'monthly_budget')
  const app = `${network} ${settingOf(network, row, env, 'client_id')}`
  return { app, cap: cap === '' ? null : toMicros(cap) }
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)
const totalOf = (rows: readonly { micros: number }[]) => rows.reduce((sum, { micros }) => sum + micros, 0)

/** @returns the cost of the network's app in this month (UTC), and the accounts that cost most; null if it is free */
export async function spentThisMonth(
  db: Db | Trx,
  setup: Setup,
  network: NetworkId,
  now: number,
): Promise<NetworkConfig['spent']> {
  const meter = await meterOf(db, setup, network)
  if (!meter) return null
  const rows = await spendOf(db, meter.app, monthOf(now))
  const top = rows.toSorted((a, b) => b.micros - a.micros).slice(0, TOP_SPENDERS)
  const handles = await handlesOf(
    db,
    top.map(({ account_id }) => account_id),
  )
  return {
    total: toDollars(totalOf(rows)),
    accounts: top.map(({ account_id, micros }) => ({
      account: handles.get(account_id) ?? '',
      cost: toDollars(micros),
    })),
  }
}

/** Counts what a task of an account has cost, in millionths of a dollar. */
export async function countSpend(
  { trx, now }: UnitOfWork,
  setup: Setup,
  { network, account_id }: { network: NetworkId; account_id: string },
  micros: number,
): Promise<void> {
  if (micros <= 0) return
  const meter = await meterOf(trx, setup, network)
  if (meter) await addSpend(trx, { app: meter.app, month: monthOf(now), account_id, micros })
}

/** @returns whether the month's cap of the network's app allows this additional cost, in millionths of a dollar */
export async function hasRoom(
  db: Db | Trx,
  setup: Setup,
  network: NetworkId,
  { now, micros }: { now: number; micros: number },
): Promise<boolean> {
  const meter = await meterOf(db, setup, network)
  if (meter === null || meter.cap === null) return true
  return totalOf(await spendOf(db, meter.app, monthOf(now))) + micros <= meter.cap
}
