import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Messages, RefusalReason } from './messages.ts'

/** The client itself refuses; the message is in its user's language. */
export class ClientRefused extends Error {
  readonly reason: RefusalReason
  constructor(
    messages: Messages,
    reason: RefusalReason,
    values?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(messages(`refusal.${reason}`, values), options)
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
