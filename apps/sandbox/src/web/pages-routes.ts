import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../context.ts'
import { standing } from '../world/acts.ts'
import { newest } from '../world/post-list.ts'
import type { Group, World } from '../world/types.ts'
import { html } from './html.ts'
import { sendNotice, sendPage } from './layout.ts'
import { sendConversation, sendInbox } from './message-pages.ts'
import { formKey, listOf, personRow, postRow } from './parts.ts'
import { sendPost } from './post-page.ts'
import { sendProfile, sendRelations } from './profile-page.ts'
import { fieldsOf } from './request.ts'
import type { Visitor } from './sessions.ts'
import { STYLE } from './style.ts'

const HOME_POSTS = 30
const FOUND_PEOPLE = 10
const FOUND_POSTS = 40

const writeForm = (visitor: Visitor, group?: Group) =>
  html`<form class="write" method="post" action="/i/post">${formKey(visitor)}${group && html`<input type="hidden" name="group" value="${group.id}">`}<label class="hide" for="text">New post</label><textarea id="text" name="text" required placeholder="What is going on?"></textarea><button class="main">Post</button></form>`

function foundIn(world: World, query: string) {
  const wanted = query.toLowerCase()
  const people = world.people.filter((one) => `${one.handle} ${one.name}`.toLowerCase().includes(wanted))
  const posts = newest(world.timeline, world.timeline.items.length).filter(
    (post) => post.shareOf === undefined && post.text.toLowerCase().includes(wanted),
  )
  return { people: people.slice(0, FOUND_PEOPLE), posts: posts.slice(0, FOUND_POSTS) }
}

function groupButton(visitor: Visitor, group: Group) {
  const member = group.members.includes(visitor.person.index)
  return html`<form method="post" action="/i/join">${formKey(visitor)}<input type="hidden" name="group" value="${group.id}"><button class="${member ? '' : 'main'}">${member ? 'Leave' : 'Join'}</button></form>`
}

/** The pages that people read. */
export function pagesRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { world, sessions } = sandbox
  app.get('/i/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(STYLE),
  )

  app.get('/', async (request, reply) => {
    const visitor = sessions.visitor(request)
    const posts = newest(world.timeline, 400)
      .filter((post) => post.replyTo === undefined)
      .slice(0, HOME_POSTS)
    const groups = [...world.groups.values()]
    return sendPage(
      reply,
      { title: 'Home', visitor },
      html`<h1 class="hide">Home</h1>${visitor && writeForm(visitor)}<p class="acts">Groups: ${groups.map((group) => html`<a href="/i/communities/${group.id}">${group.name}</a>`)}</p>
      ${listOf(
        posts.map((post) => postRow(world, post, visitor)),
        'Nothing posted yet.',
      )}`,
    )
  })

  app.get('/search', async (request, reply) => {
    const visitor = sessions.visitor(request)
    const query = (fieldsOf(request.query).q ?? '').trim()
    const { people, posts } = query === '' ? { people: [], posts: [] } : foundIn(world, query)
    return sendPage(
      reply,
      { title: `Search: ${query}`, visitor },
      html`<h1>Results for “${query}”</h1><h2>People</h2>${listOf(people.map(personRow), 'Nobody found.')}<h2>Posts</h2>${listOf(
        posts.map((post) => postRow(world, post, visitor)),
        'No posts found.',
      )}`,
    )
  })

  app.get('/i/communities/:id', async (request, reply) => {
    const visitor = sessions.visitor(request)
    const group = world.groups.get(fieldsOf(request.params).id ?? '')
    if (!group) return sendNotice(reply, 404, 'Not here', 'This group does not exist.', visitor)
    const member = visitor && group.members.includes(visitor.person.index)
    return sendPage(
      reply,
      { title: group.name, visitor },
      html`<section class="card"><h1>${group.name}</h1><p>${group.about}</p><p class="soft"><a href="/i/communities/${group.id}/members">${standing(group.members)} members</a></p>${visitor && groupButton(visitor, group)}</section><h2>Posts</h2>${member && writeForm(visitor, group)}
      ${listOf(
        newest(group.posts, HOME_POSTS).map((post) => postRow(world, post, visitor)),
        'Nothing posted yet.',
      )}`,
    )
  })

  messageRoutes(app, sandbox)
  personRoutes(app, sandbox)
}

function messageRoutes(app: FastifyInstance, { world, sessions }: Sandbox): void {
  app.get('/messages', async (request, reply) => {
    const visitor = sessions.visitor(request)
    return visitor ? sendInbox(reply, world, visitor) : reply.redirect('/login?next=/messages', 303)
  })

  app.get('/messages/compose', async (request, reply) => {
    const visitor = sessions.visitor(request)
    if (!visitor) return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`, 303)
    const { recipient_id: id = '' } = fieldsOf(request.query)
    const other = world.personById.get(id)
    if (!other || other.index === visitor.person.index) {
      return sendNotice(reply, 404, 'Not here', 'There is nobody to write to.', visitor)
    }
    return sendConversation(reply, world, visitor, other)
  })
}

function personRoutes(app: FastifyInstance, { world, sessions }: Sandbox): void {
  app.get('/:handle', async (request, reply) => {
    const visitor = sessions.visitor(request)
    const person = world.personByHandle.get((fieldsOf(request.params).handle ?? '').toLowerCase())
    if (!person) return sendNotice(reply, 404, 'Not here', 'There is nobody of that name.', visitor)
    return sendProfile(reply, world, person, fieldsOf(request.query).before, visitor)
  })

  app.get('/:handle/status/:id', async (request, reply) => {
    const visitor = sessions.visitor(request)
    const post = world.posts.get(fieldsOf(request.params).id ?? '')
    if (!post) return sendNotice(reply, 404, 'Not here', 'This post does not exist.', visitor)
    return sendPost(reply, world, post, fieldsOf(request.query).before, visitor)
  })

  for (const side of ['followers', 'following'] as const) {
    app.get(`/:handle/${side}`, async (request, reply) => {
      const visitor = sessions.visitor(request)
      const person = world.personByHandle.get((fieldsOf(request.params).handle ?? '').toLowerCase())
      if (!person) return sendNotice(reply, 404, 'Not here', 'There is nobody of that name.', visitor)
      const page = Math.max(1, Math.floor(Number(fieldsOf(request.query).page)) || 1)
      return sendRelations(reply, world, person, side, page, visitor)
    })
  }
}
