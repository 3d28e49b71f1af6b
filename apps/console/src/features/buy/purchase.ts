import { orderTypes } from '@seaport/contract/money/order'
import type { QuoteRequest } from '@seaport/contract/money/order.schema'
import type { PriceTier } from '@seaport/contract/money/price.schema'
import { z } from 'zod'
import { portTime } from '../../shared/ports/days.ts'

/** What a purchase adds: first ports with a term, more ports to the running term (and time, if wanted), or time for all ports. */
export type PurchaseKind = 'first' | 'more' | 'renew'

/** The chosen amount; null if the kind of purchase has none. */
export interface Choice {
  quantity: number | null
  days: number | null
}

export interface Range {
  min: number
  max: number
}

/** Allowed amounts; null if the kind of purchase has none. */
export interface Limits {
  quantity: Range | null
  days: Range | null
}

/** The part of the user info that a purchase depends on. */
export interface Holding {
  port_num: number
  port_expire_time: string | null
}

/** The purchases that are possible now. Expired ports come back by renewing them all, not by buying more. */
export function kindsOf({ port_num, port_expire_time }: Holding, now: number) {
  const time = portTime(port_expire_time, now)
  return {
    ports: port_num === 0 ? 'first' : time.state === 'left' ? 'more' : null,
    time: port_num > 0 ? 'renew' : null,
    daysLeft: time.state === 'left' ? time.days : 0,
    expired: port_num > 0 && time.state !== 'left',
  } as const
}

/** Bounds of the price list; null if no tier applies. */
export function limitsOf(
  kind: PurchaseKind,
  tiers: readonly PriceTier[],
  { port_num, daysLeft }: { port_num: number; daysLeft: number },
): Limits | null {
  const within = tiers.filter(
    (tier) =>
      (kind !== 'more' || (tier.min_days <= daysLeft && daysLeft <= tier.max_days)) &&
      (kind !== 'renew' || (tier.min_quantity <= port_num && port_num <= tier.max_quantity)),
  )
  if (within.length === 0) return null
  return {
    quantity: kind === 'renew' ? null : range(within, 'min_quantity', 'max_quantity'),
    days:
      kind === 'more'
        ? range(
            tiers.filter((tier) => tier.max_quantity > port_num),
            'min_days',
            'max_days',
          )
        : range(within, 'min_days', 'max_days'),
  }
}

function range(
  tiers: readonly PriceTier[],
  least: 'min_quantity' | 'min_days',
  most: 'max_quantity' | 'max_days',
): Range | null {
  if (tiers.length === 0) return null
  return {
    min: Math.min(...tiers.map((tier) => tier[least])),
    max: Math.max(...tiers.map((tier) => tier[most])),
  }
}

/** Schema of the form, within the price list's bounds. */
export function choiceSchema(kind: PurchaseKind, { quantity, days }: Limits) {
  const within = (range: Range | null) => (range ? z.int().min(range.min).max(range.max) : z.null())
  return z.object({
    quantity: within(quantity),
    days: kind === 'more' ? within(days).nullable() : within(days),
  })
}

/** Quote request; undefined until the form is complete. */
export function requestOf(kind: PurchaseKind, { quantity, days }: Choice): QuoteRequest | undefined {
  if (kind === 'renew') return days === null ? undefined : { order_type: orderTypes.renew_time, days }
  if (quantity === null) return undefined
  const ports = { order_type: orderTypes.buy_ports, quantity } as const
  if (days !== null) return { ...ports, days }
  return kind === 'more' ? ports : undefined
}

/** Common amounts that are for sale. */
export function presetsIn({ min, max }: Range, usual: readonly number[]): readonly number[] {
  return usual.filter((one) => one >= min && one <= max)
}

/** @returns how much less a port costs per day over a term than over the shortest one sold for this number of ports, as a ratio; never below 0 */
export function termSaving(tiers: readonly PriceTier[], quantity: number, days: number): number {
  const sold = tiers
    .filter((tier) => tier.min_quantity <= quantity && quantity <= tier.max_quantity)
    .sort((one, other) => one.min_days - other.min_days)
  const perDay = (tier: PriceTier) =>
    Number(tier.port_unit_price) * Number(tier.duration_rate) * Number(tier.discount)
  const [shortest] = sold
  const chosen = sold.find((tier) => tier.min_days <= days && days <= tier.max_days)
  if (!shortest || !chosen) return 0
  return Math.max(0, Math.round((1 - perDay(chosen) / perDay(shortest)) * 10_000) / 10_000)
}
