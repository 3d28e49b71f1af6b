import { isPlaceholder } from './placeholder.ts'
import { trimVisibly } from './plain-text.ts'
import { hostAndPort } from './proxy-address.ts'

/** The parts of a proxy in one line or cell. */
export interface ProxyLine {
  /** Undefined if the line names none. */
  scheme: 'http' | 'https' | 'socks5' | undefined
  /** In lower case, without brackets. */
  host: string
  port: number
  username: string
  password: string
}

/** Why a line is not a proxy; keys of messages of the API. */
export type ProxyLineFault = 'proxy_line_unreadable' | 'proxy_line_unclear' | 'proxy_scheme_unknown'

const MAX_LINE = 1000
/** Separators that sellers put between the parts. */
const separators = ['----', '|', ',', ';', '\t', ' ', ':'] as const
const schemes: Readonly<Record<string, ProxyLine['scheme']>> = {
  http: 'http',
  https: 'https',
  socks5: 'socks5',
  // The proxy always resolves host names, so `socks5` and `socks5h` mean the same.
  socks5h: 'socks5',
}

type Parts = Omit<ProxyLine, 'scheme'>

/**
 * Parses a proxy as sellers write it: host:port, host:port:user:password, user:password:host:port,
 * user:password@host:port or host:port@user:password, separated by `:`, `|`, `,`, `;`, `----`, blanks or tabs, with an
 * optional http://, https://, socks5:// or socks5h:// in front; also in quotes, or as items of a list literal. A line
 * that is ambiguous or has more parts is refused: a password must never become a host or a name, and a remark never a
 * login.
 */
export function readProxyLine(text: string): ProxyLine | { fault: ProxyLineFault } {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LINE) return { fault: 'proxy_line_unreadable' }
  const line = withoutWrapping(trimmed)
  const [, name, rest = ''] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(line) ?? [line, undefined, line]
  const scheme = name === undefined ? undefined : schemes[name.toLowerCase()]
  if (name !== undefined && scheme === undefined) return { fault: 'proxy_scheme_unknown' }
  const body = withoutPath(rest)
  const readings = [
    ...readingsByAt(body, name !== undefined),
    ...separators.flatMap((sign) => flat(body, sign)),
  ]
  const different = new Map(readings.map((reading) => [JSON.stringify(reading), reading]))
  const [only, ...others] = different.values()
  if (!only) return { fault: 'proxy_line_unreadable' }
  const login = loginGiven(only)
  const isUnclear = others.length > 0 || login === null || isGuess(only, trimmed, name !== undefined)
  return isUnclear ? { fault: 'proxy_line_unclear' } : { scheme, ...only, ...login }
}

type Login = Pick<ProxyLine, 'username' | 'password'>

/** @returns the login; none for `None:None`, a program's placeholder; null if only one half is a placeholder */
export function loginGiven({ username, password }: Login): Login | null {
  const [hasNoName, hasNoPassword] = [username, password].map(isPlaceholder)
  if (hasNoName && (hasNoPassword || password === '')) return { username: '', password: '' }
  return hasNoName || hasNoPassword ? null : { username, password }
}

/** Replaces full-width separators by their ordinary form; the characters of a password stay as they are. */
function withoutWrapping(text: string): string {
  const line = trimVisibly(text)
    .replace(/[：｜，；＠]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00a0\u3000]/g, ' ')
  return /^(["'])(.*)\1[,;]?$/.exec(line)?.[2]?.trim() ?? line
}

/** Browser extensions export a proxy as a URL with settings in the query. A slash after anything but a port may belong to a password. */
function withoutPath(rest: string): string {
  const [, login = '', place = ''] =
    /^(.*@)?((?:\[[^\]]*\]|[^:@/]*):\d{1,5})\/?(?:\?[^@]*)?$/.exec(rest) ?? []
  return placeOf(place) ? login + place : rest
}

/** Also matches the rest of a damaged `https://`. */
const PROTOCOL = /^(?:https?|socks(?:4a?|5h?)?|ss|ssl|tls|tcp|connect|direct|proxy)(?:[/\\=].*)?$/i

/** @returns whether an apparent login is really a protocol, a remark, the rest of a command, or an extra cell */
function isGuess({ username, password }: Parts, text: string, isAddress: boolean): boolean {
  const line = withoutWrapping(text)
  if (PROTOCOL.test(username) || /^[#([{<"'`/]|\s|:\/\//.test(username)) return true
  if (!isAddress && line.includes('://')) return true
  // The character may be a separator or part of the password.
  if (/[：｜，；＠]/.test(text) && /[:|,;@]/.test(username + password)) return true
  if (/\s/.test(password) && /\s/.test(line)) return true
  if (password === '') return /[|,;]/.test(username)
  return /[|,;]$/.test(password) && line.endsWith(password)
}

/** `user:password@host:port` as in URLs, and the reverse. With a scheme, the login is percent-encoded (RFC 3986). */
function readingsByAt(body: string, isEncoded: boolean): Parts[] {
  const readings: Parts[] = []
  const last = body.lastIndexOf('@')
  if (last < 0) return []
  const behind = placeOf(body.slice(last + 1))
  if (behind) {
    const [username, password] = loginOf(body.slice(0, last))
    readings.push({
      ...behind,
      username: isEncoded ? decoded(username) : username,
      password: isEncoded ? decoded(password) : password,
    })
  }
  const first = body.indexOf('@')
  const before = placeOf(body.slice(0, first))
  const [username, password] = loginOf(body.slice(first + 1))
  if (before && (!isEncoded || !behind) && username !== '') readings.push({ ...before, username, password })
  return readings
}

function loginOf(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Parts separated by one character, in either order. */
function flat(body: string, sign: (typeof separators)[number]): Parts[] {
  // With five dashes, one belongs to a part, and it is not known to which.
  if (sign === '----' && /-{5}/.test(body)) return []
  const given = sign === ':' ? splitPlace(body) : body.split(sign === ' ' ? / +/ : sign)
  const parts = given.map((part) => part.trim())
  const none = { username: '', password: '' }
  // One part holds host and port, separated by a colon.
  const place = sign === ':' || parts.length === 1 ? null : placeOf(parts[0] ?? '')
  if (place) {
    if (parts.length > 3) return []
    const [, second = '', third = ''] = parts
    const [username, password] = loginOf(body.slice(body.indexOf(sign) + sign.length).trim())
    return [
      ...(parts.length === 3 ? [{ ...place, username: second, password: third }] : []),
      // A single word may be a country.
      ...(username !== '' && password !== '' ? [{ ...place, username, password }] : []),
    ]
  }
  const [one = '', two = '', three = '', four = ''] = parts
  if (parts.length === 2) {
    const place = placeOf(one, two)
    return place ? [{ ...place, ...none }] : []
  }
  if (parts.length !== 4) return []
  const first = placeOf(one, two)
  const last = placeOf(three, four)
  return [
    ...(first ? [{ ...first, username: three, password: four }] : []),
    ...(last ? [{ ...last, username: one, password: two }] : []),
  ]
}

/** Splits at colons outside the brackets of an IPv6 address. */
function splitPlace(body: string): string[] {
  return body.split(/(?<!\[[\da-f:.]*):|:(?![\da-f:.]*\])/i)
}

/** @returns host and port, given as one text or as two; null if they are invalid */
function placeOf(host: string, port?: string): { host: string; port: number } | null {
  const [, name, digits] =
    port === undefined ? (/^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(host) ?? []) : [host, host, port]
  if (name === undefined || digits === undefined || !/^\d{1,5}$/.test(digits)) return null
  const number = Number(digits)
  const plain = name.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return isProxyHost(name) && number >= 1 && number <= 65_535 ? { host: plain, port: number } : null
}

/** A byte in decimal. One with leading zeros is none: many programs read it as octal. */
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)
const NAME = /^(?=.{1,253}$)(?:(?!-)[a-z\d_-]{1,63}(?<!-)\.)+(?!\d+$)(?!-)[a-z\d-]{2,63}(?<!-)$/i

/** @returns whether a text is an IPv4 address, an IPv6 address with or without brackets, or a fully qualified host name */
export function isProxyHost(text: string): boolean {
  return IPV4.test(text) || NAME.test(text) || isIpv6(text.replace(/^\[(.*)\]$/, '$1'))
}

/** Textual forms of RFC 4291, section 2.2. */
function isIpv6(text: string): boolean {
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !text.includes(':')) return false
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const tail = groups.at(-1) ?? ''
  const width = groups.length + (tail.includes('.') ? 1 : 0)
  const isRight = groups.every(
    (group, index) => /^[\da-f]{1,4}$/i.test(group) || (index === groups.length - 1 && IPV4.test(group)),
  )
  return isRight && (halves.length === 2 ? width < 8 : width === 8)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** @returns scheme, host and port of a text that names a proxy, without its login; of an unparsable text, the leading host, if there is one */
export function shownProxy(text: string): string {
  const read = readProxyLine(text)
  if ('fault' in read) {
    const [, begin = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/)?([a-z\d.-]{1,253})/i.exec(text.trim()) ?? []
    return isProxyHost(begin) ? begin : ''
  }
  return `${read.scheme ? `${read.scheme}://` : ''}${hostAndPort({ ip: read.host, port: read.port })}`
}
