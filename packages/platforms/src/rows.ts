import { z } from 'zod'

/**
 * The rows of a page. A malformed row (a null, a field of another type) is skipped; a list of only malformed rows is
 * not a page of the network.
 */
export function rowsOf<T extends z.ZodType>(row: T) {
  return z.array(z.unknown()).transform((list, context): z.infer<T>[] => {
    const rows = list.flatMap((one) => {
      const read = row.safeParse(one)
      return read.success ? [read.data] : []
    })
    if (rows.length === 0 && list.length > 0)
      context.addIssue({ code: 'custom', message: 'no row is in its shape' })
    return rows
  })
}

/** A text that may be absent, or null if a person left it empty. */
export const looseText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** As {@link looseText}, but undefined if absent or null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined)

/** A count that may be absent or null; a fraction or a negative number is treated as absent. */
export const optionalCount = z
  .int()
  .min(0)
  .nullish()
  .catch(null)
  .transform((count) => count ?? undefined)
