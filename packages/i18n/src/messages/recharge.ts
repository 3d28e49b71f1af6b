// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RechargeMessages {
  /** All orders */
  allOrders: null
  /** Current balance */
  balance: null
  /** Your browser blocked the new tab */
  blockedTitle: null
  /** Other amount, in dollars */
  custom: null
  /** Digits only: whole dollars from 10 to 100,000 */
  customHint: null
  /** $ */
  dollarSign: null
  /** The payment page opens in a new tab. If none opens after a few seconds, nothing was charged: look at your recent recharges, try again, or contact support. */
  help: null
  /** The balance pays for ports and time. */
  lead: null
  /** Your recharges appear here. */
  noneText: null
  /** No recharges yet */
  noneTitle: null
  /** Open the payment page */
  openPay: null
  /** Order {{orderNo}}, {{amount}} USDT to pay. */
  openedText: { orderNo: string | number; amount: string | number }
  /** The payment page opened in a new tab */
  openedTitle: null
  /** Recharge balance */
  pageTitle: null
  /** Pay */
  payThis: null
  /** Usual amounts */
  presets: null
  /** Recent recharges */
  recent: null
  /** Recharge */
  submit: null
  /** How much? */
  title: null
  /** Your purchase lacks {{missing}}; an amount that covers it is filled in. */
  wanted: { missing: string | number }
}
