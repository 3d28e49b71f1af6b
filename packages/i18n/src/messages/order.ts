// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface OrderMessages {
  /** Alipay */
  alipay: null
  /** Under maintenance, contact support */
  alipayOff: null
  /** Contact support */
  contactSupport: null
  /** Payment type */
  paymentType: null
  /** Closed */
  'status.closed': null
  /** Payment failed */
  'status.failed': null
  /** Paid */
  'status.paid': null
  /** Pending payment */
  'status.pending': null
  /** Refunded */
  'status.refunded': null
  /** USDT */
  usdt: null
}
