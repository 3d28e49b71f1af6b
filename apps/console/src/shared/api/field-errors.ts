import { ApiRefused } from '@seaport/api-client/errors'
import type { Reason } from '@seaport/contract/kernel/reason'

/** The field of each refusal reason without field errors. */
export type FieldMap = Partial<Record<Reason, string>>

/** Converts a refusal to an error of its reason's field; any other error is returned unchanged. */
export function withFieldErrors(error: unknown, fieldMap: FieldMap): unknown {
  if (!(error instanceof ApiRefused) || error.refusal.detail) return error
  const { refusal, status } = error
  const field = fieldMap[refusal.reason]
  return field
    ? new ApiRefused(status, { ...refusal, detail: [{ loc: ['body', field], msg: refusal.msg }] })
    : error
}

/** The reason of a refusal; undefined for every other error. */
export function reasonOf(error: unknown): Reason | undefined {
  return error instanceof ApiRefused ? error.refusal.reason : undefined
}
