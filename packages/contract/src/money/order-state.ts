import type { OrderState } from './order-state.schema.ts'

/** Order states (specification, section 4). */
export const orderStates = ['pending', 'paid', 'failed', 'closed', 'refunded'] as const

/** Events that move an order. */
export type OrderTrigger = 'confirm' | 'fail' | 'close' | 'refund'

/** All transitions of an order. */
export const orderTransitions = {
  confirm: { from: 'pending', to: 'paid' },
  fail: { from: 'pending', to: 'failed' },
  close: { from: 'pending', to: 'closed' },
  refund: { from: 'paid', to: 'refunded' },
} as const satisfies Record<OrderTrigger, { from: OrderState; to: OrderState }>

/** @returns the state that `trigger` leads to from `state`, or null where that is not allowed */
export function nextOrderState(state: OrderState, trigger: OrderTrigger): OrderState | null {
  const { from, to } = orderTransitions[trigger]
  return from === state ? to : null
}
