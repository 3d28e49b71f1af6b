import { ApiRefused } from '@seaport/api-client/errors'
import type { Reason } from '@seaport/contract/kernel/reason'

/** Which field a refusal is about, where the server speaks of the whole. */
export type Places = Partial<Record<Reason, string>>

/** The refusal with its words at the field that it is about; any other error as it is. */
export function placed(error: unknown, places: Places): unknown {
  if (!(error instanceof ApiRefused) || error.refusal.detail) return error
  const { refusal, status } = error
  const field = places[refusal.reason]
  return field
    ? new ApiRefused(status, { ...refusal, detail: [{ loc: ['body', field], msg: refusal.msg }] })
    : error
}

/** The reason of a refusal; undefined for every other error. */
export function reasonOf(error: unknown): Reason | undefined {
  return error instanceof ApiRefused ? error.refusal.reason : undefined
}
