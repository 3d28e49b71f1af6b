import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { IpcErrorData } from '@seaport/contract/desktop/ipc-core.schema'
import { isDiskFull } from '@seaport/runner/disk-full'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import { egressFaultOf } from '@seaport/seat-client/egress/egress-fault'
import type { Messages } from '@seaport/seat-client/messages'
import { FileNotSaved } from './file-not-saved.ts'

/** Converts errors of the seat's client to those shown in the window; undefined = a fault. */
export function describeError(error: unknown, messages: Messages): IpcErrorData | undefined {
  if (isDiskFull(error)) return { code: 507, reason: 'disk_full', msg: messages('refusal.disk_full') }
  if (error instanceof FileNotSaved)
    return {
      code: 400,
      reason: 'file_not_saved',
      msg: messages('refusal.file_not_saved', { path: error.path }),
    }
  if (error instanceof ClientRefused) {
    const { reason, message } = error
    return { code: reason === 'not_logged_in' ? 5004 : 400, reason, msg: message }
  }
  if (error instanceof ApiRefused) {
    const { code, msg, reason, detail, request_id } = error.refusal
    return { code, msg, reason, request_id, ...(detail && { detail }) }
  }
  const fault = egressFaultOf(error)
  if (fault) return { code: 503, reason: `way_${fault}`, msg: messages(`refusal.way_${fault}`) }
  // The window has its own words for this one.
  if (error instanceof ApiUnreachable) return { code: 503, reason: 'unreachable', msg: error.message }
  return undefined
}
