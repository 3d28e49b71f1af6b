import { createHash } from 'node:crypto'
import type { Person, Post, World } from '../world/types.ts'

const padded = (index: number) => String(index).padStart(9, '0')

/** A Page, an Instagram account and a Facebook user for each person, told apart by their first digits. */
export const pageId = (person: Person) => `100641${padded(person.index)}`
export const instagramId = (person: Person) => `17841400${padded(person.index)}`
export const userId = (person: Person) => `1220930${padded(person.index)}`

const POST_DIGITS = 19
export const pagePostId = (author: Person, post: Post) => `${pageId(author)}_${post.id}`
/** Id of the picture or video in a post, which is a node of its own. */
export const attachedId = (post: Post) => `166${post.id}`
export const commentId = (post: Post) => `${post.conversationId}_${post.id}`
export const mediaId = (post: Post) => `179${post.id}`
export const instagramCommentId = (post: Post) => `178${post.id}`

/** Ids by which a Page or an Instagram account knows people: each has its own id for a person. */
export function scopedId(world: World, owner: string, person: Person): string {
  const hash = createHash('sha256').update(`${world.seed} ${owner} ${person.id}`).digest()
  return `7${(hash.readBigUInt64BE() % 10n ** 15n).toString().padStart(15, '0')}`
}

/** The object with an id. */
export type Node =
  | { kind: 'user' | 'page' | 'instagram'; person: Person }
  | { kind: 'post' | 'comment' | 'media' | 'instagram_comment'; post: Post }
  | { kind: 'hashtag'; tag: string }

const HASHTAG = /^1784300(\d{12})$/

export function hashtagId(tag: string): string {
  const hash = createHash('sha256').update(tag.toLowerCase()).digest()
  return `1784300${(hash.readBigUInt64BE() % 10n ** 12n).toString().padStart(12, '0')}`
}

/** @returns undefined for an unknown id; a hashtag is known after it was looked up */
export function nodeOf(world: World, hashtags: ReadonlyMap<string, string>, id: string): Node | undefined {
  for (const [kind, prefix] of [
    ['page', '100641'],
    ['instagram', '17841400'],
    ['user', '1220930'],
  ] as const) {
    const person = id.length === prefix.length + 9 && id.startsWith(prefix)
    if (person) return personNode(world, kind, Number(id.slice(prefix.length)))
  }
  const tag = HASHTAG.test(id) ? hashtags.get(id) : undefined
  if (tag !== undefined) return { kind: 'hashtag', tag }
  // A Page can also be addressed by its name.
  const named = /[a-z]/i.test(id) ? world.people.find(({ handle }) => handle === id.toLowerCase()) : undefined
  if (named) return { kind: 'page', person: named }
  const [first = '', second] = id.split('_')
  if (second !== undefined) return postNode(world, first.startsWith('100641') ? 'post' : 'comment', second)
  const post = id.slice(3)
  if (post.length !== POST_DIGITS) return undefined
  if (id.startsWith('179')) return postNode(world, 'media', post)
  return id.startsWith('178') ? postNode(world, 'instagram_comment', post) : undefined
}

function personNode(world: World, kind: 'page' | 'instagram' | 'user', index: number): Node | undefined {
  const person = world.people[index]
  return person && { kind, person }
}

function postNode(
  world: World,
  kind: 'post' | 'comment' | 'media' | 'instagram_comment',
  id: string,
): Node | undefined {
  const post = world.posts.get(id)
  return post && { kind, post }
}
