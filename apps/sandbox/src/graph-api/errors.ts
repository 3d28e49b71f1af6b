/** A refusal in Graph's format. Nearly all have status 400: the code tells them apart. */
export class GraphError extends Error {
  readonly status: number
  readonly code: number
  readonly subcode: number | undefined
  readonly type: string

  constructor(
    code: number,
    message: string,
    more: { subcode?: number; status?: number; type?: string } = {},
  ) {
    super(message)
    this.code = code
    this.subcode = more.subcode
    this.status = more.status ?? 400
    this.type = more.type ?? 'OAuthException'
  }

  get body() {
    return {
      error: {
        message: this.message,
        type: this.type,
        code: this.code,
        ...(this.subcode !== undefined && { error_subcode: this.subcode }),
        ...((this.code === 1 || this.code === 2) && { is_transient: true }),
        fbtrace_id: 'AsandboxTraceOfGraph',
      },
    }
  }
}

const ENDED: Readonly<Record<number, string>> = {
  458: 'The user has not authorized application.',
  459: 'The user is enrolled in a blocking, logged-in checkpoint',
  460: 'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  463: 'Session has expired.',
  464: 'The user is not a confirmed user.',
  467: 'The session is invalid because the user logged out.',
  490: 'The user is enrolled in a blocking, logged-in checkpoint',
}

export const tokenEnded = (subcode: number) =>
  new GraphError(190, `Error validating access token: ${ENDED[subcode] ?? 'invalid.'}`, { subcode })

export const tokenUnknown = () =>
  new GraphError(190, 'Invalid OAuth access token - Cannot parse access token')

export const unknownNode = (id: string) =>
  new GraphError(
    100,
    `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    { subcode: 33, type: 'GraphMethodException' },
  )

export const badParameter = (message: string) => new GraphError(100, `(#100) ${message}`)

/** Reading is refused with 10, writing with 200: https://developers.facebook.com/docs/graph-api/guides/error-handling. */
export const permissionNeeded = (permission: string) => {
  const code = /manage|publish/.test(permission) ? 200 : 10
  return new GraphError(
    code,
    `(#${code}) This endpoint requires the '${permission}' permission to be granted.`,
  )
}

/** Throttled: the page or Instagram account, by its own limit. */
export const throttled = (kind: 'page' | 'instagram') =>
  kind === 'page'
    ? new GraphError(32, '(#32) Page request limit reached')
    : new GraphError(80002, '(#80002) There have been too many calls to this Instagram account.')
