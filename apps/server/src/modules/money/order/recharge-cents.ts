/** Cents that distinguish the open recharges of one amount. */
const CENTS = Array.from({ length: 99 }, (_, index) => index + 1)

/**
 * How many of an amount's cents must be free for a tenant with none, one or two open orders of it: nobody has more than
 * three, and the last ones are reserved for tenants without any.
 */
const leastFree = [1, 34, 67] as const

/** An open recharge of the amount. */
export interface TakenCents {
  tenant_id: string
  cents: number
}

/**
 * Chooses the cents that an order of a tenant may get, so that a few tenants can't block an amount for the others. Those that another order of the
 * amount had lately are left out while there are others: a transfer that comes late, or twice, would be taken for this order's.
 * @param taken all open orders of the amount
 * @param recent cents of the amount's latest orders, whatever their state
 */
export function freeCents(
  taken: readonly TakenCents[],
  tenantId: string,
  recent: readonly number[] = [],
): { free: readonly number[] } | { refused: 'amount_already_open' | 'no_free_cents' } {
  const used = new Set(taken.map(({ cents }) => cents))
  const free = CENTS.filter((cents) => !used.has(cents))
  const own = taken.filter(({ tenant_id }) => tenant_id === tenantId).length
  const needed = leastFree[own] ?? Number.POSITIVE_INFINITY
  const unused = free.filter((cents) => !recent.includes(cents))
  if (free.length >= needed) return { free: unused.length > 0 ? unused : free }
  return { refused: own > 0 ? 'amount_already_open' : 'no_free_cents' }
}
