import tlds from 'tlds' with { type: 'json' }
import { withdrawnTlds } from './withdrawn-tlds.ts'

/** Where a link stands in a text, in UTF-16 units. */
interface Link {
  start: number
  end: number
}

// The rules of twitter-text 3 (js/src/extractUrlsWithIndices.js and js/src/regexp), https://github.com/twitter/twitter-text: its last release
// is of 2020, so its top-level domains are joined by those of a list that is kept up to date. Lengths are bounded as in DNS, so that no text takes long.
const SPACE = String.raw`\x09-\x0D\x20\x85\xA0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000`
const DIRECTION = String.raw`\u202A-\u202E\u061C\u200E\u200F\u2066-\u2069`
const BROKEN = String.raw`\uFFFE\uFEFF\uFFFF`
const LATIN = String.raw`\xC0-\xD6\xD8-\xF6\xF8-\u024F\u0253\u0254\u0256\u0257\u0259\u025B\u0263\u0268\u026F\u0272\u0289\u028B\u02BB\u0300-\u036F\u1E00-\u1EFF`
const OTHER = String.raw`!'#%&\(\)*+,\\\-.\/:;<=>?@\[\]\^_\{\|\}~$${SPACE}${BROKEN}${DIRECTION}`

const DOMAIN = String.raw`(?:${patternOf([...new Set([...tlds, ...withdrawnTlds.split(' '), 'onion'])])}(?=[^0-9a-zA-Z@+\-]|$)|xn--[\-0-9a-z]+)`
const SUBDOMAIN = `[^${OTHER}](?:[^${OTHER.replace('\\-', '').replace('_', '')}]{0,61}[^${OTHER}])?\\.`
const NAME = `[^${OTHER}](?:[^${OTHER.replace('\\-', '')}]{0,61}[^${OTHER}])?\\.`
const PATH = String.raw`[a-z\u0400-\u04FF0-9!*';:=+,.$\/%#\[\]\-\u2013_~@\|&${LATIN}]`
const PATH_END = String.raw`[+\-a-z\u0400-\u04FF0-9=_#\/${LATIN}]`
const PARENTHESES = String.raw`\((?!\))${PATH}*(?:\(${PATH}+\)${PATH}*)?\)`
const QUERY = String.raw`\?[a-z0-9!?*'@\(\):;&=+$\/%#\[\]\-_.,~\|]*[a-z0-9\-_&=#\/]`

/** The dot before a top-level domain. */
const LAST_DOT = new RegExp(String.raw`\.(?=${DOMAIN})`, 'giv')
/** What stands before a link, its scheme and its host. */
const HOST = new RegExp(
  String.raw`([^A-Za-z0-9@＠$#＃${BROKEN}])(https?:\/\/)?((?:${SUBDOMAIN})*${NAME}${DOMAIN})`,
  'iv',
)
const REST = new RegExp(
  String.raw`(?::\d+)?(\/(?:(?:${PATH}|${PARENTHESES})*(?:${PATH_END}|${PARENTHESES}))?)?(?:${QUERY})?`,
  'ivy',
)
/** Characters of a host's name in DNS; what is searched around a dot. */
const LONGEST_HOST = 253
/** Without a scheme only hosts of ASCII and accented Latin letters become links. */
const LATIN_HOST = new RegExp(String.raw`(?:[\-a-z0-9${LATIN}]+\.)+${DOMAIN}`, 'giv')
const SHORT_LINK = new RegExp(String.raw`^https?:\/\/t\.co\/([a-z0-9]+)(?:${QUERY})?`, 'iv')
const LONGEST_SLUG = 40
const LONGEST_LABEL = 63
const LONGEST_LINK = 4096

/** @returns what X makes links of: addresses with a scheme, and hosts under a top-level domain without one */
export function findLinks(text: string): Link[] {
  const links: Link[] = []
  let done = 0
  for (const { index: dot } of text.matchAll(LAST_DOT)) {
    if (dot < done) continue
    const match = matchAround(text, dot, done)
    if (!match) continue
    const { before, start, host, scheme, path, end } = match
    done = end
    const isLink = end - start <= LONGEST_LINK && host.split('.').every(isLabel) && !isBrokenPunycode(host)
    if (!isLink) continue
    if (scheme !== undefined) links.push(...withScheme(text.slice(start, end), start))
    else if (!/[-_./]/.test(before))
      links.push(...withoutScheme(host, start, path === undefined ? undefined : end))
  }
  return links
}

/** @returns the address around a dot of a text that is parsed up to `done` */
function matchAround(text: string, dot: number, done: number) {
  const from = Math.max(done, dot - LONGEST_HOST - 'https://.'.length)
  // A link may begin the text.
  const window = `${from === 0 ? '\n' : ''}${text.slice(from, dot + LONGEST_HOST)}`
  const match = HOST.exec(window)
  if (!match) return undefined
  const { index, 0: whole, 1: before = '', 2: scheme, 3: host = '' } = match
  const start = from - (from === 0 ? 1 : 0) + index + before.length
  REST.lastIndex = start + whole.length - before.length
  const [rest = '', path] = REST.exec(text) ?? []
  return { before, start, host, scheme, path, end: start + whole.length - before.length + rest.length }
}

/** X's own short links end with their slug, whatever follows. */
function withScheme(url: string, start: number): Link[] {
  const short = SHORT_LINK.exec(url)
  if (!short) return [{ start, end: start + url.length }]
  return (short[1] ?? '').length > LONGEST_SLUG ? [] : [{ start, end: start + short[0].length }]
}

/** Each Latin host is a link of its own, the last one with the path. */
function withoutScheme(host: string, start: number, pathEnd: number | undefined): Link[] {
  const hosts = [...host.matchAll(LATIN_HOST)].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }))
  return hosts.map((link, at) => (at === hosts.length - 1 ? { ...link, end: pathEnd ?? link.end } : link))
}

const isBrokenPunycode = (host: string) => host.startsWith('xn--') && host.search(LATIN_HOST) < 0

/** All runtimes have it, but not the types that they share. */
declare const URL: new (address: string) => { readonly hostname: string }

/** @returns whether a label fits into DNS: letters outside ASCII are longer there (punycode) */
function isLabel(label: string): boolean {
  if (/^\p{ASCII}*$/u.test(label)) return label.length <= LONGEST_LABEL
  try {
    return new URL(`http://${label}.a`).hostname.length - '.a'.length <= LONGEST_LABEL
  } catch {
    // Joiners and other signs that a host may not have: X is less strict.
    return label.length <= LONGEST_LABEL
  }
}

/** @returns whether X counts, and charges, a post of this text as one with a link */
export function hasLink(text: string): boolean {
  return findLinks(text.normalize('NFC')).length > 0
}

/** @returns a pattern of any of the words that shares common prefixes, so that it fails at the first letter that no word has */
function patternOf(words: readonly string[]): string {
  const byLetter = Map.groupBy(words.filter(Boolean), ([letter]) => letter ?? '')
  const branches = [...byLetter].map(
    ([letter, rest]) => letter + patternOf(rest.map((word) => word.slice(letter.length))),
  )
  if (branches.length === 0) return ''
  return `(?:${branches.join('|')})${words.includes('') ? '?' : ''}`
}
