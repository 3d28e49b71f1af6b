import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { clean } from '../item-text.ts'
import type { XPost, XPostPage, XUser } from './endpoint.ts'

/** Converts people to collected items; `web_base` is the network's web address, `source` the target under which they were seen. */
export function itemOf(
  user: XUser,
  itemContext: { web_base: string; source: string },
  said?: string,
): CollectedItem {
  return {
    external_id: user.id,
    url: `${itemContext.web_base.replace(/\/+$/, '')}/${user.username}`,
    handle: clean(user.username, 100),
    name: clean(user.name, 200),
    content: clean(said ?? user.description, 4000),
    followers: user.public_metrics?.followers_count ?? null,
    location: user.location ? clean(user.location, 200) : null,
    source: clean(itemContext.source, 500),
  }
}

/** @returns the authors of posts, with their texts; authors missing from the page's users (suspended, deleted) are skipped */
export function authorsOf(
  page: XPostPage,
  itemContext: { web_base: string; source: string },
  wanted: (post: XPost) => boolean,
): CollectedItem[] {
  const users = new Map(page.includes?.users.map((user) => [user.id, user]))
  return page.data.filter(wanted).flatMap((post) => {
    const author = users.get(post.author_id ?? '')
    return author ? [itemOf(author, itemContext, post.content)] : []
  })
}
