import type { IpcError } from '@seaport/contract/desktop/ipc-core'

/** Failure of a call to the main process, in the form that the kit's components read. */
export class DesktopFailure extends Error {
  readonly code: number
  readonly reason: string | undefined
  readonly refusal: {
    msg: string
    reason: string | undefined
    request_id: string | undefined
    detail: IpcError['detail']
  }

  constructor(error: IpcError) {
    super(error.message)
    // The kit has its own texts for an unreachable server.
    this.name = error.reason === 'unreachable' ? 'ApiUnreachable' : 'DesktopFailure'
    this.code = error.code
    this.reason = error.reason
    // A fault's text is for the log; the request's id is what people can quote.
    const msg = error.reason === 'fault' && error.code === 500 ? '' : error.message
    // A refusal needs no id: only a fault has details for support to look up.
    const request_id = error.code === 500 ? error.requestId : undefined
    this.refusal = { msg, reason: error.reason, request_id, detail: error.detail }
  }
}

/** Whether a call failed with this reason. */
export function hasReason(error: unknown, reason: string): boolean {
  return error instanceof DesktopFailure && error.reason === reason
}
