/** A request without an answer; thrown by every `fetch` that carries an account's requests. */
export class TransportError extends Error {
  /** The transport started to write the request: the network may have acted on it. */
  readonly isSent: boolean
  constructor(message: string, { isSent, ...options }: ErrorOptions & { isSent: boolean }) {
    super(message, options)
    this.name = 'TransportError'
    this.isSent = isSent
  }
}

/** The account's proxy was unreachable, or did not establish the connection: nothing was sent outside the proxy. */
export class ProxyConnectionError extends TransportError {
  constructor(options?: ErrorOptions) {
    super('not reached through the proxy', { ...options, isSent: false })
    this.name = 'ProxyConnectionError'
  }
}
