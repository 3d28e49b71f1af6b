import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Messages, RefusalReason } from './messages.ts'

/** A refusal by the client itself; the message is in its user's language. */
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

/** A short reason of a failed call for the log; without an answer, the error code of the system or TLS. */
export function reasonOf(error: unknown): { reason: string; code?: string } | { error: unknown } {
  if (error instanceof ClientRefused) return { reason: error.reason }
  if (error instanceof ApiRefused) return { reason: error.refusal.reason }
  if (error instanceof ApiUnreachable) return { reason: 'unreachable', ...codeOf(error) }
  return { error }
}

/** @returns the code of the innermost cause: outer errors only say that a request failed */
function codeOf(error: Error): { code?: string } {
  let code: unknown
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at) code = at.code
  return typeof code === 'string' ? { code } : {}
}
