// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PriceMessages {
  /** Actions */
  actions: null
  /** Delete the tier for {{purchases}}? */
  'ask.delete': { purchases: string | number }
  /** New tier */
  create: null
  /** Create */
  createAction: null
  /** Days */
  days: null
  /** Tier for {{purchases}} deleted */
  'did.delete': { purchases: string | number }
  /** Discount */
  discount: null
  /** 1 is no discount, 0.9 charges 90% */
  discountHint: null
  /** Delete tier */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** $ */
  dollarSign: null
  /** Duration rate */
  durationRate: null
  /** 1 changes nothing, 0.95 charges 95% */
  durationRateHint: null
  /** Edit {{purchases}} */
  editTitle: { purchases: string | number }
  /** Orders that were made keep their prices. */
  'effect.ordersStay': null
  /** Purchases in this range are refused until another tier covers it. */
  'effect.refused': null
  /** Until there is a tier, nobody can buy ports or time. */
  emptyText: null
  /** No price list yet */
  emptyTitle: null
  /** Example quote */
  example: null
  /** Days */
  exampleDays: null
  /** List price × duration rate × discount, rounded to the cent. */
  exampleHow: null
  /** This example is outside the tier; another tier would price it. */
  exampleOutside: null
  /** Ports */
  exampleQuantity: null
  /** The price appears once the tier is complete. */
  exampleWaits: null
  /** These purchases have no price and are refused: {{ranges}} */
  gaps: { ranges: string | number }
  /** Ports are priced by quantity and days: quantity × days × unit price, times duration rate and discount. */
  lead: null
  /** List price */
  listPrice: null
  /** Maximum days */
  max_days: null
  /** Maximum ports */
  max_quantity: null
  /** Minimum days */
  min_days: null
  /** Minimum ports */
  min_quantity: null
  /** {{count, number}} more */
  more: { count: number }
  /** {{quantity}} ports over {{days}} days */
  purchases: { quantity: string | number; days: string | number }
  /** Ports */
  quantity: null
  /** {{from}}–{{to}} */
  range: { from: string | number; to: string | number }
  /** Price saved */
  saved: null
  /** Starts at */
  startsAt: null
  /** Price list */
  title: null
  /** Price per port and day */
  unitPrice: null
  /** US dollars, up to two decimals */
  unitPriceHint: null
  /** Updated */
  updated: null
}
