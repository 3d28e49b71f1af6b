import { isOwnPage } from '@seaport/contract/address/handle'
import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
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

/**
 * @returns the page on which a person does it: always one of the network itself, whatever the target says; null where a target leads nowhere on the network
 */
export function targetUrl({ network, web_base }: Place, kind: PromotionKind, target: string): string | null {
  const base = web_base.replace(/\/+$/, '')
  if (atHome.has(kind)) return base + (ownPages[network][kind] ?? '/')
  const text = target.trim()
  if (NUMBER.test(text)) return pageOfId(network, base, kind, text)
  if (onPosts.has(kind) || inGroups.has(kind)) return ownLink({ network, web_base }, text)
  return profileUrl({ network, web_base }, text, (id) => pageOfId(network, base, kind, id))
}

/** A bare name. Networks have names that are shorter than those that they give today, and people of the library may be known by one. */
const NAME = /^@?([A-Za-z0-9._-]{1,80})$/

/** @returns the profile that a text names, below the network's configured address; null where it leads nowhere on the network */
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

/** @returns a link that somebody pasted, on the network's own site under the address that is configured; null for another site, and for its start page */
export function ownLink(place: Place, text: string): string | null {
  const { path = [], query = new Map<string, string>() } = linkOfNetwork(place, text) ?? {}
  if (path.length === 0) return null
  const url = new URL(place.web_base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`
  for (const [name, value] of query) if (name !== '') url.searchParams.set(name, value)
  return url.href
}
