import { z } from 'zod'
import { type Reason, reasons } from './reason.ts'

/** One complaint about one field: `loc` is the part of the request and the path in it. */
export const FieldError = z.object({ loc: z.array(z.union([z.string(), z.int()])).min(1), msg: z.string() })
export type FieldError = z.infer<typeof FieldError>

const ReasonKey = z.enum(Object.keys(reasons) as [Reason, ...Reason[]])

/** The envelope of a success. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(200), msg: z.string(), data })
}

/** The envelope of every refusal and fault. `request_id` is what a person quotes to support. */
export const Refusal = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.null(),
  reason: ReasonKey,
  detail: z.array(FieldError).optional(),
  /** Seconds, beside too_many_requests. */
  retry_after: z.int().optional(),
  request_id: z.string(),
})
export type Refusal = z.infer<typeof Refusal>
