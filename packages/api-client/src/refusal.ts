import type { FieldError, Refusal } from '@seaport/contract/kernel/envelope.schema'
import { SESSION_EXPIRED_CODE } from '@seaport/contract/kernel/envelope-code'
import { type Reason, reasons } from '@seaport/contract/kernel/reason'

/** A refusal as a client receives it: a newer server or a gateway may send a code that this client doesn't know. */
export type ReceivedRefusal = Omit<Refusal, 'code'> & { code: number }

/** The reason nearest to a code, for envelopes that name none that we know. */
const nearest: Record<number, Reason> = {
  [SESSION_EXPIRED_CODE]: 'not_logged_in',
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
}

/**
 * Read by hand rather than by its schema: every page reads answers, and one that only does that needs no zod. What every envelope has is enough; the rest may be missing
 * where a gateway answers, or be new where the server is newer than we are.
 * @returns the refusal that an answer carries, under whatever HTTP status it came; null when it is no envelope of ours
 */
export function readRefusal(body: unknown): ReceivedRefusal | null {
  if (!isRecord(body) || !isWhole(body.code) || body.code === 200 || typeof body.msg !== 'string') return null
  const { code, msg, reason, detail, retry_after, request_id } = body
  return {
    code,
    msg,
    data: null,
    reason: isReason(reason) ? reason : (nearest[code] ?? 'fault'),
    ...(Array.isArray(detail) && detail.every(isFieldError) && { detail }),
    ...(isWhole(retry_after) && { retry_after }),
    request_id: typeof request_id === 'string' ? request_id : '',
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

const isReason = (value: unknown): value is Reason =>
  typeof value === 'string' && Object.hasOwn(reasons, value)

function isFieldError(value: unknown): value is FieldError {
  if (!isRecord(value) || !Array.isArray(value.loc) || typeof value.msg !== 'string') return false
  return value.loc.length > 0 && value.loc.every((part) => typeof part === 'string' || isWhole(part))
}
