import { expect, test } from 'vitest'
import { nextOrderState, type OrderTrigger, orderStates, orderTransitions } from './order-state.ts'

const triggers = Object.keys(orderTransitions) as OrderTrigger[]

/** Design, section 4: the whole table, spelled out once more so that a change of the data is a change of two places. */
const allowed: Record<string, string> = {
  'pending confirm': 'paid',
  'pending fail': 'failed',
  'pending close': 'closed',
  'paid refund': 'refunded',
}

test.each(orderStates.flatMap((state) => triggers.map((trigger) => [state, trigger] as const)))(
  '%s, %s',
  (state, trigger) => {
    expect(nextOrderState(state, trigger)).toBe(allowed[`${state} ${trigger}`] ?? null)
  },
)
