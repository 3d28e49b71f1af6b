import type { Post, PostList } from './types.ts'

/** Adds a post. If it is older than the last one, the list is sorted when it is next read. */
export function pushPost(list: PostList, post: Post): void {
  const last = list.items.at(-1)
  if (last && last.id > post.id) list.sorted = false
  list.items.push(post)
}

/** The posts, oldest first. */
export function oldestFirst(list: PostList | undefined): readonly Post[] {
  if (!list) return []
  if (!list.sorted) {
    list.items.sort((a, b) => (a.id < b.id ? -1 : 1))
    list.sorted = true
  }
  return list.items
}

/** Lower bound: position of the first post with an id of at least `id`, in a list sorted oldest first. */
export function firstNotBelow(posts: readonly Post[], id: string): number {
  let low = 0
  let high = posts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((posts[middle]?.id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}

/** The newest `count` posts, newest first. */
export function newest(list: PostList | undefined, count: number): Post[] {
  return oldestFirst(list).slice(-count).reverse()
}
