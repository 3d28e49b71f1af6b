import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { RefusalReason, Translate } from './messages.ts'

/** The client itself refuses; the message is in the words of the person it is shown to. */
export class ClientRefused extends Error {
  readonly reason: RefusalReason
  constructor(
    translate: Translate,
    reason: RefusalReason,
    values?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(translate(`refusal.${reason}`, values), options)
    this.name = 'ClientRefused'
    this.reason = reason
  }
}

/** Why a call failed, in a few words for the log. */
export function reasonOf(error: unknown): { reason: string } | { error: unknown } {
  if (error instanceof ClientRefused) return { reason: error.reason }
  if (error instanceof ApiRefused) return { reason: error.refusal.reason }
  if (error instanceof ApiUnreachable) return { reason: 'unreachable' }
  return { error }
}
