/** Prices in millionths of a dollar: X's prices have three decimals and are added up without rounding. */
const MICROS = 1_000_000

/** X's prices in dollars per item, set by an administrator; `prices_date` is the day from which they hold. */
export interface XPrices {
  /** A post that was read. */
  readonly price_post_read: number
  /** A person, or a message, that was read. */
  readonly price_user_read: number
  readonly price_post: number
  readonly price_link_post: number
  readonly price_message: number
}

type PaidThing = keyof XPrices

/** @returns the cost of `count` items, in millionths of a dollar */
export function costOf(prices: XPrices, thing: PaidThing, count = 1): number {
  return Math.round(prices[thing] * MICROS) * count
}

/** @returns millionths of a dollar as money on the wire, rounded up to the cent */
export function toDollars(micros: number): string {
  const cents = Math.ceil(micros / 10_000)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** @returns dollars as an administrator writes them, in millionths */
export function toMicros(dollars: string): number {
  return Math.round(Number(dollars) * MICROS)
}
