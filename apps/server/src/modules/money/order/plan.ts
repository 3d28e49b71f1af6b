import { orderTypes } from '@seaport/contract/money/order'
import type { QuoteRequest } from '@seaport/contract/money/order.schema'
import type { UserTable } from '../../../db/schema/user.ts'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'

export const DAY = 24 * 60 * 60 * 1000
/** Maximum distance of a term's end, in days. */
const LONGEST_TERM = 3650

/** Ports of a tenant and the end of their common term. */
export type Ports = Pick<UserTable, 'port_num' | 'port_expire_at'>

/** A number of ports and days. */
interface PortDays {
  quantity: number
  days: number
}

/** Charges and result of a purchase. */
export interface Plan extends PortDays {
  /** Time for all ports, the new ones too, that is bought with them; null = none. */
  extension: PortDays | null
  after: { port_num: number; port_expire_at: number }
}

/**
 * Plans a purchase. All ports of a tenant share one term: more ports during a term are charged for the days left of it, a started day counting whole; time is
 * charged for all ports.
 * @throws Refused: ports_expired, no_ports, term_too_long, invalid_input
 */
export function planPurchase(request: QuoteRequest, ports: Ports, now: number): Plan {
  return request.order_type === orderTypes.buy_ports
    ? planPorts(request, ports, now)
    : planTime(request.days, ports, now)
}

function planPorts(
  { quantity, days }: { quantity: number; days?: number | undefined },
  ports: Ports,
  now: number,
): Plan {
  const { port_num, port_expire_at } = ports
  if (port_num === 0) {
    if (days === undefined) refuseFields('invalid_input', ['days'])
    const after = { port_num: quantity, port_expire_at: endOfTerm(null, days, now) }
    return { quantity, days, extension: null, after }
  }
  // A purchase of a few ports would revive all expired ones unpaid: they have to be renewed first.
  if (port_expire_at === null || port_expire_at <= now) refuse('ports_expired')
  const left = Math.ceil((port_expire_at - now) / DAY)
  const all = port_num + quantity
  if (days === undefined)
    return { quantity, days: left, extension: null, after: { port_num: all, port_expire_at } }
  const after = { port_num: all, port_expire_at: endOfTerm(port_expire_at, days, now) }
  return { quantity, days: left, extension: { quantity: all, days }, after }
}

function planTime(days: number, { port_num, port_expire_at }: Ports, now: number): Plan {
  if (port_num === 0) refuse('no_ports')
  const after = { port_num, port_expire_at: endOfTerm(port_expire_at, days, now) }
  return { quantity: port_num, days, extension: null, after }
}

/** @returns the end of a term that is extended, or started again if it is over. @throws Refused: term_too_long */
function endOfTerm(expires: number | null, days: number, now: number): number {
  const end = Math.max(expires ?? 0, now) + days * DAY
  if (end > now + LONGEST_TERM * DAY) refuseFields('term_too_long', ['days'], { days: LONGEST_TERM })
  return end
}
