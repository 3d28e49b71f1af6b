import type { AccountProxy } from './egress.ts'

/** A route to an address: directly, or through a proxy; the login is empty where none is known. */
export type ServerRoute = 'direct' | AccountProxy

/** What finds the routes to an address, the first choice first. */
export type FindRoutes = (url: string) => Promise<readonly ServerRoute[]> | readonly ServerRoute[]

const schemes = { PROXY: 'http', HTTP: 'http', HTTPS: 'https', SOCKS5: 'socks5' } as const
const ports = { http: 80, https: 443, socks5: 1080 } as const

/**
 * Reads what a proxy configuration (PAC) answers for an address, as Electron's `resolveProxy` gives it: `PROXY h:p; SOCKS5 h:p; DIRECT`. What nobody here
 * speaks (SOCKS4) is left out.
 * @returns the routes in their order; none = no route is allowed that is known here
 */
export function routesOf(answer: string): readonly ServerRoute[] {
  const entries = answer.split(';').flatMap((entry) => entry.trim() || [])
  if (entries.length === 0) return ['direct']
  return entries.flatMap((entry): readonly ServerRoute[] => {
    const [word = '', address = ''] = entry.split(/\s+/)
    if (word.toUpperCase() === 'DIRECT') return ['direct']
    const scheme = schemes[word.toUpperCase() as keyof typeof schemes]
    const proxy = scheme && proxyOf(`${scheme}://${address}`)
    return proxy ? [proxy] : []
  })
}

/** @returns the proxy of an address (`http://user:password@host:port`); null if it is invalid */
export function proxyOf(text: string): AccountProxy | null {
  // Names for SOCKS5 that others use; names are always resolved by the proxy.
  const address = text.replace(/^socks(5h)?:/i, 'socks5:')
  const scheme = (['http', 'https', 'socks5'] as const).find((one) => address.startsWith(`${one}:`))
  const url = URL.parse(address)
  if (!scheme || !url?.hostname) return null
  return {
    scheme,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || ports[scheme],
    username: plain(url.username),
    password: plain(url.password),
  }
}

/** A password may hold a percent sign that stands for itself. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
