import type * as proxySchema from '@seaport/contract/desk/proxy.schema'

/** The proxy that belongs to an account; without a login, name and password are empty. */
export type AccountProxy = Readonly<Omit<proxySchema.AccountProxy, 'id'>>

/** The ways out of this machine that an account's requests can take. */
export interface Egress {
  /** For accounts without a proxy; it throws `TransportError` when no answer came. */
  readonly direct: typeof fetch
  /** @returns a `fetch` that never bypasses the proxy; it throws `ProxyConnectionError` when nothing was sent, else `TransportError` when no answer came */
  through(proxy: AccountProxy): Promise<typeof fetch>
}
