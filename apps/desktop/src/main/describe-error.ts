import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { IpcError, type IpcErrorData } from '@seaport/contract/desktop/ipc-core'

/** Why a call failed, in a few words for the log. */
export function reasonOf(error: unknown): { reason: string } | { error: unknown } {
  const reason = error instanceof IpcError ? error.reason : describeError(error)?.reason
  return reason ? { reason } : { error }
}

/** Turns the errors of the API client into what the window shows; undefined = a fault. */
export function describeError(error: unknown): IpcErrorData | undefined {
  if (error instanceof ApiRefused) {
    const { code, msg, reason, detail, request_id } = error.refusal
    return { code, msg, reason, request_id, ...(detail && { detail }) }
  }
  // The window has its own words for this one.
  if (error instanceof ApiUnreachable) return { code: 503, reason: 'unreachable', msg: error.message }
  return undefined
}
