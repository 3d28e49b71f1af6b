import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { addMessage, addPost, follow } from '../world/acts.ts'
import { addCommenters, buildPost } from '../world/build-post.ts'
import { addPerson, ensurePeople } from '../world/people.ts'
import type { Person, Post, World } from '../world/types.ts'
import { find } from './find.ts'

const count = z.int().nonnegative().max(200_000).default(0)

const NewPost = z.strictObject({
  author: z.string().default('harbor_tea'),
  text: z.string().min(1).default('Made to order: say something below.'),
  commenters: count,
  likers: count,
  sharers: count,
  quoters: count,
  /** Age of the post. */
  age_minutes: z
    .number()
    .positive()
    .max(30 * 24 * 60)
    .default(60),
  /** Time over which the comments are spread; until now when absent. */
  spread_minutes: z.number().positive().optional(),
  quote_of: z.string().optional(),
})

const NewComments = z.strictObject({
  post_id: z.string(),
  commenters: z.int().positive().max(200_000).default(1),
  /** One comment with this text by this person, now, instead of random ones. */
  author: z.string().optional(),
  text: z.string().min(1).optional(),
})

const NewPerson = z.strictObject({
  handle: z.string().regex(/^\w{1,15}$/),
  name: z.string().min(1).optional(),
  bio: z.string().optional(),
  dm: z.enum(['everyone', 'followed', 'nobody']).optional(),
  password: z.string().min(1).optional(),
})

const State = z.strictObject({
  handle: z.string(),
  state: z.enum(['active', 'protected', 'suspended', 'locked', 'deleted', 'unavailable']),
})

const Pair = z.strictObject({ from: z.string(), to: z.string() })
const NewMessage = Pair.extend({ text: z.string().min(1) })

const MINUTE = 60_000

function comment(world: World, post: Post, author: Person, text: string): Post {
  return addPost(world, { author, text, replyTo: post })
}

/** Routes that create people, posts, follows and messages on demand. */
export function makeRoutes(app: FastifyInstance, { world }: Sandbox): void {
  const person = (handle: string) => find(world.personByHandle, handle.toLowerCase())

  app.post('/_control/post', async (request) => {
    const wish = NewPost.parse(request.body ?? {})
    const author = person(wish.author)
    const quoteOf = wish.quote_of === undefined ? undefined : find(world.posts, wish.quote_of)
    const post = buildPost(
      world,
      { author, text: wish.text, at: world.now() - wish.age_minutes * MINUTE, ...(quoteOf && { quoteOf }) },
      {
        commenters: wish.commenters,
        likers: wish.likers,
        sharers: wish.sharers,
        quoters: wish.quoters,
        ...(wish.spread_minutes !== undefined && { spreadMs: wish.spread_minutes * MINUTE }),
      },
    )
    const comments = world.comments.get(post.id)?.items.length ?? 0
    return { id: post.id, author_id: author.id, path: `/${author.handle}/status/${post.id}`, comments }
  })

  app.post('/_control/comments', async (request) => {
    const wish = NewComments.parse(request.body)
    const post = find(world.posts, wish.post_id)
    const made = wish.author
      ? [comment(world, post, person(wish.author), wish.text ?? 'Me too')]
      : addCommenters(world, post, wish.commenters)
    return { ids: made.map(({ id }) => id) }
  })

  app.post('/_control/person', async (request) => {
    const { handle, ...given } = NewPerson.parse(request.body)
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const { id, index } = addPerson(world, { handle, ...present })
    return { id, index, handle }
  })

  app.post('/_control/state', async (request) => {
    const { handle, state } = State.parse(request.body)
    person(handle).state = state
    return { handle, state }
  })

  app.post('/_control/people', async (request) => {
    const { total } = z.strictObject({ total: z.int().positive().max(500_000) }).parse(request.body)
    ensurePeople(world, total)
    return { people: world.people.length }
  })

  app.post('/_control/follow', async (request) => {
    const { from, to } = Pair.parse(request.body)
    follow(world, person(from), person(to))
    return { ok: true }
  })

  app.post('/_control/message', async (request) => {
    const { from, to, text } = NewMessage.parse(request.body)
    const { id, conversationId } = addMessage(world, person(from), person(to), text)
    return { dm_event_id: id, dm_conversation_id: conversationId }
  })
}
