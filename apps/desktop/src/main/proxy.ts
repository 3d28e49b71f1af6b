import type { ProxyConfig } from 'electron'

/** The proxy that belongs to an account. */
export type AccountProxy = {
  readonly protocol: 'http' | 'https' | 'socks5'
  readonly host: string
  readonly port: number
  readonly username?: string | undefined
  readonly password?: string | undefined
}

const HOST_NAME = /^(?!-)[a-z\d.-]{1,253}$/i
const IPV6 = /^\[?([\da-f:.]*:[\da-f:.]*)\]?$/i

/**
 * Chromium's configuration for a session. With a proxy there is no way around it: no fallback to a direct connection, and not even
 * loopback addresses go past it.
 * @throws RangeError when host or port could smuggle a second rule in
 */
export function proxyConfig(proxy: AccountProxy | undefined): ProxyConfig {
  if (!proxy) return { mode: 'system' }
  const v6 = IPV6.exec(proxy.host)?.[1]
  if (!v6 && !HOST_NAME.test(proxy.host)) throw new RangeError(`Not a proxy host: ${proxy.host}`)
  if (!Number.isInteger(proxy.port) || proxy.port < 1 || proxy.port > 65_535)
    throw new RangeError(`Not a proxy port: ${proxy.port}`)
  return {
    mode: 'fixed_servers',
    proxyRules: `${proxy.protocol}://${v6 ? `[${v6}]` : proxy.host}:${proxy.port}`,
    proxyBypassRules: '<-loopback>',
  }
}
