// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface OrderScreenMessages {
  /** Actions */
  actions: null
  /** Days added */
  addedDays: null
  /** {{days, number}} for all {{count, number}} ports */
  addedDaysValue: { days: number; count: number }
  /** Price tier of the days added */
  addedTier: null
  /** Amount */
  amount: null
  /** Billing */
  billing: null
  /** Bought at */
  boughtAt: null
  /** Buy ports */
  buy: null
  /** Channel */
  channel: null
  /** Closes at */
  closesAt: null
  /** Copy order number */
  copyNo: null
  /** Ordered at */
  createdAt: null
  /** Days */
  days: null
  /** {{days, number}} + {{added, number}} */
  daysAndAdded: { days: number; added: number }
  /** Order details */
  details: null
  /** Discount */
  discount: null
  /** Term discount */
  durationRate: null
  /** Ended at */
  endedAt: null
  /** Expiry after purchase */
  expiresAfter: null
  /** Balance */
  fromBalance: null
  /** List price */
  listPrice: null
  /** Contact support with the order number or a screenshot of the transfer. */
  missingText: null
  /** Recharge missing? */
  missingTitle: null
  /** Recharge your balance, then buy ports and time with it. */
  noOrdersText: null
  /** No orders yet */
  noOrdersTitle: null
  /** Buy ports, then give them to your seats. */
  noPurchasesText: null
  /** No purchases yet */
  noPurchasesTitle: null
  /** Open the payment page */
  openPay: null
  /** Order number */
  orderNo: null
  /** Order type */
  orderType: null
  /** Every recharge and purchase, and where it stands. */
  ordersLead: null
  /** Order records */
  ordersTitle: null
  /** Paid amount */
  paidAmount: null
  /** Paid at */
  paidAt: null
  /** Payment price */
  paymentPrice: null
  /** Purchase type */
  purchaseType: null
  /** Ports and time that were bought, and the price tier at the time. */
  purchasesLead: null
  /** Purchase records */
  purchasesTitle: null
  /** Ports */
  quantity: null
  /** Recharge balance */
  recharge: null
  /** Remark */
  remark: null
  /** Search order number */
  search: null
  /** Status */
  status: null
  /** Ledger */
  'tabs.ledger': null
  /** Orders */
  'tabs.orders': null
  /** Purchases */
  'tabs.purchases': null
  /** Price tier */
  tier: null
  /** {{quantity}} ports, {{days}} days */
  tierWords: { quantity: string | number; days: string | number }
  /** Recharge */
  'type.1': null
  /** Port purchase */
  'type.2': null
  /** Time renewal */
  'type.3': null
  /** Price per port and day */
  unitPrice: null
  /** Check the number, or log in with the account that placed it. */
  unknownText: null
  /** There is no order {{orderNo}} */
  unknownTitle: { orderNo: string | number }
}
