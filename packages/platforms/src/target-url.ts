import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'

/** Where the networks' own pages are, as far as no configuration says otherwise. */
export const defaultWebBases: Readonly<Partial<Record<NetworkId, string>>> = {
  x: 'https://x.com',
  facebook: 'https://www.facebook.com',
  instagram: 'https://www.instagram.com',
}

export type Place = Pick<NetworkSettings, 'network' | 'web_base'>

/** Names under which each network is known, without www and m. */
const hosts: Readonly<Record<NetworkId, readonly string[]>> = {
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'web.facebook.com'],
  instagram: ['instagram.com'],
  x_sandbox: [],
  facebook_sandbox: [],
  instagram_sandbox: [],
}

/** Pages on which an account writes posts and keeps its own profile; the start page where there is none. */
const ownPages: Readonly<Record<NetworkId, Readonly<Partial<Record<PromotionKind, string>>>>> = {
  x: {
    publish_post: '/compose/post',
    edit_profile: '/settings/profile',
    change_language: '/settings/language',
  },
  facebook: { edit_profile: '/me', change_language: '/settings/?tab=language' },
  instagram: { edit_profile: '/accounts/edit/', change_language: '/accounts/language_preferences/' },
  x_sandbox: {},
  facebook_sandbox: {},
  instagram_sandbox: {},
}

/** Kinds whose targets are the person's own steps, not somebody or something on the network. */
const atHome: ReadonlySet<PromotionKind> = new Set(['publish_post', 'edit_profile', 'change_language'])
const inGroups: ReadonlySet<PromotionKind> = new Set(['publish_group_post', 'join_group'])
const onPosts: ReadonlySet<PromotionKind> = new Set(['comment_link', 'like'])

const NUMBER = /^\d{1,30}$/
const HANDLE = /^@?([A-Za-z0-9._-]{1,80})$/

/**
 * @returns the page on which a person does it: always one of the network itself, whatever the target says; null where a target leads nowhere on the network
 */
export function targetUrl({ network, web_base }: Place, kind: PromotionKind, target: string): string | null {
  const base = web_base.replace(/\/+$/, '')
  if (atHome.has(kind)) return base + (ownPages[network][kind] ?? '/')
  const text = target.trim()
  if (NUMBER.test(text)) return pageOfId(network, base, kind, text)
  const handle = HANDLE.exec(text)?.[1]
  const isName = handle !== undefined && !onPosts.has(kind) && !inGroups.has(kind)
  if (isName && (text.startsWith('@') || !handle.includes('.') || network !== 'x')) return `${base}/${handle}`
  return ownLink(network, base, text)
}

function pageOfId(network: NetworkId, base: string, kind: PromotionKind, id: string): string | null {
  const { brand } = networks[network]
  const isX = brand === 'X'
  if (onPosts.has(kind)) return isX ? `${base}/i/web/status/${id}` : null
  if (inGroups.has(kind))
    return isX ? `${base}/i/communities/${id}` : brand === 'Facebook' ? `${base}/groups/${id}` : null
  if (isX) return `${base}/i/user/${id}`
  return brand === 'Facebook' ? `${base}/profile.php?id=${id}` : null
}

/** A link that somebody pasted, if it leads to the network: its own host, over https unless the network itself is reached otherwise. */
export function ownLink(network: NetworkId, base: string, text: string): string | null {
  const own = new URL(base)
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `${own.protocol}//${text}`)
  if (!url || url.username || url.password || url.pathname === '/') return null
  const plain = url.hostname.replace(/^(www|mobile|m)\./, '')
  if (url.host === own.host) return `${own.origin}${url.pathname}${url.search}`
  return url.port === '' && hosts[network].includes(plain)
    ? `${own.origin}${url.pathname}${url.search}`
    : null
}
