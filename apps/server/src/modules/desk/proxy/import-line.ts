import type { ProxyScheme } from '@seaport/contract/desk/proxy.schema'

/** The parts of a proxy as they are written in a list or a sheet, not yet judged. */
export interface GivenProxy {
  scheme: string
  ip: string
  port: string
  username: string
  password: string
  allocation_limit: string
  remark: string
}

const HOST = String.raw`(\[[^\]\s]{1,60}\]|[^:@\s/]{1,253})`
const SCHEME = String.raw`(?:(https?|socks5):\/\/)?`
/** host:port or host:port:user:password */
const plain = new RegExp(`^${SCHEME}${HOST}:(\\d{1,5})(?::([^:]*):(.*)|\\/)?$`, 'i')
/** user:password@host:port, as in an address */
const address = new RegExp(`^${SCHEME}([^:@]*)(?::(.*))?@${HOST}:(\\d{1,5})\\/?$`, 'i')

/** Reads one line of a pasted list. @returns null for a line that is in none of the usual forms */
export function parseLine(
  line: string,
  defaults: { scheme: ProxyScheme; allocation_limit: number },
): GivenProxy | null {
  const text = line.trim()
  const common = { allocation_limit: String(defaults.allocation_limit), remark: '' }
  const flat = plain.exec(text)
  if (flat) {
    const [, scheme = defaults.scheme, ip = '', port = '', username = '', password = ''] = flat
    return { scheme: scheme.toLowerCase(), ip, port, username, password, ...common }
  }
  const url = address.exec(text)
  if (!url) return null
  const [, scheme, username = '', password = '', ip = '', port = ''] = url
  // Where there is a scheme it is an address, whose parts are percent-encoded.
  const decodePart = scheme === undefined ? (given: string) => given : decoded
  return {
    scheme: scheme?.toLowerCase() ?? defaults.scheme,
    ip,
    port,
    username: decodePart(username),
    password: decodePart(password),
    ...common,
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
