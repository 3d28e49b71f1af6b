import { addPost, type NewPost, share } from './acts.ts'
import { ensurePeople, personAt } from './people.ts'
import { drawComment, drawPost } from './phrases.ts'
import { type Rng, rngFor, sampleDistinct } from './prng.ts'
import type { Person, Post, World } from './types.ts'

/** Engagement of a post. Numbers of people are exact. */
export interface Attention {
  /** Different people who comment. */
  commenters?: number
  likers?: number
  sharers?: number
  quoters?: number
  /** Period after the post over which comments are spread; ends now at the latest. Default: until now. */
  spreadMs?: number
}

const REPEATERS = 0.2
const NESTED = 0.25

function momentsAfter(rng: Rng, post: Post, count: number, until: number): number[] {
  const room = Math.max(1, until - post.createdAt - 1)
  return Array.from({ length: count }, () => post.createdAt + 1 + rng.int(room)).sort((a, b) => a - b)
}

/** Everyone comments once, a fifth of them twice or three times, in mixed order. */
function authorsOfComments(rng: Rng, people: readonly number[]): number[] {
  const authors = people.flatMap((who) => (rng.next() < REPEATERS ? Array(2 + rng.int(2)).fill(who) : [who]))
  const order = sampleDistinct(rng, authors.length, authors.length)
  return order.map((at) => authors[at] as number)
}

function comment(world: World, rng: Rng, root: Post, author: Person, at: number, earlier: Post[]): Post {
  const parent = earlier.length > 0 && rng.next() < NESTED ? rng.pick(earlier) : root
  const text = `@${personAt(world, parent.author).handle} ${drawComment(rng, author.lang)}`
  return addPost(world, { author, text, at, replyTo: parent })
}

/**
 * Adds comments by exactly `count` different people (never the post's author), so that there are more comments than
 * commenters; a quarter of them answer another comment. The population grows when it is too small.
 */
export function addCommenters(world: World, root: Post, count: number, spreadMs?: number): Post[] {
  const rng = rngFor(world.seed, 'comments', root.id, root.replies)
  ensurePeople(world, count + 1)
  const people = sampleDistinct(rng, count, world.people.length, new Set([root.author]))
  const authors = authorsOfComments(rng, people)
  const until = spreadMs === undefined ? world.now() : Math.min(world.now(), root.createdAt + spreadMs)
  const added: Post[] = []
  for (const [nth, at] of momentsAfter(rng, root, authors.length, until).entries()) {
    added.push(comment(world, rng, root, personAt(world, authors[nth] as number), at, added))
  }
  return added
}

/** Adds engagement to a post: comments, likes, shares and quotes by exactly this many people. */
export function attract(world: World, post: Post, attention: Attention): void {
  const { commenters = 0, likers = 0, sharers = 0, quoters = 0, spreadMs } = attention
  ensurePeople(world, Math.max(commenters, likers, sharers, quoters) + 1)
  if (commenters > 0) addCommenters(world, post, commenters, spreadMs)
  const rng = rngFor(world.seed, 'attention', post.id)
  const others = (count: number) => sampleDistinct(rng, count, world.people.length, new Set([post.author]))
  post.likers.push(...others(likers))
  const passers = others(sharers)
  for (const [nth, at] of momentsAfter(rng, post, passers.length, world.now()).entries()) {
    share(world, personAt(world, passers[nth] as number), post, at)
  }
  const quoting = others(quoters)
  for (const [nth, at] of momentsAfter(rng, post, quoting.length, world.now()).entries()) {
    const author = personAt(world, quoting[nth] as number)
    addPost(world, { author, text: drawPost(rng, author.lang), quoteOf: post, at })
  }
}

/** A post and its engagement. */
export function buildPost(world: World, made: NewPost, attention: Attention): Post {
  const post = addPost(world, made)
  attract(world, post, attention)
  return post
}
