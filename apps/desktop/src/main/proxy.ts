import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { ProxyConfig } from 'electron'

const HOST_NAME = /^(?!-)[a-z\d.-]{1,253}$/i
const IPV6 = /^\[?([\da-f:.]*:[\da-f:.]*)\]?$/i

/**
 * Chromium's proxy configuration for an account's session. Without its own proxy the account connects directly, as its
 * API calls do, whatever the system settings: window and API must use the same exit address. With a proxy there is no
 * fallback to a direct connection, and not even loopback addresses bypass it.
 * @param callbackPort local port that receives the answer of a sign-in: the one address that the window reaches
 * directly
 * @throws RangeError when host or port could inject a second rule
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
