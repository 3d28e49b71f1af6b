import { isOwnPage } from '@seaport/contract/address/handle'
import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'

/** The networks' own pages, unless the configuration has others. */
export const defaultWebBases: Readonly<Partial<Record<NetworkId, string>>> = {
  x: 'https://x.com',
  facebook: 'https://www.facebook.com',
  instagram: 'https://www.instagram.com',
}

export type Place = Pick<NetworkSettings, 'network' | 'web_base'>

/** Pages on which an account writes posts and edits its own profile; the start page where there is none. */
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

/** Kinds whose targets are steps of the person, not people or pages on the network. */
const atHome: ReadonlySet<PromotionKind> = new Set(['publish_post', 'edit_profile', 'change_language'])
const inGroups: ReadonlySet<PromotionKind> = new Set(['publish_group_post', 'join_group'])
const onPosts: ReadonlySet<PromotionKind> = new Set(['comment_link', 'like'])

const NUMBER = /^\d{1,30}$/

/** @returns the page on which a person carries it out: always one of the network itself; null if a target is not a page of the network */
export function targetUrl({ network, web_base }: Place, kind: PromotionKind, target: string): string | null {
  const base = web_base.replace(/\/+$/, '')
  if (atHome.has(kind)) return base + (ownPages[network][kind] ?? '/')
  const text = target.trim()
  if (NUMBER.test(text)) return pageOfId(network, base, kind, text)
  if (onPosts.has(kind) || inGroups.has(kind)) return ownLink({ network, web_base }, text)
  return profileUrl({ network, web_base }, text, (id) => pageOfId(network, base, kind, id))
}

/** A bare name; the minimum length is short because older names are shorter than today's. */
const NAME = /^@?([A-Za-z0-9._-]{1,80})$/

/** @returns the profile that a text names, below the network's configured address; null if it is not on the network */
export function profileUrl(place: Place, text: string, pageOf: (id: string) => string | null): string | null {
  const base = place.web_base.replace(/\/+$/, '')
  const name = NAME.exec(text)?.[1]
  const isName = name !== undefined && (text.startsWith('@') || !name.includes('.') || place.network !== 'x')
  if (isName) return isOwnPage(place.network, name) ? null : `${base}/${name}`
  const person = readPerson(place, text)
  if ('handle' in person) return `${base}/${person.handle}`
  return 'id' in person ? pageOf(person.id) : ownLink(place, text)
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

/** @returns a pasted link on the network's own site, below the configured address; null for another site, and for the start page */
export function ownLink(place: Place, text: string): string | null {
  const { path = [], query = new Map<string, string>() } = linkOfNetwork(place, text) ?? {}
  if (path.length === 0) return null
  const url = new URL(place.web_base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`
  for (const [name, value] of query) if (name !== '') url.searchParams.set(name, value)
  return url.href
}
