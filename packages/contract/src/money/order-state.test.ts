import { expect, test } from 'vitest'
import { nextOrderState, type OrderTrigger, orderStates, orderTransitions } from './order-state.ts'

const triggers = Object.keys(orderTransitions) as OrderTrigger[]

/** The whole table, written by hand a second time, so that a change of the data has to be made in two places. */
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
