import type { FastifyReply } from 'fastify'
import { standing } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import { oldestFirst } from '../world/post-list.ts'
import type { Person, World } from '../world/types.ts'
import { html } from './html.ts'
import { sendPage } from './layout.ts'
import { avatar, followButton, formKey, listOf, moreLink, personRow, postRow } from './parts.ts'
import type { Visitor } from './sessions.ts'

const POSTS_A_PAGE = 20
const PEOPLE_A_PAGE = 50

function buttons(world: World, person: Person, visitor: Visitor | undefined) {
  if (!visitor) return false
  if (visitor.person.index === person.index) {
    return html`<div class="buttons"><form method="post" action="/logout">${formKey(visitor)}<button>Sign out</button></form></div>`
  }
  return html`<div class="buttons">${followButton(world, visitor, person)}<a class="button" href="/messages/compose?recipient_id=${person.id}">Message</a></div>`
}

/** Profile page: a person's details and posts. */
export function sendProfile(
  reply: FastifyReply,
  world: World,
  person: Person,
  before: string | undefined,
  visitor?: Visitor,
) {
  const posts = oldestFirst(world.postsOf[person.index]).filter(
    (post) => before === undefined || post.id < before,
  )
  const shown = posts.slice(-POSTS_A_PAGE).reverse()
  const next = posts.length > shown.length ? `/${person.handle}?before=${shown.at(-1)?.id}` : undefined
  return sendPage(
    reply,
    { title: `${person.name} (@${person.handle})`, visitor },
    html`<section class="card" data-user-id="${person.id}"><div class="head">${avatar(person, true)}<div><h1>${person.name}</h1><div class="soft">@${person.handle} · ${person.location}</div>
    <p></p><p>${person.bio}</p><div class="acts"><a href="/${person.handle}/followers">${standing(world.followers[person.index])} followers</a><a href="/${person.handle}/following">${standing(world.following[person.index])} following</a></div>
    ${buttons(world, person, visitor)}</div></div></section>
    <h2>Posts</h2>${listOf(
      shown.map((post) => postRow(world, post, visitor)),
      'Nothing posted yet.',
    )}${moreLink(next)}`,
  )
}

/** Followers, or people followed: latest first. `page` counts from 1. */
export function sendRelations(
  reply: FastifyReply,
  world: World,
  person: Person,
  side: 'followers' | 'following',
  page: number,
  visitor?: Visitor,
) {
  const all = (world[side][person.index] ?? []).filter((who) => who >= 0).reverse()
  const shown = all.slice((page - 1) * PEOPLE_A_PAGE, page * PEOPLE_A_PAGE)
  const next = all.length > page * PEOPLE_A_PAGE ? `/${person.handle}/${side}?page=${page + 1}` : undefined
  const title = side === 'followers' ? `Followers of ${person.name}` : `Followed by ${person.name}`
  return sendPage(
    reply,
    { title, visitor },
    html`<h1>${title}</h1>${listOf(
      shown.map((who) => personRow(personAt(world, who))),
      'Nobody yet.',
    )}${moreLink(next)}`,
  )
}
