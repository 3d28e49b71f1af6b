import { RECHARGE_MAX, RECHARGE_MIN } from '@seaport/contract/money/order'

/** Path of the recharge screen when the balance is short of a sum. */
export const rechargePath = (missing: string): string => `/payBalance?${new URLSearchParams({ missing })}`

/** The sum that a purchase is short of, and the whole dollars that cover it. */
export interface Shortfall {
  missing: string
  amount: string
}

/** Reads the shortfall from the URL; null if there is none, or one recharge can't cover it. */
export function readShortfall(query: URLSearchParams): Shortfall | null {
  const missing = query.get('missing') ?? ''
  if (!/^\d{1,9}\.\d{2}$/.test(missing)) return null
  const [dollars = '', cents] = missing.split('.')
  const amount = Math.max(RECHARGE_MIN, Number(dollars) + (cents === '00' ? 0 : 1))
  return Number(missing) === 0 || amount > RECHARGE_MAX ? null : { missing, amount: String(amount) }
}
