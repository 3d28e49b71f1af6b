/** Inputs of a price; rates in basis points, 10,000 = 1. */
export interface Rates {
  port_unit_cents: number
  duration_rate_bp: number
  discount_bp: number
}

const ONE = 10_000n

/**
 * Prices ports for days: list price = quantity × days × port unit price; payment price = list price × duration rate × discount, rounded half up to
 * the cent, once. All steps use whole numbers, so nothing is lost to rounding.
 * @returns cents
 */
export function calculatePrice(
  rates: Rates,
  quantity: number,
  days: number,
): { list: number; payment: number } {
  const list = BigInt(quantity) * BigInt(days) * BigInt(rates.port_unit_cents)
  const scale = ONE * ONE
  const payment = (list * BigInt(rates.duration_rate_bp) * BigInt(rates.discount_bp) + scale / 2n) / scale
  return { list: Number(list), payment: Number(payment) }
}

/** @returns a rate as a decimal string with four digits */
export function formatRate(basisPoints: number): string {
  return `${Math.floor(basisPoints / 10_000)}.${String(basisPoints % 10_000).padStart(4, '0')}`
}

/** @returns a decimal string with at most four digits after the point, in basis points; exact */
export function toBasisPoints(text: string): number {
  const [whole = '', fraction = ''] = text.split('.')
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'))
}
