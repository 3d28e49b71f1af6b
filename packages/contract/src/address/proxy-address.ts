/** Host and port of a proxy in one text; brackets keep the colons of an IPv6 address apart from the port's. */
export function hostAndPort({ ip, port }: { ip: string; port: number }): string {
  return `${ip.includes(':') ? `[${ip}]` : ip}:${port}`
}

/** The same after its protocol, without a login. */
export function proxyAddress({ scheme, ...place }: { scheme: string; ip: string; port: number }): string {
  return `${scheme}://${hostAndPort(place)}`
}
