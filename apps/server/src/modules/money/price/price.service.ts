import type { TierSnapshot } from '@seaport/contract/money/order.schema'
import type { AdminPriceTier, PriceTier } from '@seaport/contract/money/price.schema'
import { calculatePrice, formatRate, toBasisPoints } from '@seaport/contract/money/price-calculation'
import type { PriceTierTable } from '../../../db/schema/money.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { cents, instant, money } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  deleteTier,
  findTier,
  hasTiers,
  insertTier,
  lockTiers,
  overlapping,
  replaceTier,
  type TierRange,
  tierFor,
} from './price.repository.ts'

/** A price in cents, with its tier. */
export interface Price {
  list: number
  payment: number
  tier: TierSnapshot
}

/** Prices ports and days by the matching tier. @throws Refused: no_price_tier, or no_price_list if there are no tiers */
export async function price(db: Db | Trx, quantity: number, days: number): Promise<Price> {
  const found = await findPrice(db, quantity, days)
  if (!found) refuse((await hasTiers(db)) ? 'no_price_tier' : 'no_price_list', { quantity, days })
  return found
}

/** The same; null if no tier matches. */
export async function findPrice(db: Db | Trx, quantity: number, days: number): Promise<Price | null> {
  const tier = await tierFor(db, quantity, days)
  return tier ? { ...calculatePrice(tier, quantity, days), tier: toSnapshot(tier) } : null
}

/** The fields of a tier as administrators give them. */
export interface TierInput extends TierRange {
  port_unit_price: string
  duration_rate: string
  discount: string
}

/** @throws Refused: tier_backwards, tier_overlap, each with the fields */
export async function createTier(work: UnitOfWork, given: TierInput): Promise<AdminPriceTier> {
  const tier = toRow(newId(), given, work.now)
  await lockTiers(work)
  await checkRange(work.trx, tier)
  await insertTier(work.trx, tier)
  return toAdminTier(tier)
}

/** @returns the tier before and after. @throws Refused: not_found, tier_backwards, tier_overlap */
export async function updateTier(
  work: UnitOfWork,
  id: string,
  change: Partial<TierInput>,
): Promise<{ before: AdminPriceTier; after: AdminPriceTier }> {
  await lockTiers(work)
  const before = toAdminTier(orNotFound(await findTier(work.trx, id)))
  const tier = toRow(id, { ...before, ...change }, work.now)
  await checkRange(work.trx, tier)
  await replaceTier(work.trx, tier)
  return { before, after: toAdminTier(tier) }
}

/**
 * @returns the tier as it was
 * @throws Refused: not_found
 */
export async function removeTier(work: UnitOfWork, id: string): Promise<AdminPriceTier> {
  await lockTiers(work)
  const tier = orNotFound(await findTier(work.trx, id))
  await deleteTier(work.trx, id)
  return toAdminTier(tier)
}

async function checkRange(trx: Trx, tier: PriceTierTable): Promise<void> {
  const backwards = (['quantity', 'days'] as const).filter(
    (what) => tier[`max_${what}`] < tier[`min_${what}`],
  )
  if (backwards.length > 0)
    refuseFields(
      'tier_backwards',
      backwards.map((what) => `max_${what}`),
    )
  const other = await overlapping(trx, tier.id, tier)
  if (!other) return
  const values = {
    quantity: spanOf(other.min_quantity, other.max_quantity),
    days: spanOf(other.min_days, other.max_days),
  }
  const fields = (['quantity', 'days'] as const).map((what) =>
    tier[`min_${what}`] >= other[`min_${what}`] ? `min_${what}` : `max_${what}`,
  )
  refuseFields('tier_overlap', fields, values)
}

/** @returns a range to be read; one number stands alone */
function spanOf(min: number, max: number): string {
  return min === max ? String(min) : `${min}–${max}`
}

function toRow(id: string, given: TierInput, now: number): PriceTierTable {
  const { min_quantity, max_quantity, min_days, max_days } = given
  return {
    id,
    min_quantity,
    max_quantity,
    min_days,
    max_days,
    port_unit_cents: cents(given.port_unit_price),
    duration_rate_bp: toBasisPoints(given.duration_rate),
    discount_bp: toBasisPoints(given.discount),
    updated_at: now,
  }
}

function toSnapshot(tier: PriceTierTable): TierSnapshot {
  const { id, min_quantity, max_quantity, min_days, max_days } = tier
  return {
    id,
    min_quantity,
    max_quantity,
    min_days,
    max_days,
    port_unit_price: money(tier.port_unit_cents),
    duration_rate: formatRate(tier.duration_rate_bp),
    discount: formatRate(tier.discount_bp),
  }
}

/** @returns a tier as the price list shows it */
export function toTier(tier: PriceTierTable): PriceTier {
  const { payment } = calculatePrice(tier, tier.min_quantity, tier.min_days)
  return { ...toSnapshot(tier), price: money(payment) }
}

/** The same for the keepers of the list. */
export function toAdminTier(tier: PriceTierTable): AdminPriceTier {
  return { ...toTier(tier), updated_at: instant(tier.updated_at) }
}
