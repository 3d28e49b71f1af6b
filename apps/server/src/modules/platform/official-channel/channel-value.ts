import { domainToASCII } from 'node:url'
import type { ChannelKind } from '@seaport/contract/platform/official-channel.schema'

/** An address in its normalized form. */
export interface ChannelValue {
  kind: ChannelKind
  value: string
}

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const HANDLE = /^[a-z]\w{4,31}$/
const LOCAL_PART = /^[^\s@"<>()]{1,64}$/
/** Chains whose addresses differ by the case of their letters: Bitcoin's old form, Tron, Solana. */
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{26,44}$/
const HEX = /^0x[0-9a-f]{40}$/
const BECH32 = /^(?:bc1|ltc1|addr1|cosmos1)[a-z0-9]{20,100}$/

const readers: Record<ChannelKind, (text: string) => string | undefined> = {
  telegram: readTelegram,
  phone: readPhone,
  wallet: readWallet,
  email: readEmail,
  profile: readProfile,
  website: readWebsite,
}
/** The most specific kind comes first: `t.me/x` is a Telegram name before it is a page of a site. */
const order = ['telegram', 'phone', 'wallet', 'email', 'profile', 'website'] as const satisfies ChannelKind[]

/** Normalizes an address of a known kind. @returns undefined if it is not such an address */
export function readChannel(kind: ChannelKind, text: string): string | undefined {
  return readers[kind](clean(text))
}

/** @returns all interpretations of a text; a bare word may be a wallet or a name */
export function guessChannel(text: string): ChannelValue[] {
  const cleaned = clean(text)
  return order.flatMap((kind) => {
    const value = readers[kind](cleaned)
    return value === undefined ? [] : [{ kind, value }]
  })
}

/** @returns a profile's address cut to as many parts as another one has: what lies below a user's page is the user's */
export function cutLike(profile: string, other: string): string {
  return profile.split('/').slice(0, other.split('/').length).join('/')
}

/** @returns the host by which an address is compared, if its kind has one */
export function hostOf({ kind, value }: ChannelValue): string | undefined {
  if (kind === 'website') return value
  return kind === 'email' ? value.slice(value.lastIndexOf('@') + 1) : undefined
}

/** Removes invisible characters, which can disguise a false address. */
function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/** @returns the address of a page, with or without its scheme */
function urlOf(text: string): URL | undefined {
  if (/\s/.test(text)) return undefined
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  if (!hasScheme && !/^[^/?#]+\.[^/?#]+/.test(text)) return undefined
  try {
    const url = new URL(hasScheme ? text : `https://${text}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}

function hostName(text: string): string | undefined {
  const host = domainToASCII(text)
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  return HOST.test(host) && !/\.\d+$/.test(host) ? host : undefined
}

/** The host only: its owner owns every page below it. */
function readWebsite(text: string): string | undefined {
  const url = urlOf(text)
  // `a.example@b.example` is b, but typed without a scheme it is an e-mail address.
  if (!url || (/^[^/]*@/.test(text) && !text.includes('://'))) return undefined
  return hostName(url.hostname)
}

/**
 * A site and the path of a user's page on it. Sites differ in how many parts that takes: `x.com/seaport`, `linkedin.com/company/seaport`,
 * `facebook.com/profile.php?id=4`. A part that begins with an @ names its user, so the path ends there.
 */
function readProfile(text: string): string | undefined {
  const host = readWebsite(text)
  const url = urlOf(text)
  const parts = url?.pathname.split('/').filter(Boolean) ?? []
  if (!host || !url || parts.length === 0) return undefined
  const name = parts.findIndex((part) => part.startsWith('@'))
  const own = name === -1 ? parts : parts.slice(0, name + 1)
  const page = [host, ...own.map((part) => part.replace(/^@/, ''))].join('/').toLowerCase()
  if (!page.endsWith('.php')) return page
  const id = url.searchParams.get('id') ?? ''
  return /^\w+$/.test(id) ? `${page}?id=${id}` : undefined
}

function readEmail(text: string): string | undefined {
  const address = text.replace(/^mailto:/i, '').replace(/\?.*$/, '')
  const at = address.lastIndexOf('@')
  const host = hostName(address.slice(at + 1))
  return at > 0 && host && LOCAL_PART.test(address.slice(0, at))
    ? `${address.slice(0, at).toLowerCase()}@${host}`
    : undefined
}

function readTelegram(text: string): string | undefined {
  const url = urlOf(text)
  const linked =
    url && ['t.me', 'telegram.me'].includes(hostName(url.hostname) ?? '')
      ? url.pathname.split('/')[1]
      : undefined
  const handle = (linked ?? text.replace(/^@/, '')).toLowerCase()
  return HANDLE.test(handle) ? `@${handle}` : undefined
}

/** WhatsApp is known by its number; without a country code a number names nobody. */
function readPhone(text: string): string | undefined {
  const url = urlOf(text)
  const linked =
    url && ['wa.me', 'api.whatsapp.com'].includes(hostName(url.hostname) ?? '')
      ? `+${(url.searchParams.get('phone') ?? url.pathname.slice(1)).replace(/^\+/, '')}`
      : undefined
  const digits = (linked ?? text.replace(/^(?:tel|whatsapp):/i, ''))
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}

function readWallet(text: string): string | undefined {
  const small = text.toLowerCase()
  // The case of hexadecimal letters is a checksum, that of base 58 is part of the address.
  if (HEX.test(small) || BECH32.test(small)) return small
  return BASE58.test(text) && /\d/.test(text) ? text : undefined
}
