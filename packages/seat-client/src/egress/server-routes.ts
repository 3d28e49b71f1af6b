import type { AccountProxy } from './egress.ts'

/** A route to an address: directly, or through a proxy; the login is empty if unknown. */
export type ServerRoute = 'direct' | AccountProxy

/** Finds the routes to an address, in order of preference. */
export type FindRoutes = (url: string) => Promise<readonly ServerRoute[]> | readonly ServerRoute[]

const schemes = { PROXY: 'http', HTTP: 'http', HTTPS: 'https', SOCKS5: 'socks5' } as const
const ports = { http: 80, https: 443, socks5: 1080 } as const

/**
 * Parses the result of a proxy configuration (PAC), as Electron's `resolveProxy` returns it: `PROXY h:p; SOCKS5 h:p; DIRECT`. Unsupported protocols
 * (SOCKS4) are left out.
 * @returns the routes in order; none = no supported route is allowed
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
  // Other names for SOCKS5; the proxy always resolves host names.
  const address = text.replace(/^socks(5h)?:/i, 'socks5:')
  const url = URL.parse(address)
  const scheme = (['http', 'https', 'socks5'] as const).find((one) => url?.protocol === `${one}:`)
  if (!scheme || !url?.hostname) return null
  return {
    scheme,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || ports[scheme],
    username: plain(url.username),
    password: plain(url.password),
  }
}

/** A password may contain a literal percent sign. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
