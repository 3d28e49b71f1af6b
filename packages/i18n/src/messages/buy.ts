// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface BuyMessages {
  /** Days to add for all ports (optional) */
  addedDays: null
  /** Buy {{quantity, number}} ports for {{days, number}} days? */
  'ask.first': { quantity: number; days: number }
  /** Buy {{quantity, number}} more ports for the {{days, number}} days left? */
  'ask.more': { quantity: number; days: number }
  /** Buy {{quantity, number}} more ports and add {{days, number}} days for all {{all, number}}? */
  'ask.moreAndTime': { quantity: number; days: number; all: number }
  /** Renew {{quantity, number}} ports for {{days, number}} days? */
  'ask.renew': { quantity: number; days: number }
  /** Balance */
  balanceAfter: null
  /** See the purchase record */
  boughtLink: null
  /** Order {{orderNo}}: you now have {{count, number}} ports until {{time}}. */
  boughtText: { orderNo: string | number; count: number; time: string | number }
  /** Purchase complete */
  boughtTitle: null
  /** Buy */
  buy: null
  /** {{before}} → {{after}} */
  change: { before: string | number; after: string | number }
  /** The price appears once the numbers are filled in. */
  chooseFirst: null
  /** Days */
  days: null
  /** Discount */
  discount: null
  /** Term discount */
  durationRate: null
  /** {{price}} is taken from your balance at once. */
  'effect.charge': { price: string | number }
  /** All your ports then expire on {{time}}. */
  'effect.term': { time: string | number }
  /** They expired on {{time}}; accounts and tasks can take none of them. Renewing brings them back at once, and no data is lost. */
  expiredText: { time: string | number }
  /** Your ports expired */
  expiredTitle: null
  /** Expiry */
  expiryAfter: null
  /** From {{min, number}} to {{max, number}} days */
  'hint.days': { min: number; max: number }
  /** From {{min, number}} to {{max, number}} ports */
  'hint.quantity': { min: number; max: number }
  /** Buy ports */
  'kind.ports': null
  /** Renew time */
  'kind.time': null
  /** More accounts and tasks at the same time */
  'kindNote.ports': null
  /** Moves the expiry of all your ports */
  'kindNote.time': null
  /** Ports and time are paid from the balance and are there at once. */
  lead: null
  /** List price */
  listPrice: null
  /** All ports share one expiry, {{time}}. New ports are charged for the {{count, number}} days left; days that you add are charged for all ports. */
  moreNote: { time: string | number; count: number }
  /** There is no price for this */
  noQuote: null
  /** None */
  noTerm: null
  /** There are no prices yet, contact support */
  noTiers: null
  /** The price list has no price for the ports and time that you have. Contact support to add ports. */
  notForSale: null
  /** Pay {{price}} */
  payNow: { price: string | number }
  /** Price to pay */
  paymentPrice: null
  /** Ports in total */
  portsAfter: null
  /** Buy ports first */
  portsFirst: null
  /** Taken / total */
  portsHint: null
  /** {{count, number}} days */
  'preset.days': { count: number }
  /** {{count, number}} ports */
  'preset.quantity': { count: number }
  /** {{percent}} less per day */
  presetSaves: { percent: string | number }
  /** Ports */
  quantity: null
  /** Price */
  quote: null
  /** {{ports}} on new ports, {{time}} on time */
  ratesOfBoth: { ports: string | number; time: string | number }
  /** Recharge */
  rechargeMissing: null
  /** Your ports expired: renew them first */
  renewFirst: null
  /** Time is charged for all of your {{count, number}} ports. */
  renewNote: { count: number }
  /** You save */
  saved: null
  /** {{missing}} is missing. Recharge it, then buy. */
  shortText: { missing: string | number }
  /** Balance too low */
  shortTitle: null
  /** Calculation */
  sum: null
  /** New ports */
  sumPorts: null
  /** Time for all ports */
  sumTime: null
  /** {{quantity, number}} ports × {{days, number}} days × {{price}} */
  sumValue: { quantity: number; days: number; price: string | number }
  /** Days */
  'tier.days': null
  /** From */
  'tier.from': null
  /** Ports */
  'tier.quantity': null
  /** Per port and day */
  'tier.unit': null
  /** Price list */
  tiers: null
  /** Buy ports and renew time */
  title: null
  /** days */
  'unit.days': null
  /** ports */
  'unit.quantity': null
  /** Until {{time}} */
  until: { time: string | number }
  /** Contact support to add ports or upgrade the package. */
  upgrade: null
  /** What to buy */
  what: null
}
