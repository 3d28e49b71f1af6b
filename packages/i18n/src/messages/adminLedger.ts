// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminLedgerMessages {
  /** Amount */
  amount: null
  /** After */
  amount_after: null
  /** Before */
  amount_before: null
  /** Copy email */
  copyEmail: null
  /** Copy order number */
  copyOrder: null
  /** Copy user ID */
  copyUserId: null
  /** Movement */
  details: null
  /** Recharges, purchases, refunds and adjustments are recorded here. */
  emptyText: null
  /** No movements yet */
  emptyTitle: null
  /** Every movement of every balance, with the amount before and after it. */
  lead: null
  /** The user or the system */
  noOperator: null
  /** — */
  none: null
  /** Operator */
  operator: null
  /** Order number */
  order_no: null
  /** Remark */
  remark: null
  /** Search order number or email */
  search: null
  /** Number */
  seq: null
  /** Time */
  time: null
  /** Ledger */
  title: null
  /** Type */
  type: null
  /** User */
  user: null
  /** User ID */
  userId: null
}
