import { SESSION_EXPIRED_CODE } from '@seaport/contract/kernel/envelope-code'
import type { ReceivedRefusal } from './refusal.ts'

/** The server's refusal or fault: its envelope, whatever the HTTP status. */
export class ApiRefused extends Error {
  readonly status: number
  readonly refusal: ReceivedRefusal

  constructor(status: number, refusal: ReceivedRefusal) {
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

/** A proxy lets nothing of this size through to the server, and will not the next time either. */
export class ApiTooLarge extends ApiUnreachable {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'ApiTooLarge'
  }
}

/** The file is not the one that was chosen: it was changed, moved or deleted since. Nothing was sent. */
export class ApiFileChanged extends Error {
  constructor(cause: unknown) {
    super('The file has changed since it was chosen', { cause })
    this.name = 'ApiFileChanged'
  }
}
