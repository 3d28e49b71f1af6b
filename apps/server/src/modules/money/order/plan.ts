import { orderTypes, type QuoteRequest } from '@seaport/contract/money/order'
import type { UserTable } from '../../../db/schema/user.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'

export const DAY = 24 * 60 * 60 * 1000
/** How far ahead a term may end, in days. */
const LONGEST_TERM = 3650

/** Ports of a tenant and the end of their common term. */
export type Ports = Pick<UserTable, 'port_num' | 'port_expire_at'>

/** What a purchase charges and what it leads to. */
export interface Plan {
  quantity: number
  days: number
  after: { port_num: number; port_expire_at: number }
}

/**
 * Works out a purchase (design, section 4, Price; decision 0081). More ports during a running term are charged for the days left of it, a day that
 * has begun counting whole; time is charged for all ports.
 * @throws Refused: ports_expired, term_running, no_ports, term_too_long, invalid_input
 */
export function planPurchase(request: QuoteRequest, ports: Ports, now: number): Plan {
  return request.order_type === orderTypes.buy_ports
    ? planPorts(request, ports, now)
    : planTime(request.days, ports, now)
}

function planPorts(
  { quantity, days }: { quantity: number; days?: number | undefined },
  { port_num, port_expire_at }: Ports,
  now: number,
): Plan {
  if (port_num === 0) {
    if (days === undefined) refuseFields('invalid_input', ['days'])
    return { quantity, days, after: { port_num: quantity, port_expire_at: now + days * DAY } }
  }
  // Ports that have expired come back by renewing them all, not by buying a few more (decision 0081).
  if (port_expire_at === null || port_expire_at <= now) refuse('ports_expired')
  const left = Math.ceil((port_expire_at - now) / DAY)
  if (days !== undefined) refuseFields('term_running', ['days'], { days: left })
  return { quantity, days: left, after: { port_num: port_num + quantity, port_expire_at } }
}

function planTime(days: number, { port_num, port_expire_at }: Ports, now: number): Plan {
  if (port_num === 0) refuse('no_ports')
  const end = Math.max(port_expire_at ?? 0, now) + days * DAY
  if (end > now + LONGEST_TERM * DAY) refuseFields('term_too_long', ['days'], { days: LONGEST_TERM })
  return { quantity: port_num, days, after: { port_num, port_expire_at: end } }
}
