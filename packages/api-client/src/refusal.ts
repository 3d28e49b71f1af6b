import type { FieldError, Refusal } from '@seaport/contract/kernel/envelope.schema'
import { SESSION_EXPIRED_CODE } from '@seaport/contract/kernel/envelope-code'
import { type Reason, reasons } from '@seaport/contract/kernel/reason'

/** A refusal as a client receives it: a newer server or a gateway may send a code that this client doesn't know. */
export type ReceivedRefusal = Omit<Refusal, 'code'> & { code: number }

/** The reason nearest to a code, for envelopes with an unknown reason. */
const nearest: Record<number, Reason> = {
  [SESSION_EXPIRED_CODE]: 'not_logged_in',
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
}

/**
 * Parsed by hand rather than by its schema, because every page parses answers and need not load zod for it. Only the common fields are required: a
 * gateway may omit others, and a newer server may add some.
 * @returns the refusal in an answer, whatever its HTTP status; null if it is not our envelope
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
