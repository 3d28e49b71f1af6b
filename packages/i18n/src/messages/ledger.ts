// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface LedgerMessages {
  /** Balance after */
  after: null
  /** Amount */
  amount: null
  /** Balance before */
  before: null
  /** Recharges, purchases and refunds are recorded here. */
  emptyText: null
  /** No movements yet */
  emptyTitle: null
  /** Every movement of your balance, with the amount before and after it. */
  lead: null
  /** Ledger */
  list: null
  /** No. */
  number: null
  /** Order number */
  orderNo: null
  /** Recharge balance */
  recharge: null
  /** Remark */
  remark: null
  /** Search order number or remark */
  search: null
  /** Time */
  time: null
  /** Billing */
  title: null
  /** Type */
  type: null
  /** Adjustment */
  'types.adjustment': null
  /** Port purchase */
  'types.buy_ports': null
  /** Opening balance */
  'types.opening': null
  /** Recharge */
  'types.recharge': null
  /** Refunded purchase */
  'types.refund_purchase': null
  /** Refunded recharge */
  'types.refund_recharge': null
  /** Time renewal */
  'types.renew_time': null
}
