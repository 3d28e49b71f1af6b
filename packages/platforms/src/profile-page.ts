import { idOfHandle, isOwnPage } from '@seaport/contract/address/handle'
import type { Link } from '@seaport/contract/address/link'
import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { clean } from './item-text.ts'
import type { Place } from './target-url.ts'

/** Address and title of a page in a browser; its content is not read. */
export interface ShownPage {
  url: string
  title: string
}

/** A person or page of a network, from the address of their profile. */
export interface ProfilePage {
  /** The network's own number if the address contains it, else `@` and the name in lower case. */
  external_id: string
  /** Empty if the address contains only a number. */
  handle: string
  /** From the title; empty if the title does not contain it. */
  name: string
  /** Canonical address of the profile, whichever of its pages was open. */
  url: string
}

/** `elsewhere`: not a page of the network. `no_profile`: a list, a post, or a page of the network's own. */
export type PageReading = { kind: 'profile'; profile: ProfilePage } | { kind: 'elsewhere' | 'no_profile' }

/** Extracts the person from a path: a number or a name, null = nobody. */
type Owner = { id: string } | { name: string } | null

const ID = /^\d{1,30}$/
/** Names of the networks' own pages; the minimum length is short because older names are shorter than today's. */
const forms: Record<Brand, RegExp> = {
  X: /^\w{1,15}$/,
  Facebook: /^[A-Za-z0-9._]{1,60}$/,
  Instagram: /^[A-Za-z0-9._]{1,30}$/,
}

/** Subpages of a profile that are about its owner. Lists of others (followers, friends) are not. */
const tabs = {
  X: /^(with_replies|media|highlights|articles|photo|header_photo|about)?$/,
  Facebook: /^(about\w*|photos\w*|videos\w*|reels\w*|map|mentions)?$/,
  Instagram: /^(reels|tagged|reposts)?$/,
} as const

/** @returns the owner of a profile page, determined by its address only */
export function readProfilePage(place: Place, { url, title }: ShownPage): PageReading {
  const { brand } = networks[place.network]
  const link = /^https?:\/\//i.test(url) ? linkOfNetwork(place, url) : null
  if (!link) return { kind: 'elsewhere' }
  const owner = readers[brand](link, place.network)
  if (owner === null) return { kind: 'no_profile' }
  const handle = 'name' in owner ? owner.name : ''
  const external_id = 'id' in owner ? owner.id : idOfHandle(place.network, owner.name)
  const profile = { external_id, handle, name: nameFrom(title, brand, handle), url: addressOf(place, owner) }
  return { kind: 'profile', profile }
}

type Brand = (typeof networks)[NetworkId]['brand']

const readers: Record<Brand, (link: Link, network: NetworkId) => Owner> = {
  X({ path }, network) {
    const [first = '', second = '', third = ''] = path
    if (first === 'i') return second === 'user' && ID.test(third) ? { id: third } : null
    return named(network, path, tabs.X)
  },
  Facebook({ path, query }, network) {
    const [first = '', second = '', third = '', fourth = ''] = path
    const id = query.get('id') ?? ''
    if (first === 'profile.php')
      return ID.test(id) && tabs.Facebook.test(query.get('sk') ?? '') ? { id } : null
    // A member's page within a group.
    if (first === 'groups') return third === 'user' && ID.test(fourth) ? { id: fourth } : null
    if (first === 'people' || first === 'pages') return ID.test(third) ? { id: third } : null
    if (first === 'p') return idBehind(second)
    return named(network, path, tabs.Facebook)
  },
  Instagram: ({ path }, network) => named(network, path, tabs.Instagram),
}

function named(network: NetworkId, [first = '', ...rest]: readonly string[], tab: RegExp): Owner {
  const isTab = rest.length === 0 || (rest.length === 1 && tab.test(rest[0] ?? ''))
  return isTab && forms[networks[network].brand].test(first) && !isOwnPage(network, first)
    ? { name: first }
    : null
}

/** `Harbor-Tea-61550000000000`: pages without a handle end with their number. */
function idBehind(slug: string): Owner {
  const id = /-(\d{5,30})$/.exec(slug)?.[1]
  return id === undefined ? null : { id }
}

function addressOf({ network, web_base }: Place, owner: NonNullable<Owner>): string {
  const base = web_base.replace(/\/+$/, '')
  const { brand } = networks[network]
  if ('name' in owner) return `${base}/${owner.name}${brand === 'Instagram' ? '/' : ''}`
  return brand === 'X' ? `${base}/i/user/${owner.id}` : `${base}/profile.php?id=${owner.id}`
}

/**
 * The address changes before the title does, so on networks whose titles contain the handle, a title without it is outdated: `(3) Ann Lee (@ann) /
 * X`, `Ann Lee (@ann) • Instagram photos and videos`, `(20+) Ann Lee | Facebook`.
 */
function nameFrom(title: string, brand: Brand, handle: string): string {
  const text = title.replace(/^\(\d+\+?\)\s*/, '').trim()
  if (brand === 'Facebook') {
    const name = text.replace(/\s+[|·-]\s+\S+$/u, '')
    return /^(facebook|https?:.*)$/i.test(name) ? '' : clean(name, 200)
  }
  const mark = handle === '' ? -1 : text.toLowerCase().indexOf(`(@${handle.toLowerCase()})`)
  return mark < 0 ? '' : clean(text.slice(0, mark).trim(), 200)
}
