import { z } from 'zod'
import { OK, SESSION_EXPIRED_CODE } from './envelope-code.ts'
import { type Reason, reasons } from './reason.ts'

/** One field error: `loc` is the part of the request, followed by the path in it. */
export const FieldError = z.object({ loc: z.array(z.union([z.string(), z.int()])).min(1), msg: z.string() })
export type FieldError = z.infer<typeof FieldError>

const ReasonKey = z.enum(Object.keys(reasons) as [Reason, ...Reason[]])

/** Envelope of a success. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(OK), msg: z.string(), data })
}

/**
 * Codes of refusals: those of the reasons, and the statuses of unreadable requests (408, 431). They are listed, so that `code` tells a refusal's type
 * from a success's.
 */
const RefusalCode = z.literal([400, 403, 404, 408, 409, 429, 431, 500, 503, 507, SESSION_EXPIRED_CODE])
export type RefusalCode = z.infer<typeof RefusalCode>

/** Envelope of every refusal and fault. People quote `request_id` to support. */
export const Refusal = z.object({
  code: RefusalCode,
  msg: z.string(),
  data: z.null(),
  reason: ReasonKey,
  detail: z.array(FieldError).optional(),
  /** Seconds until a retry is allowed, with too_many_requests. */
  retry_after: z.int().optional(),
  request_id: z.string(),
})
export type Refusal = z.infer<typeof Refusal>
