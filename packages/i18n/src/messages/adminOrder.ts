// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminOrderMessages {
  /** Actions */
  actions: null
  /** Amount ordered */
  amount: null
  /** Close the recharge of {{amount}} by {{email}}? */
  'ask.close': { amount: string | number; email: string | number }
  /** Confirm {{amount}} from {{email}}? */
  'ask.confirm': { amount: string | number; email: string | number }
  /** Mark the recharge of {{amount}} by {{email}} as failed? */
  'ask.fail': { amount: string | number; email: string | number }
  /** Refund the recharge of {{amount}} by {{email}}? */
  'ask.refund': { amount: string | number; email: string | number }
  /** Return {{amount}} to {{email}}'s balance? */
  'ask.refundPurchase': { amount: string | number; email: string | number }
  /** Order {{order}} */
  askAbout: { order: string | number }
  /** Channel */
  channel: null
  /** Confirm */
  confirm: null
  /** Confirm {{order}} */
  confirmOrder: { order: string | number }
  /** Copy email */
  copyEmail: null
  /** Copy order number */
  copyOrder: null
  /** Copy user ID */
  copyUserId: null
  /** Ordered at */
  created_at: null
  /** Days */
  days: null
  /** Order details */
  details: null
  /** Recharge of {{amount}} by {{email}} closed */
  'did.close': { amount: string | number; email: string | number }
  /** {{amount}} from {{email}} confirmed */
  'did.confirm': { amount: string | number; email: string | number }
  /** Recharge of {{amount}} by {{email}} marked as failed */
  'did.fail': { amount: string | number; email: string | number }
  /** Recharge of {{amount}} by {{email}} refunded */
  'did.refund': { amount: string | number; email: string | number }
  /** {{amount}} is back in {{email}}’s balance */
  'did.refundPurchase': { amount: string | number; email: string | number }
  /** Discount */
  discount: null
  /** Close order */
  'do.close': null
  /** Confirm payment */
  'do.confirm': null
  /** Mark as failed */
  'do.fail': null
  /** Refund */
  'do.refund': null
  /** Duration rate */
  durationRate: null
  /** Check first that the money has really arrived. */
  'effect.checked': null
  /** {{amount}} is added to the balance of {{email}}. */
  'effect.credited': { amount: string | number; email: string | number }
  /** This cannot be undone; the user has to order a new recharge. */
  'effect.final': null
  /** It is refused after a later purchase, while the ports are in use, or once the time is used up. */
  'effect.latestFirst': null
  /** Nothing is credited to {{email}}; the {{amount}} are no longer expected. */
  'effect.notCredited': { email: string | number; amount: string | number }
  /** A transfer that still arrives waits under Payment data. */
  'effect.parked': null
  /** Ports and term go back to what they were before the purchase. */
  'effect.portsBack': null
  /** Only a refund can undo this. */
  'effect.refundOnly': null
  /** {{amount}} returns to the balance of {{email}}. */
  'effect.returned': { amount: string | number; email: string | number }
  /** Send the money back to the payer by other means. */
  'effect.sendBack': null
  /** It is refused where the money has been spent already. */
  'effect.spent': null
  /** {{amount}} is taken from the balance of {{email}}. */
  'effect.taken': { amount: string | number; email: string | number }
  /** Orders appear here once users recharge or buy ports. */
  emptyText: null
  /** No orders yet */
  emptyTitle: null
  /** Ended at */
  ended_at: null
  /** Closes at */
  expire_time: null
  /** The order number {{order}} may be wrong. */
  goneText: { order: string | number }
  /** There is no such order */
  goneTitle: null
  /** Recharges and purchases of all users. Open recharges can be confirmed, failed or closed, paid orders refunded. */
  lead: null
  /** List price */
  list_price: null
  /** — */
  none: null
  /** Order number */
  order_no: null
  /** Order type */
  order_type: null
  /** Amount to pay */
  paid_amount: null
  /** Paid at */
  paid_at: null
  /** Payment ID */
  payment_id: null
  /** Payment price */
  payment_price: null
  /** Ports expire */
  port_expire_time: null
  /** Ports */
  quantity: null
  /** {{from}}–{{to}} */
  range: { from: string | number; to: string | number }
  /** Remark */
  remark: null
  /** Kept with the order and its movement; the user can read it. */
  remarkHint: null
  /** Search order number or email */
  search: null
  /** Status */
  status: null
  /** Price tier at the time */
  tier: null
  /** Orders */
  title: null
  /** Price per port and day */
  unitPrice: null
  /** User */
  user: null
  /** User ID */
  userId: null
}
