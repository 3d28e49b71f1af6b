import { z } from 'zod'
import { EmptyData, Id, IdPath, Instant, Money } from '../kernel/primitives.schema.ts'

/** Limits of ports and days in one purchase. */
export const Quantity = z.int().min(1).max(10_000)

export const Days = z.int().min(1).max(3650)

/** A factor as a decimal string with four digits; 1.0000 changes nothing. */
const Rate = z.string().regex(/^\d{1,2}\.\d{4}$/)

/** The same as input: up to four digits, above 0. */
const GivenRate = (most: number) =>
  z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/, { abort: true })
    .refine((text) => Number(text) > 0 && Number(text) <= most, { error: 'invalid' })

/** Price of one port for one day, above 0; the upper bound keeps the largest purchase exact. */
const UnitPrice = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/, { abort: true })
  .refine((text) => Number(text) > 0, { error: 'invalid' })

/**
 * Prices of a range of quantities and days (specification, section 3, "Price tier"). A purchase costs quantity × days × port_unit_price, times
 * duration_rate, times discount.
 */
export const PriceTier = z.object({
  id: Id,
  min_quantity: Quantity,
  max_quantity: Quantity,
  min_days: Days,
  max_days: Days,
  port_unit_price: Money,
  duration_rate: Rate,
  discount: Rate,
  /** Cost of the smallest purchase of this tier: its "from" price. */
  price: Money,
})
export type PriceTier = z.infer<typeof PriceTier>

/** The same with the fields for administrators. */
export const AdminPriceTier = PriceTier.extend({ updated_at: Instant })
export type AdminPriceTier = z.infer<typeof AdminPriceTier>

const tierFields = {
  min_quantity: Quantity,
  max_quantity: Quantity,
  min_days: Days,
  max_days: Days,
  port_unit_price: UnitPrice,
  duration_rate: GivenRate(10),
  discount: GivenRate(1),
}

export const listPriceTiers = {
  data: z.object({ list: z.array(PriceTier) }),
}

export const adminListPriceTiers = {
  data: z.object({ list: z.array(AdminPriceTier) }),
}

export const createPriceTier = {
  body: z.strictObject(tierFields),
  data: AdminPriceTier,
}

export const updatePriceTier = {
  params: IdPath,
  body: z.strictObject(tierFields).partial(),
  data: AdminPriceTier,
}

export const deletePriceTier = {
  params: IdPath,
  data: EmptyData,
}
