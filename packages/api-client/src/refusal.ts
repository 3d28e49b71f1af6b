import { FieldError, Refusal } from '@seaport/contract/kernel/envelope'
import { type Reason, SESSION_EXPIRED_CODE } from '@seaport/contract/kernel/reason'
import { z } from 'zod'

/** What every envelope has; the rest may be missing where a gateway answers, or be new where the server is newer than we are. */
const AnyRefusal = z.object({
  code: z.int(),
  msg: z.string(),
  detail: z.array(FieldError).optional().catch(undefined),
  retry_after: z.int().optional().catch(undefined),
  request_id: z.string().catch(''),
})

/** The reason nearest to a code, for envelopes that name none that we know. */
const nearest: Record<number, Reason> = {
  [SESSION_EXPIRED_CODE]: 'not_logged_in',
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
}

/** @returns the refusal that an answer carries, under whatever HTTP status it came; null when it is no envelope of ours */
export function readRefusal(body: unknown): Refusal | null {
  const exact = Refusal.safeParse(body)
  if (exact.success) return exact.data
  const { success, data } = AnyRefusal.safeParse(body)
  if (!success || data.code === 200) return null
  return { ...data, data: null, reason: nearest[data.code] ?? 'fault' }
}
