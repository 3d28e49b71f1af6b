import type * as proxySchema from '@seaport/contract/desk/proxy.schema'

/** The proxy of an account; name and password are empty for one without a login. */
export type AccountProxy = Readonly<Omit<proxySchema.AccountProxy, 'id'>>

/** The proxy that the server has bound an account to. */
export type BoundProxy = Readonly<proxySchema.AccountProxy>

/** Connections for the requests of accounts. */
export interface Egress {
  /** For accounts without a proxy; it throws `TransportError` if there was no answer. */
  readonly direct: typeof fetch
  /**
   * @returns a `fetch` that never bypasses the proxy; it throws `ProxyConnectionError` if nothing was sent, else `TransportError` if there was no
   * answer
   */
  through(proxy: AccountProxy): Promise<typeof fetch>
}
