import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'

/** What a link or a bare name leads to. */
export type PostRef = { id: string }
export type ProfileRef = { id: string } | { username: string }

const ID = /^\d{1,19}$/
export const X_HANDLE = /^[A-Za-z0-9_]{1,15}$/
/** First parts of paths that are X's own pages, not people. */
export const xOwnPages = new Set(
  'i home explore search settings messages notifications compose login signup logout hashtag intent share tos privacy about jobs'.split(
    ' ',
  ),
)
/** Names under which X itself is known. */
const X_HOSTS = new Set(['x.com', 'twitter.com'])

/**
 * Reads a link to a post, `…/name/status/1`, `…/i/web/status/1` with anything behind it, or a bare id.
 * @returns null for anything else: another site's link, a profile, a short link
 */
export function parsePostLink(
  text: string,
  address: Pick<NetworkSettings, 'network' | 'web_base'>,
): PostRef | null {
  const bare = text.trim()
  if (ID.test(bare)) return { id: bare }
  const parts = xPathOf(bare, address)
  if (!parts) return null
  const at = parts.findIndex((part) => part === 'status' || part === 'statuses')
  const id = parts[at + 1]
  return (at === 1 || (at === 2 && parts[0] === 'i')) && id && ID.test(id) ? { id } : null
}

/**
 * Reads a link to a profile, `…/name`, `…/i/user/1`, or a bare `@name`, `name` or id.
 * @returns null for anything else
 */
export function parseProfileLink(
  text: string,
  address: Pick<NetworkSettings, 'network' | 'web_base'>,
): ProfileRef | null {
  const bare = text.trim()
  if (ID.test(bare)) return { id: bare }
  const name = bare.replace(/^@/, '')
  if (X_HANDLE.test(name)) return { username: name }
  const parts = xPathOf(bare, address)
  if (!parts) return null
  const [first = '', second, third] = parts
  if (first === 'i') return second === 'user' && third && ID.test(third) ? { id: third } : null
  return X_HANDLE.test(first) && !xOwnPages.has(first.toLowerCase()) ? { username: first } : null
}

/**
 * Reads a link to a community, `…/i/communities/1`, to a group's conversation, `…/messages/1` or `…/i/chat/g1`, or a community's bare id.
 * @returns null for anything else
 */
export function parseGroupLink(
  text: string,
  address: Pick<NetworkSettings, 'network' | 'web_base'>,
): { community: string } | { conversation: string } | null {
  const bare = text.trim()
  if (ID.test(bare)) return { community: bare }
  const path =
    xPathOf(bare.replace(/^\//, `${address.web_base.replace(/\/+$/, '')}/`), address)?.join('/') ?? ''
  const community = /^i\/communities\/(\d{1,19})$/.exec(path)?.[1]
  if (community !== undefined) return { community }
  const conversation = /^(?:messages\/|i\/chat\/g?)(\d{15,19})$/.exec(path)?.[1]
  return conversation === undefined ? null : { conversation }
}

/** @returns the parts of the path below the network's own web address, or null for another site */
export function xPathOf(
  text: string,
  { network, web_base }: Pick<NetworkSettings, 'network' | 'web_base'>,
): string[] | null {
  const base = new URL(web_base)
  const withScheme = /^https?:\/\//i.test(text) ? text : `${base.protocol}//${text}`
  if (!URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  const plainHost = url.hostname.replace(/^(www|mobile|m)\./, '')
  const ours = url.host === base.host || (network === 'x' && X_HOSTS.has(plainHost))
  if (!ours || url.username || url.password) return null
  const prefix = url.host === base.host ? base.pathname.replace(/\/+$/, '') : ''
  if (!url.pathname.startsWith(`${prefix}/`)) return null
  return url.pathname.slice(prefix.length).split('/').filter(Boolean)
}
