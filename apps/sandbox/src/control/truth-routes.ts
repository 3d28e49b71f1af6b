import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../context.ts'
import { personAt } from '../world/people.ts'
import { oldestFirst } from '../world/post-list.ts'
import type { Post, World } from '../world/types.ts'
import { find } from './find.ts'

const SEARCHED_MS = 7 * 24 * 60 * 60 * 1000

/** Ids of the people at these positions, each once. */
const idsOf = (world: World, positions: Iterable<number>): string[] =>
  [...new Set(positions)].filter((who) => who >= 0).map((who) => personAt(world, who).id)

const answer = (ids: string[]) => ({ count: ids.length, ids })

function commenters(world: World, post: Post) {
  const comments = oldestFirst(world.comments.get(post.id))
  const recent = comments.filter((comment) => comment.createdAt >= world.now() - SEARCHED_MS)
  const authors = (posts: readonly Post[]) =>
    idsOf(
      world,
      posts.map((comment) => comment.author),
    )
  const ids = authors(comments)
  return {
    count: ids.length,
    ids,
    comments: comments.length,
    /** Posts that recent search can still find. */
    recent: { ...answer(authors(recent)), comments: recent.length },
  }
}

const POST_TRUTHS: Readonly<Record<string, (world: World, post: Post) => object>> = {
  commenters,
  likers: (world, post) => answer(idsOf(world, post.likers)),
  sharers: (world, post) => answer(idsOf(world, post.sharers)),
  quoters: (world, post) =>
    answer(
      idsOf(
        world,
        post.quotes.map((id) => find(world.posts, id).author),
      ),
    ),
  quotes: (_, post) => answer(post.quotes),
}

/** The network's real data, whole and without paging: a test compares its own findings with it. */
export function truthRoutes(app: FastifyInstance, { world }: Sandbox): void {
  for (const [name, read] of Object.entries(POST_TRUTHS)) {
    app.get(`/_control/truth/post/:id/${name}`, async (request) =>
      read(world, find(world.posts, (request.params as { id: string }).id)),
    )
  }
  for (const side of ['followers', 'following'] as const) {
    app.get(`/_control/truth/user/:id/${side}`, async (request) => {
      const person = find(world.personById, (request.params as { id: string }).id)
      return answer(idsOf(world, world[side][person.index] ?? []))
    })
  }
  app.get('/_control/truth/user/:id/posts', async (request) => {
    const person = find(world.personById, (request.params as { id: string }).id)
    return answer(oldestFirst(world.postsOf[person.index]).map((post) => post.id))
  })
  app.get('/_control/truth/user/:id/messages', async (request) => {
    const person = find(world.personById, (request.params as { id: string }).id)
    const all = [...world.messages.values()].flat()
    const mine = all.filter(({ from, to }) => to >= 0 && (from === person.index || to === person.index))
    return {
      count: mine.length,
      messages: mine.map(({ id, from, to, text, createdAt }) => ({
        id,
        from: personAt(world, from).id,
        to: personAt(world, to).id,
        text,
        created_at: new Date(createdAt).toISOString(),
      })),
    }
  })
  app.get('/_control/truth/conversation/:id', async (request) => {
    const { id } = request.params as { id: string }
    return {
      ...answer(idsOf(world, find(world.conversations, id))),
      messages: (world.messages.get(id) ?? []).flatMap(({ text, joined }) => (joined ? [] : [text])),
    }
  })
  app.get('/_control/truth/group/:id/members', async (request) =>
    answer(idsOf(world, find(world.groups, (request.params as { id: string }).id).members)),
  )
  app.get('/_control/world', async () => ({
    seed: world.seed,
    started_at: new Date(world.startedAt).toISOString(),
    people: world.people.length,
    posts: world.posts.size,
    follows: world.followPairs.size,
    groups: [...world.groups.values()].map(({ id, name }) => ({ id, name })),
  }))
}
