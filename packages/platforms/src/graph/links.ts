import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'

/** A network of Meta, with the address of its pages if the installation configures one. */
type Web = Pick<GraphSettings, 'network'> & Partial<Pick<GraphSettings, 'web_base'>>

const NUMBER = /^\d{5,30}$/
const NAME = /^[A-Za-z0-9._]{1,80}$/

/** @returns an id or name that Graph accepts for a Page or an Instagram account, or null for anything else */
export function parseProfile(text: string, web: Web): string | null {
  const person = readPerson(web, text)
  if ('handle' in person) return person.handle
  return 'id' in person ? person.id : null
}

/** A post of a Page: its own id if the link contains it, else the Page's name and the post's id. */
export type PagePost = { id: string } | { page: string; post: string }

/** Parses `{page}_{post}`, `…/page/posts/123` with or without a slug, `permalink.php?story_fbid=1&id=2`, and photos and videos of a Page. */
export function parsePagePost(text: string, web: Web): PagePost | null {
  const bare = text.trim()
  if (/^\d+_\d+$/.test(bare)) return { id: bare }
  const link = linkOfNetwork(web, bare)
  if (!link) return null
  const { path, query } = link
  const [first = '', second = ''] = path
  const story = query.get('story_fbid')
  const owner = query.get('id')
  if (/^(permalink|story)\.php$/.test(first))
    return story && owner && /^\d+$/.test(story + owner) ? { id: `${owner}_${story}` } : null
  const post = path.at(-1) ?? ''
  const isPost = ['posts', 'videos', 'photos'].includes(second) && NAME.test(first) && /^\d+$/.test(post)
  return isPost ? { page: first, post } : null
}

/** @returns the last segment of Instagram's `permalink`, from a media link, or an id of Graph */
export function parseMedia(text: string, web: Web): { id: string } | { shortcode: string } | null {
  const bare = text.trim()
  if (NUMBER.test(bare)) return { id: bare }
  const parts = linkOfNetwork(web, bare)?.path
  if (!parts) return null
  const at = parts.findIndex((part) => /^(p|reel|reels|tv)$/.test(part))
  const shortcode = parts[at + 1]
  return (at === 0 || at === 1) && shortcode && /^[\w-]{5,40}$/.test(shortcode) ? { shortcode } : null
}
