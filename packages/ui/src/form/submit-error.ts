/** What the server says about one field (an entry of the API's `detail`). */
export interface FieldError {
  /** Part of the request, then the path of the field: `["body", "email"]`. */
  loc: readonly (string | number)[]
  msg: string
}

/** Why a request failed. */
export interface SubmitError {
  /** The server's message, in the user's language. */
  message?: string | undefined
  /** Id to find a fault in the log; absent for refusals. */
  requestId?: string | undefined
  detail?: readonly FieldError[] | undefined
  /** The server did not answer. */
  unreachable?: boolean
  /** It is too large for a proxy before the server. */
  tooLarge?: boolean
  /** Its file was changed, moved or deleted since it was chosen. */
  fileChanged?: boolean
}

/** The path of the field that an error is about; '' for the request as a whole. */
export function errorField({ loc }: FieldError): string {
  return loc.slice(1).join('.')
}

/**
 * Reads any thrown value. The errors of the API client are recognized by their shape, so that the kit does not depend on it: `refusal` is
 * the server's envelope, and an `ApiUnreachable`, `ApiTooLarge` or `ApiFileChanged` has no message for users. Neither has the `TextsUnreachable` of a language.
 */
export function toSubmitError(error: unknown): SubmitError {
  if (typeof error !== 'object' || error === null) return {}
  const { name, message, refusal } = error as Record<string, unknown>
  if (name === 'ApiTooLarge') return { tooLarge: true }
  if (name === 'ApiFileChanged') return { fileChanged: true }
  if (name === 'ApiUnreachable' || name === 'TextsUnreachable') return { unreachable: true }
  if (typeof refusal !== 'object' || refusal === null) return { message: sentence(message) }
  const { msg, reason, request_id: id, detail } = refusal as Record<string, unknown>
  // Only faults need an id; a refusal explains itself.
  const requestId = reason === undefined || reason === 'fault' ? id : undefined
  return {
    message: sentence(msg),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    detail: Array.isArray(detail) ? detail.filter(isFieldError) : undefined,
  }
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

function isFieldError(value: unknown): value is FieldError {
  const fieldError = value as Partial<FieldError> | null
  return typeof fieldError?.msg === 'string' && Array.isArray(fieldError.loc)
}

/** @returns the kit's text for a failure that comes without a message */
export function textOfFailure({ unreachable, tooLarge, fileChanged }: SubmitError) {
  if (fileChanged) return 'fileChanged'
  return tooLarge ? 'tooLarge' : unreachable ? 'unreachable' : 'requestFailed'
}
