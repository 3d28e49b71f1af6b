import { networks } from '@seaport/contract/kernel/network'
import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { ownLink, type Place, profileUrl } from './target-url.ts'

type Brand = (typeof networks)[keyof typeof networks]['brand']

/** Search page for people by keyword. */
const searchPaths: Record<Brand, string> = {
  X: '/search?f=user&q=',
  Facebook: '/search/people/?q=',
  Instagram: '/explore/search/keyword/?q=',
}

/** Page of a kind's list, relative to the page of its source; none = the page of the source itself. */
const listPaths: Record<Brand, Partial<Record<CollectionKind, string>>> = {
  X: {
    collect_likers: '/likes',
    collect_sharers: '/retweets',
    collect_group_members: '/members',
    collect_friends: '/following',
    collect_followers: '/followers',
    collect_following: '/following',
  },
  Facebook: {
    collect_group_members: '/members',
    collect_friends: '/friends',
    collect_followers: '/followers',
    collect_following: '/following',
  },
  Instagram: {
    collect_likers: '/liked_by/',
    collect_friends: '/following/',
    collect_followers: '/followers/',
    collect_following: '/following/',
  },
}

const NUMBER = /^\d{1,30}$/

/** @returns the page on which a person looks for people by hand; null for an invalid target */
export function browseUrl(place: Place, kind: CollectionKind, target: string): string | null {
  const base = place.web_base.replace(/\/+$/, '')
  const { brand } = networks[place.network]
  const text = target.trim()
  if (kind === 'collect_keywords') return `${base}${searchPaths[brand]}${encodeURIComponent(text)}`
  const start = startOf(place, base, kind, text)
  if (start === null) return null
  const path = listPaths[brand][kind]
  if (path === undefined) return start
  const url = new URL(start)
  if (url.pathname.endsWith('/profile.php')) {
    url.searchParams.set('sk', path.slice(1))
    return url.href
  }
  const plain = url.pathname.replace(/\/+$/, '')
  const isThere = plain.endsWith(path.replace(/\/+$/, ''))
  return `${url.origin}${plain}${isThere ? '' : path}`
}

/** The post, profile or group that a target names. */
function startOf(place: Place, base: string, kind: CollectionKind, text: string): string | null {
  const { brand } = networks[place.network]
  const isPost = kind === 'collect_likers' || kind === 'collect_commenters' || kind === 'collect_sharers'
  if (NUMBER.test(text)) return pageOfNumber(brand, base, isPost, kind, text)
  if (isPost || kind === 'collect_group_members') return ownLink(place, text)
  return profileUrl(place, text, (id) => pageOfNumber(brand, base, false, kind, id))
}

function pageOfNumber(
  brand: Brand,
  base: string,
  isPost: boolean,
  kind: CollectionKind,
  id: string,
): string | null {
  if (isPost) return brand === 'X' ? `${base}/i/web/status/${id}` : null
  if (brand === 'Instagram') return null
  if (kind === 'collect_group_members')
    return brand === 'X' ? `${base}/i/communities/${id}` : `${base}/groups/${id}`
  return brand === 'X' ? `${base}/i/user/${id}` : `${base}/profile.php?id=${id}`
}
