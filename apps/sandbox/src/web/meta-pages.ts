import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../context.ts'
import { personAt } from '../world/people.ts'
import { newest, oldestFirst } from '../world/post-list.ts'
import type { Group, Person, Post, World } from '../world/types.ts'
import { html, type Markup } from './html.ts'
import { sendNotice, sendPage } from './layout.ts'
import { ago, avatar, listOf, moreLink, pageTitle } from './parts.ts'
import { fieldsOf } from './request.ts'

/** Prefixes of media ids, followed by the id of the post. */
const MEDIA = /^179/
const PEOPLE_A_PAGE = 50
const POSTS = 20

/** Facebook or Instagram: the path of its pages, and how it addresses people and posts. */
interface Site {
  root: '/facebook' | '/instagram'
  profile(person: Person): string
  post(author: Person, post: Post): string
}

const facebook: Site = {
  root: '/facebook',
  profile: ({ handle }) => `/facebook/${handle}`,
  post: ({ handle }, { id }) => `/facebook/${handle}/posts/${id}`,
}
const instagram: Site = {
  root: '/instagram',
  profile: ({ handle }) => `/instagram/${handle}/`,
  post: (_author, { id }) => `/instagram/p/179${id}/`,
}

const nobody = (reply: FastifyReply) => sendNotice(reply, 404, 'Not here', 'There is nobody of that name.')
const noPost = (reply: FastifyReply) => sendNotice(reply, 404, 'Not here', 'This post does not exist.')

const row = (person: Person, href: string): Markup =>
  html`<article class="row" data-user-id="${person.id}">${avatar(person)}<div class="body"><div><a class="who" href="${href}">${person.name}</a> <span class="soft">${person.handle}</span></div><p>${person.bio}</p></div></article>`

/** A list of people, one page at a time. `indices` may have gaps (-1) where somebody left. */
function sendPeople(
  request: FastifyRequest,
  reply: FastifyReply,
  world: World,
  title: string,
  indices: readonly number[],
  hrefOf: (person: Person) => string,
) {
  const page = Math.max(1, Math.floor(Number(fieldsOf(request.query).page)) || 1)
  const all = indices.filter((index) => index >= 0)
  const shown = all
    .slice((page - 1) * PEOPLE_A_PAGE, page * PEOPLE_A_PAGE)
    .map((index) => personAt(world, index))
  const [path = ''] = request.url.split('?')
  const next = all.length > page * PEOPLE_A_PAGE ? `${path}?page=${page + 1}` : undefined
  return sendPage(
    reply,
    { title },
    html`<h1>${title}</h1>${listOf(
      shown.map((person) => row(person, hrefOf(person))),
      'Nobody yet.',
    )}${moreLink(next)}`,
  )
}

/** Mutual followers, which these networks call friends. */
function friendsOf(world: World, { index }: Person): number[] {
  const followers = new Set(world.followers[index])
  return (world.following[index] ?? []).filter((who) => followers.has(who))
}

function sendMetaProfile(reply: FastifyReply, world: World, site: Site, person: Person) {
  const home = site.profile(person).replace(/\/$/, '')
  const isFacebook = site === facebook
  const posts = newest(world.postsOf[person.index], POSTS).filter((post) => post.shareOf === undefined)
  const lists = isFacebook ? ['friends', 'followers', 'following'] : ['followers', 'following']
  return sendPage(
    reply,
    { title: isFacebook ? person.name : `${person.name} (@${person.handle})` },
    html`<section class="card" data-user-id="${person.id}"><div class="head">${avatar(person, true)}<div><h1>${person.name}</h1><div class="soft">${person.handle} · ${person.location}</div>
    <p></p><p>${person.bio}</p><div class="acts">${lists.map((list) => html`<a href="${home}/${list}${isFacebook ? '' : '/'}">${list}</a>`)}</div></div></div></section>
    <h2>Posts</h2>${listOf(
      posts.map(
        (post) =>
          html`<article class="row"><div class="body"><a class="soft" href="${site.post(person, post)}">${ago(world, post.createdAt)}</a><p>${post.text}</p></div></article>`,
      ),
      'Nothing posted yet.',
    )}`,
  )
}

function sendMetaPost(reply: FastifyReply, world: World, site: Site, post: Post) {
  const author = personAt(world, post.author)
  const path = site.post(author, post)
  const likers = site === facebook ? `${path}/reactions` : `${path}liked_by/`
  const comments = oldestFirst(world.comments.get(post.id)).slice(-POSTS)
  return sendPage(
    reply,
    { title: pageTitle(author, post) },
    html`<article class="card lead"><div class="head">${avatar(author)}<div><a class="who" href="${site.profile(author)}">${author.name}</a></div></div>
    <p>${post.text}</p><div class="acts"><a href="${likers}">Liked by</a></div></article><h2>Comments</h2>
    ${listOf(
      comments.map((comment) => {
        const who = personAt(world, comment.author)
        return html`<article class="row">${avatar(who)}<div class="body"><a class="who" href="${site.profile(who)}">${who.name}</a><p>${comment.text}</p></div></article>`
      }),
      'No comments yet.',
    )}`,
  )
}

const personOf = (world: World, request: FastifyRequest) =>
  world.personByHandle.get((fieldsOf(request.params).handle ?? '').toLowerCase())

/** Pages of the network as Facebook and Instagram would show it: profiles, lists and posts, for people who browse. */
export function metaPages(app: FastifyInstance, { world }: Sandbox): void {
  for (const site of [facebook, instagram]) {
    app.get(`${site.root}/`, (_request, reply) => reply.redirect(site.profile(personAt(world, 0)), 303))
    const profile = (request: FastifyRequest, reply: FastifyReply) => {
      const person = personOf(world, request)
      return person ? sendMetaProfile(reply, world, site, person) : nobody(reply)
    }
    for (const path of ['/:handle', '/:handle/']) app.get(`${site.root}${path}`, profile)
    for (const side of ['friends', 'followers', 'following'] as const) {
      const list = (request: FastifyRequest, reply: FastifyReply) => {
        const person = personOf(world, request)
        if (!person) return nobody(reply)
        const people = side === 'friends' ? friendsOf(world, person) : (world[side][person.index] ?? [])
        return sendPeople(request, reply, world, `${person.name}: ${side}`, people, site.profile)
      }
      for (const end of ['', '/']) app.get(`${site.root}/:handle/${side}${end}`, list)
    }
  }
  facebookPages(app, world)
  instagramPages(app, world)
}

function facebookPages(app: FastifyInstance, world: World): void {
  app.get('/facebook/profile.php', (request, reply) => {
    const person = world.personById.get(fieldsOf(request.query).id ?? '')
    return person ? sendMetaProfile(reply, world, facebook, person) : nobody(reply)
  })
  app.get('/facebook/search/people/', (request, reply) => {
    const wanted = (fieldsOf(request.query).q ?? '').toLowerCase()
    const found = world.people.filter((one) =>
      `${one.handle} ${one.name} ${one.bio}`.toLowerCase().includes(wanted),
    )
    const indices = found.map(({ index }) => index)
    return sendPeople(request, reply, world, `People: ${wanted}`, indices, facebook.profile)
  })
  const groupOf = (request: FastifyRequest): Group | undefined =>
    world.groups.get(fieldsOf(request.params).id ?? '')
  const noGroup = (reply: FastifyReply) => sendNotice(reply, 404, 'Not here', 'This group does not exist.')
  app.get('/facebook/groups/:id', (request, reply) => {
    const group = groupOf(request)
    if (!group) return noGroup(reply)
    return sendPage(
      reply,
      { title: group.name },
      html`<section class="card"><h1>${group.name}</h1><p>${group.about}</p><div class="acts"><a href="/facebook/groups/${group.id}/members">Members</a></div></section>`,
    )
  })
  app.get('/facebook/groups/:id/members', (request, reply) => {
    const group = groupOf(request)
    if (!group) return noGroup(reply)
    const title = `Members of ${group.name}`
    return sendPeople(
      request,
      reply,
      world,
      title,
      group.members,
      ({ id }) => `/facebook/groups/${group.id}/user/${id}/`,
    )
  })
  // A member's page within the group.
  app.get('/facebook/groups/:id/user/:person/', (request, reply) => {
    const person = world.personById.get(fieldsOf(request.params).person ?? '')
    return person ? sendMetaProfile(reply, world, facebook, person) : nobody(reply)
  })
  app.get('/facebook/:handle/posts/:id', (request, reply) => {
    const post = world.posts.get(fieldsOf(request.params).id ?? '')
    return post ? sendMetaPost(reply, world, facebook, post) : noPost(reply)
  })
  app.get('/facebook/:handle/posts/:id/reactions', (request, reply) => {
    const post = world.posts.get(fieldsOf(request.params).id ?? '')
    return post ? sendPeople(request, reply, world, 'Liked by', post.likers, facebook.profile) : noPost(reply)
  })
}

function instagramPages(app: FastifyInstance, world: World): void {
  const postOf = (request: FastifyRequest) =>
    world.posts.get((fieldsOf(request.params).code ?? '').replace(MEDIA, ''))
  for (const end of ['', '/'])
    app.get(`/instagram/p/:code${end}`, (request, reply) => {
      const post = postOf(request)
      return post ? sendMetaPost(reply, world, instagram, post) : noPost(reply)
    })
  app.get('/instagram/p/:code/liked_by/', (request, reply) => {
    const post = postOf(request)
    return post ? sendPeople(request, reply, world, 'Likes', post.likers, instagram.profile) : noPost(reply)
  })
}

/** Lists that X shows beside a post and a community. */
export function xListPages(app: FastifyInstance, { world }: Sandbox): void {
  const profile = ({ handle }: Person) => `/${handle}`
  app.get('/i/communities/:id/members', (request, reply) => {
    const group = world.groups.get(fieldsOf(request.params).id ?? '')
    if (!group) return sendNotice(reply, 404, 'Not here', 'This group does not exist.')
    return sendPeople(request, reply, world, `Members of ${group.name}`, group.members, profile)
  })
  for (const [path, list] of [
    ['likes', 'likers'],
    ['retweets', 'sharers'],
  ] as const)
    app.get(`/:handle/status/:id/${path}`, (request, reply) => {
      const post = world.posts.get(fieldsOf(request.params).id ?? '')
      return post ? sendPeople(request, reply, world, `Post: ${path}`, post[list], profile) : noPost(reply)
    })
}
