import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'

type Web = Pick<GraphSettings, 'network' | 'web_base'>

const NUMBER = /^\d{5,30}$/
const NAME = /^[A-Za-z0-9._]{1,80}$/
/** First parts of paths that are the networks' own pages. */
export const metaOwnPages = new Set(
  'p reel reels tv stories explore accounts direct watch groups events marketplace gaming pages people friends messages notifications search settings bookmarks memories saved stories hashtag help privacy policies ads business home.php me profile.php permalink.php photo.php photo story.php share sharer sharer.php login'.split(
    ' ',
  ),
)
const HOSTS: Record<GraphSettings['network'], readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'web.facebook.com'],
  instagram: ['instagram.com'],
  facebook_sandbox: [],
  instagram_sandbox: [],
}

/** @returns an id or a name that Graph takes for a Page or an Instagram account, or null for anything else */
export function parseProfile(text: string, web: Web): string | null {
  const bare = text.trim()
  if (NUMBER.test(bare)) return bare
  if (NAME.test(bare.replace(/^@/, ''))) return bare.replace(/^@/, '')
  const url = metaUrlOf(bare, web)
  if (!url) return null
  const id = url.searchParams.get('id')
  const [first = '', second, third] = metaPathOf(url, web)
  if (first === 'profile.php') return id && NUMBER.test(id) ? id : null
  if (first === 'pages') return third && NUMBER.test(third) ? third : (second ?? null)
  if (first === 'people') return third && NUMBER.test(third) ? third : null
  return NAME.test(first) && !metaOwnPages.has(first.toLowerCase()) ? first : null
}

/** A post of a Page: its own id where the link tells it, else the Page's name beside the post's. */
export type PagePost = { id: string } | { page: string; post: string }

/** Reads `{page}_{post}`, `…/page/posts/123` with or without words, `permalink.php?story_fbid=1&id=2`, and photos and videos of a Page. */
export function parsePagePost(text: string, web: Web): PagePost | null {
  const bare = text.trim()
  if (/^\d+_\d+$/.test(bare)) return { id: bare }
  const url = metaUrlOf(bare, web)
  if (!url) return null
  const parts = metaPathOf(url, web)
  const [first = '', second = ''] = parts
  const story = url.searchParams.get('story_fbid')
  const owner = url.searchParams.get('id')
  if (/^(permalink|story)\.php$/.test(first))
    return story && owner && /^\d+$/.test(story + owner) ? { id: `${owner}_${story}` } : null
  const post = parts.at(-1) ?? ''
  const isPost = ['posts', 'videos', 'photos'].includes(second) && NAME.test(first) && /^\d+$/.test(post)
  return isPost ? { page: first, post } : null
}

/** @returns the part of a media link that Instagram's `permalink` ends with, or an id of Graph */
export function parseMedia(text: string, web: Web): { id: string } | { shortcode: string } | null {
  const bare = text.trim()
  if (NUMBER.test(bare)) return { id: bare }
  const url = metaUrlOf(bare, web)
  if (!url) return null
  const parts = metaPathOf(url, web)
  const at = parts.findIndex((part) => /^(p|reel|reels|tv)$/.test(part))
  const shortcode = parts[at + 1]
  return (at === 0 || at === 1) && shortcode && /^[\w-]{5,40}$/.test(shortcode) ? { shortcode } : null
}

export function metaUrlOf(text: string, { network, web_base }: Web): URL | null {
  const base = new URL(web_base)
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `${base.protocol}//${text}`)
  if (!url || url.username || url.password) return null
  const plain = url.hostname.replace(/^(www|m|mobile|mbasic)\./, '')
  const isOwn = url.host === base.host || HOSTS[network].includes(plain)
  return isOwn ? url : null
}

export function metaPathOf(url: URL, { web_base }: Web): string[] {
  const base = new URL(web_base)
  const prefix = url.host === base.host ? base.pathname.replace(/\/+$/, '') : ''
  return url.pathname.startsWith(`${prefix}/`)
    ? url.pathname.slice(prefix.length).split('/').filter(Boolean)
    : []
}
