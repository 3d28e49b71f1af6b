// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PayMessages {
  /** Deposit address */
  address: null
  /** QR code of the deposit address {{address}} */
  addressCode: { address: string | number }
  /** Amount to transfer */
  amount: null
  /** The link says {{said}}, but this order is over {{amount}}. Only the order counts. */
  claimDiffers: { said: string | number; amount: string | number }
  /** The amount in the link can't be read. This order is over {{amount}}; only the order counts. */
  claimUnreadable: { amount: string | number }
  /** Closes at */
  closesAt: null
  /** Closes in */
  closesIn: null
  /** Copy address */
  copyAddress: null
  /** Copy amount */
  copyAmount: null
  /** Copy order number */
  copyOrderNo: null
  /** Ordered at */
  createdAt: null
  /** Credited to your balance */
  credited: null
  /** Only US dollars and Singapore dollars are accepted, through official support. An amount paid in US dollars must include its decimal point. */
  currencies: null
  /** Enter it with its decimal point and both digits after it: {{amount}}. Those cents tell your payment apart; without them it can't be matched. */
  decimalPoint: { amount: string | number }
  /** This is a demonstration: don't transfer anything. When an administrator confirms the order, this page turns to paid by itself. */
  demoOnly: null
  /** Ended at */
  endedAt: null
  /** Log in */
  login: null
  /** Transfers usually arrive within minutes. If yours does not, contact support with the order number or a screenshot of the transfer. */
  missingText: null
  /** Paid, but not credited? */
  missingTitle: null
  /** Send USDT over {{network}} only. Other networks and coins can't be recovered. */
  networkOnly: { network: string | number }
  /** New recharge */
  newRecharge: null
  /** Ask support where to pay, and give them the order number. */
  noAddress: null
  /** It may be incomplete. Open the payment page again from the recharge screen. */
  noOrderText: null
  /** This link names no order */
  noOrderTitle: null
  /** Order details */
  orderDetails: null
  /** Order number */
  orderNo: null
  /** Recharge amount */
  ordered: null
  /** The order is being closed. If you have just paid, stay on this page and contact support in a moment. */
  overText: null
  /** Time is over: please do not pay any more */
  overTitle: null
  /** Paid at */
  paidAt: null
  /** This order was paid from the balance. */
  paidFromBalance: null
  /** Transfer exactly this amount. The page notices the payment by itself, so you can leave it open. */
  pendingLead: null
  /** Pay for your recharge */
  pendingTitle: null
  /** The amount of this order is back in your balance. */
  purchaseRefunded: null
  /** Note from support */
  remark: null
  /** It was closed before it was paid. Don't transfer for it any more; start a new recharge instead. */
  'text.closed': null
  /** This payment was not credited. Please don't transfer for this order any more. */
  'text.failed': null
  /** It has been added to your balance. You can close this page. */
  'text.paid': null
  /** The amount has been deducted from your balance; support will tell you how it is returned. */
  'text.refunded': null
  /** This order is closed */
  'title.closed': null
  /** Recharge failed */
  'title.failed': null
  /** Payment received */
  'title.paid': null
  /** This order was refunded */
  'title.refunded': null
  /** Go to the dashboard */
  toConsole: null
  /** This account has no order {{orderNo}}. Check the number, or log in with the account that placed it. Don't transfer anything for it. */
  unknownText: { orderNo: string | number }
  /** There is no such order */
  unknownTitle: null
  /** Send USDT only, and ask support which network to use. */
  usdtOnly: null
  /** Orders are shown only to the account that placed them. After the login you come back here. */
  visitorText: null
  /** Log in to see this order */
  visitorTitle: null
}
