import * as priceSchema from '@seaport/contract/money/price.schema'
import { calculatePrice, toBasisPoints } from '@seaport/contract/money/price-calculation'

/** Price of a purchase by a tier that is not saved yet. */
export interface Example {
  /** Decimal strings in dollars, as on the wire. */
  list: string
  payment: string
  /** Whether the tier matches this purchase. */
  within: boolean
}

/**
 * Prices an example as the server will.
 * @param draft the fields of the form
 * @returns null while the tier or the example is incomplete
 */
export function exampleOf(draft: object, quantity: number | null, days: number | null): Example | null {
  const tier = priceSchema.createPriceTier.body.safeParse(draft).data
  if (!tier || !isCount(quantity) || !isCount(days)) return null
  const { list, payment } = calculatePrice(
    {
      port_unit_cents: cents(tier.port_unit_price),
      duration_rate_bp: toBasisPoints(tier.duration_rate),
      discount_bp: toBasisPoints(tier.discount),
    },
    quantity,
    days,
  )
  const within =
    quantity >= tier.min_quantity &&
    quantity <= tier.max_quantity &&
    days >= tier.min_days &&
    days <= tier.max_days
  return { list: dollars(list), payment: dollars(payment), within }
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value > 0
}

function cents(text: string): number {
  const [whole = '', fraction = ''] = text.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function dollars(sum: number): string {
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}
