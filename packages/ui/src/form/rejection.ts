/** One complaint of the server about one field (the API's `detail`). */
export interface Complaint {
  /** Part of the request, then the path of the field: `["body", "email"]`. */
  loc: readonly (string | number)[]
  msg: string
}

/** Why the server refused a form. */
export interface Rejection {
  message?: string | undefined
  requestId?: string | undefined
  detail?: readonly Complaint[] | undefined
}

/** Name of the field that a complaint is about; '' for the request as a whole. */
export function complaintField({ loc }: Complaint): string {
  return loc.slice(1).join('.')
}

/** Reads a thrown error as a rejection, whatever it is. */
export function readRejection(error: unknown): Rejection {
  if (typeof error !== 'object' || error === null) return {}
  const { message, requestId, detail } = error as Record<string, unknown>
  return {
    message: typeof message === 'string' && message ? message : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    detail: Array.isArray(detail) ? detail.filter(isComplaint) : undefined,
  }
}

function isComplaint(value: unknown): value is Complaint {
  const complaint = value as Partial<Complaint> | null
  return typeof complaint?.msg === 'string' && Array.isArray(complaint.loc)
}
