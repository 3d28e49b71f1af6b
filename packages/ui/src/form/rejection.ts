/** One complaint of the server about one field (the API's `detail`). */
export interface Complaint {
  /** Part of the request, then the path of the field: `["body", "email"]`. */
  loc: readonly (string | number)[]
  msg: string
}

/** Why something that was asked for did not happen. */
export interface Rejection {
  /** The server's sentence, in the user's language. */
  message?: string | undefined
  requestId?: string | undefined
  detail?: readonly Complaint[] | undefined
  /** No answer came at all. */
  unreachable?: boolean
}

/** Name of the field that a complaint is about; '' for the request as a whole. */
export function errorField({ loc }: Complaint): string {
  return loc.slice(1).join('.')
}

/**
 * Reads whatever was thrown. The errors of the API client are known by their shape, so that the kit does not depend on it: `refusal` is the
 * server's envelope, and an `ApiUnreachable` has no words for people.
 */
export function readRejection(error: unknown): Rejection {
  if (typeof error !== 'object' || error === null) return {}
  const { name, message, refusal } = error as Record<string, unknown>
  if (name === 'ApiUnreachable') return { unreachable: true }
  if (typeof refusal !== 'object' || refusal === null) return { message: sentence(message) }
  const { msg, request_id: requestId, detail } = refusal as Record<string, unknown>
  return {
    message: sentence(msg),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    detail: Array.isArray(detail) ? detail.filter(isComplaint) : undefined,
  }
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

function isComplaint(value: unknown): value is Complaint {
  const complaint = value as Partial<Complaint> | null
  return typeof complaint?.msg === 'string' && Array.isArray(complaint.loc)
}
