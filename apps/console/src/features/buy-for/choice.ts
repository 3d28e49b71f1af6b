import { Id } from '@seaport/contract/kernel/primitives.schema'
import { Days, Quantity } from '@seaport/contract/money/price.schema'
import { z } from 'zod'
import type { PurchaseKind } from '../buy/buy.public.ts'

/** Fields that don't apply may hold stale values. */
const unasked = z.number().nullable()

/** Form of a purchase for a customer. */
export function choiceOf(kind: PurchaseKind) {
  return z.object({
    user_id: Id,
    quantity: kind === 'renew' ? unasked : Quantity,
    days: kind === 'more' ? Days.nullable() : Days,
    remark: z.string().trim().min(1).max(500),
  })
}
