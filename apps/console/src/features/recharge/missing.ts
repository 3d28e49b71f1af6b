import { RECHARGE_MAX, RECHARGE_MIN } from '@seaport/contract/money/order'

/** Path of the recharge screen for somebody whose balance lacks a sum. */
export const rechargePath = (missing: string): string => `/payBalance?${new URLSearchParams({ missing })}`

/** A sum that a purchase lacks, and the whole dollars that cover it. */
export interface Wanted {
  missing: string
  amount: string
}

/** Reads what the address says is missing; null when it says nothing that can be recharged at once. */
export function readMissing(query: URLSearchParams): Wanted | null {
  const missing = query.get('missing') ?? ''
  if (!/^\d{1,9}\.\d{2}$/.test(missing)) return null
  const [dollars = '', cents] = missing.split('.')
  const amount = Math.max(RECHARGE_MIN, Number(dollars) + (cents === '00' ? 0 : 1))
  return Number(missing) === 0 || amount > RECHARGE_MAX ? null : { missing, amount: String(amount) }
}
