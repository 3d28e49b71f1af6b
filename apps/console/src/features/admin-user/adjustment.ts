import * as walletSchema from '@seaport/contract/money/wallet.schema'
import { z } from 'zod'

const Direction = z.enum(['add', 'deduct'])
const Unsigned = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, { abort: true })
  .refine((text) => Number(text) > 0, { error: 'invalid' })
const Movement = z.object({ direction: Direction, amount: Unsigned })

/** Cents of a decimal text with at most two digits after the point; exact. */
function centsOf(text: string): number {
  return Math.round(Number(text) * 100)
}

/**
 * Balance after a movement; null for an invalid movement.
 * @param balance decimal text, as the API gives it
 */
export function balanceAfter(
  balance: string,
  movement: { direction: string; amount: string },
): string | null {
  const { data } = Movement.safeParse(movement)
  if (!data) return null
  const sum = centsOf(data.amount)
  return ((centsOf(balance) + (data.direction === 'add' ? sum : -sum)) / 100).toFixed(2)
}

/** Form of an adjustment: the amount added or deducted, and why; the balance can't fall below 0 (specification, section 5). */
export function adjustmentForm(balance: string) {
  return z
    .object({ direction: Direction, amount: Unsigned, remark: walletSchema.adjustBalance.body.shape.remark })
    .refine((draft) => Number(balanceAfter(balance, draft)) >= 0, {
      error: 'balance_negative',
      path: ['amount'],
      // Checked even while the remark is missing, so that both errors show together.
      when: ({ value }) => Movement.safeParse(value).success,
    })
    .transform(({ direction, amount, remark }) => ({
      amount: direction === 'add' ? amount : `-${amount}`,
      remark,
    }))
}
