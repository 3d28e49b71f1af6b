import type { NetworkId } from '@seaport/contract/kernel/network'
import { fieldsOf } from '@seaport/contract/kernel/network-settings'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { addReads, configOf, readsOf } from './network-config.repository.ts'
import { settingOf } from './network-config.ts'

type Setup = Pick<Installation, 'env'>

/** The account of what an app reads, and its cap. */
interface Meter {
  app: string
  cap: number | null
}

async function meterOf(db: Db | Trx, { env }: Setup, network: NetworkId): Promise<Meter | null> {
  // Only where reading is paid for is there a cap.
  if (!fieldsOf(network).includes('monthly_reads')) return null
  const row = await configOf(db, network)
  const cap = settingOf(network, row, env, 'monthly_reads')
  const app = `${network} ${settingOf(network, row, env, 'client_id')}`
  return { app, cap: cap === '' ? null : Number(cap) }
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)

/** @returns rows that the network's app has read in this month (UTC); null where reading costs nothing */
export async function readsThisMonth(
  db: Db | Trx,
  setup: Setup,
  network: NetworkId,
  now: number,
): Promise<number | null> {
  const meter = await meterOf(db, setup, network)
  return meter && (await readsOf(db, meter.app, monthOf(now)))
}

/** Counts rows that a task has read. */
export async function countReads(
  { trx, now }: UnitOfWork,
  setup: Setup,
  network: NetworkId,
  rows: number,
): Promise<void> {
  if (rows <= 0) return
  const meter = await meterOf(trx, setup, network)
  if (meter) await addReads(trx, meter.app, monthOf(now), rows)
}

/** @returns whether the network's app has read as much in this month as its operator lets it */
export async function isCapReached(
  db: Db | Trx,
  setup: Setup,
  network: NetworkId,
  now: number,
): Promise<boolean> {
  const meter = await meterOf(db, setup, network)
  if (meter === null || meter.cap === null) return false
  return (await readsOf(db, meter.app, monthOf(now))) >= meter.cap
}
