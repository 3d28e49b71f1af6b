// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminPaymentMessages {
  /** Actions */
  actions: null
  /** Amount */
  amount: null
  /** Put the payment {{id}} of {{amount}} aside? */
  askDismiss: { id: string | number; amount: string | number }
  /** Copy email */
  copyEmail: null
  /** Copy payment ID */
  copyId: null
  /** Copy order number */
  copyOrder: null
  /** Copy credited order */
  copySettled: null
  /** Copy user ID */
  copyUserId: null
  /** Credit */
  creditAction: null
  /** The balance of the chosen user grows by {{amount}}, with a paid recharge of its own. */
  creditEffect: { amount: string | number }
  /** Credit {{amount}} */
  creditTitle: { amount: string | number }
  /** User to credit */
  creditUser: null
  /** Type an email or name to search */
  creditUserHint: null
  /** {{amount}} credited to {{email}} */
  credited: { amount: string | number; email: string | number }
  /** Payment */
  details: null
  /** Say what became of the money, for example sent back. */
  dismissHint: null
  /** Payment {{id}} put aside */
  dismissed: { id: string | number }
  /** Credit to a user */
  'do.credit': null
  /** Put aside */
  'do.dismiss': null
  /** It can no longer be credited afterwards. */
  'effect.final': null
  /** Nobody is credited. */
  'effect.nobody': null
  /** Payments appear here once the gateway reports them. Without a gateway, confirm orders under Orders. */
  emptyText: null
  /** No payments reported yet */
  emptyTitle: null
  /** Payment ID */
  id: null
  /** What the payment gateway reported. Payments that match no order wait for your decision. */
  lead: null
  /** Nobody */
  noUser: null
  /** — */
  none: null
  /** Order named */
  order_no: null
  /** Reason */
  reason: null
  /** Order was paid already */
  'reason.already_paid': null
  /** Order was over */
  'reason.order_over': null
  /** No such order */
  'reason.unknown_order': null
  /** Amount differs from the order */
  'reason.wrong_amount': null
  /** Reported at */
  received_at: null
  /** Remark */
  remark: null
  /** Say why this money belongs to the user. */
  remarkHint: null
  /** Search payment ID, order number or email */
  search: null
  /** Settled at */
  settled_at: null
  /** Order credited */
  settled_order_no: null
  /** Show them */
  showWaiting: null
  /** Status */
  status: null
  /** Credited by hand */
  'status.credited': null
  /** Put aside */
  'status.dismissed': null
  /** Matched */
  'status.matched': null
  /** Waiting */
  'status.parked': null
  /** Payment data */
  title: null
  /** User */
  user: null
  /** User ID */
  userId: null
  /** {{count, number}} payments wait for your decision */
  waiting: { count: number }
}
