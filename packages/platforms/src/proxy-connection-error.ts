/** An account's proxy did not let a request through, or could not be reached; nothing went past it. What an account's `fetch` throws then. */
export class ProxyConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('not reached through the proxy', options)
    this.name = 'ProxyConnectionError'
  }
}
