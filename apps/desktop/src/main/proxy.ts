import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { ProxyConfig } from 'electron'

const HOST_NAME = /^(?!-)[a-z\d.-]{1,253}$/i
const IPV6 = /^\[?([\da-f:.]*:[\da-f:.]*)\]?$/i

/**
 * Chromium's proxy configuration for an account's session. Without a proxy of its own the account connects directly, as its API calls do, whatever the system
 * is set to: window and API must leave by the same address. With a proxy there is no fallback to a direct connection, and not even loopback addresses bypass it.
 * @param callbackPort where this very computer awaits the answer of a sign-in: the one address that the window reaches by itself
 * @throws RangeError when host or port could smuggle a second rule in
 */
export function proxyConfig(proxy: AccountProxy | undefined, callbackPort?: number): ProxyConfig {
  if (!proxy) return { mode: 'direct' }
  const v6 = IPV6.exec(proxy.host)?.[1]
  if (!v6 && !HOST_NAME.test(proxy.host)) throw new RangeError(`Not a proxy host: ${proxy.host}`)
  if (!Number.isInteger(proxy.port) || proxy.port < 1 || proxy.port > 65_535)
    throw new RangeError(`Not a proxy port: ${proxy.port}`)
  return {
    mode: 'fixed_servers',
    proxyRules: `${proxy.scheme}://${v6 ? `[${v6}]` : proxy.host}:${proxy.port}`,
    proxyBypassRules: callbackPort === undefined ? '<-loopback>' : `<-loopback>;127.0.0.1:${callbackPort}`,
  }
}
