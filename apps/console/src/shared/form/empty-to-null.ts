import { z } from 'zod'

/** A field whose empty text becomes null. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z.union([
    z
      .string()
      .trim()
      .max(0)
      .transform(() => null),
    schema,
  ])
