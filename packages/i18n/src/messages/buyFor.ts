// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface BuyForMessages {
  /** Charge {{price}} to {{email}}? */
  ask: { price: string | number; email: string | number }
  /** Bought for {{email}}, {{price}} charged */
  bought: { email: string | number; price: string | number }
  /** The price appears once the numbers are filled in. */
  chooseAmount: null
  /** The price appears once a user is chosen. */
  chooseCustomer: null
  /** Buy for a user */
  create: null
  /** User */
  customer: null
  /** Type an email or name to search */
  customerHint: null
  /** {{price}} is taken from the balance of {{email}} at once. */
  'effect.charge': { price: string | number; email: string | number }
  /** It is written to the audit log under your name. */
  'effect.recorded': null
  /** They appear here once users buy, or you buy for them. */
  emptyText: null
  /** No purchases yet */
  emptyTitle: null
  /** Balance {{balance}}, {{count, number}} ports, expiry {{time}} */
  holds: { balance: string | number; count: number; time: string | number }
  /** Buy ports and time for users, paid from their own balance. Below are the purchases of all users. */
  lead: null
  /** Review and confirm */
  next: null
  /** Charge {{price}} */
  pay: { price: string | number }
  /** There are no ports yet: buy some first */
  portsFirst: null
  /** Quote */
  quote: null
  /** Remark */
  remark: null
  /** Say why; kept with the order, its movement and the audit log. */
  remarkHint: null
  /** The ports expired: renew them first */
  renewFirst: null
  /** The balance of {{email}} is too low for this. */
  short: { email: string | number }
  /** Buy for users */
  title: null
}
