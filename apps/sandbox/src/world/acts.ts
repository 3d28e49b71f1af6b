import { idForAge } from './ids.ts'
import { personAt } from './people.ts'
import { pushPost } from './post-list.ts'
import type { Group, Medium, Message, Person, Post, World } from './types.ts'

/** A unique id for something that happened at `at`. */
export function newId(world: World, at: number): string {
  for (let sequence = 0; ; sequence += 1) {
    const id = idForAge(world.startedAt - at, sequence)
    if (!world.usedIds.has(id)) {
      world.usedIds.add(id)
      return id
    }
  }
}

/** Content of a new post; `at` defaults to now. */
export interface NewPost {
  author: Person
  text: string
  at?: number
  replyTo?: Post
  quoteOf?: Post
  shareOf?: Post
  group?: Group
  media?: readonly Medium[]
}

/** Publishes a post and updates all lists and counts. */
export function addPost(world: World, made: NewPost): Post {
  const at = made.at ?? world.now()
  const id = newId(world, at)
  const { author, replyTo, quoteOf, shareOf, group, media = [] } = made
  const post: Post = {
    id,
    author: author.index,
    text: made.text,
    lang: author.lang,
    createdAt: at,
    conversationId: replyTo?.conversationId ?? id,
    ...(replyTo && { replyTo: replyTo.id }),
    ...(quoteOf && { quoteOf: quoteOf.id }),
    ...(shareOf && { shareOf: shareOf.id }),
    ...(group && { groupId: group.id }),
    ...(media.length > 0 && { media }),
    replies: 0,
    likers: [],
    sharers: [],
    quotes: [],
  }
  world.posts.set(id, post)
  pushPost(world.timeline, post)
  const own = world.postsOf[author.index]
  if (own) pushPost(own, post)
  if (replyTo) {
    replyTo.replies += 1
    let comments = world.comments.get(post.conversationId)
    if (!comments) {
      comments = { items: [], sorted: true }
      world.comments.set(post.conversationId, comments)
    }
    pushPost(comments, post)
  }
  quoteOf?.quotes.push(id)
  shareOf?.sharers.push(author.index)
  if (group) pushPost(group.posts, post)
  return post
}

/** Shares a post; false if the person already shared it. */
export function share(world: World, who: Person, post: Post, at?: number): boolean {
  if (post.sharers.includes(who.index)) return false
  const text = `RT @${personAt(world, post.author).handle}: ${post.text}`
  addPost(world, { author: who, text, shareOf: post, ...(at !== undefined && { at }) })
  return true
}

/** Removes a person's share of a post, if there is one. */
export function unshare(world: World, who: Person, post: Post): void {
  const own = world.postsOf[who.index]?.items.find(({ shareOf }) => shareOf === post.id)
  if (own) removePost(world, own)
}

/** Adds a person to a list of acts or removes them; entries keep their positions, which page tokens name. */
function toggle(list: number[], who: number): boolean {
  const at = list.indexOf(who)
  if (at >= 0) {
    list[at] = -1
    return false
  }
  list.push(who)
  return true
}

/** Toggles a like. @returns whether the post is liked now */
export const toggleLike = (who: Person, post: Post): boolean => toggle(post.likers, who.index)

/** Toggles a membership. @returns whether the person is a member now */
export const toggleMember = (who: Person, group: Group): boolean => toggle(group.members, who.index)

const PAIR = 2 ** 24
const pair = (who: number, whom: number) => who * PAIR + whom

/** Whether `who` follows `whom`. */
export const follows = (world: World, who: Person, whom: Person): boolean =>
  world.followPairs.has(pair(who.index, whom.index))

/** Follows; does nothing if already followed, or if both are the same person. */
export function follow(world: World, who: Person, whom: Person): void {
  if (who.index === whom.index || follows(world, who, whom)) return
  world.followPairs.add(pair(who.index, whom.index))
  world.followers[whom.index]?.push(who.index)
  world.following[who.index]?.push(whom.index)
}

/** Unfollows, if followed. */
export function unfollow(world: World, who: Person, whom: Person): void {
  if (!world.followPairs.delete(pair(who.index, whom.index))) return
  toggle(world.followers[whom.index] ?? [], who.index)
  toggle(world.following[who.index] ?? [], whom.index)
}

/** Number of acts in a list that were not undone. */
export function standing(list: readonly number[] | undefined): number {
  let count = 0
  for (const who of list ?? []) if (who >= 0) count += 1
  return count
}

/** The id of the one-to-one conversation of two people: both ids, the smaller one first. */
export const conversationOf = (one: Person, other: Person): string =>
  one.id < other.id ? `${one.id}-${other.id}` : `${other.id}-${one.id}`

/** Whether `to` accepts messages from `from`: by their policy, or because they have written to `from` before. */
export function acceptsMessage(world: World, from: Person, to: Person): boolean {
  if (from.index === to.index) return false
  if (world.messages.get(conversationOf(from, to))?.some((message) => message.from === to.index)) return true
  return to.dm === 'everyone' || (to.dm === 'followed' && follows(world, to, from))
}

/** Opens a group conversation; its creator is a member. */
export function openConversation(world: World, opener: Person, members: readonly Person[]): string {
  const id = newId(world, world.now())
  const joined = members.map(({ index }) => index)
  world.conversations.set(id, joined)
  addMessage(world, opener, id, '', joined)
  return id
}

/** Deletes a post from all lists, and with it the shares of it. */
export function removePost(world: World, post: Post): void {
  for (const who of post.sharers) if (who >= 0) unshare(world, personAt(world, who), post)
  const lists = [
    world.timeline,
    world.postsOf[post.author],
    world.comments.get(post.conversationId),
    world.groups.get(post.groupId ?? '')?.posts,
  ]
  for (const list of lists) {
    const at = list?.items.indexOf(post) ?? -1
    if (at >= 0) list?.items.splice(at, 1)
  }
  const parent = world.posts.get(post.replyTo ?? '')
  if (parent) parent.replies -= 1
  const shared = world.posts.get(post.shareOf ?? '')
  if (shared) toggle(shared.sharers, post.author)
  const quoted = world.posts.get(post.quoteOf ?? '')
  if (quoted) quoted.quotes.splice(quoted.quotes.indexOf(post.id), 1)
  world.posts.delete(post.id)
}

/**
 * Delivers a message without checking the recipient's policy.
 * @param to a person, or the id of a group conversation
 * @param joined people who joined a group conversation: makes a join event instead of a message
 */
export function addMessage(
  world: World,
  from: Person,
  to: Person | string,
  text: string,
  joined?: readonly number[],
): Message {
  const at = world.now()
  const conversationId = typeof to === 'string' ? to : conversationOf(from, to)
  const message: Message = {
    id: newId(world, at),
    conversationId,
    from: from.index,
    to: typeof to === 'string' ? -1 : to.index,
    text,
    createdAt: at,
    ...(joined && { joined }),
  }
  const thread = world.messages.get(conversationId)
  if (thread) thread.push(message)
  else world.messages.set(conversationId, [message])
  return message
}
