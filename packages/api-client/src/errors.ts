import type { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { SESSION_EXPIRED_CODE } from '@seaport/contract/kernel/envelope-code'

/** The server said no, or had a fault: its envelope, whatever the HTTP status was. */
export class ApiRefused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.msg)
    this.name = 'ApiRefused'
    this.status = status
    this.refusal = refusal
  }

  /** The session is missing, expired or was taken over. */
  get sessionOver(): boolean {
    return this.refusal.code === SESSION_EXPIRED_CODE
  }
}

/** No answer came, or one that is not Seaport's: network, proxy, time-out. Whether the call took effect is unknown. */
export class ApiUnreachable extends Error {
  constructor(cause: unknown) {
    super('The server did not answer', { cause })
    this.name = 'ApiUnreachable'
  }
}
