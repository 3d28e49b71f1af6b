import { follows, standing } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import type { Person, Post, World } from '../world/types.ts'
import { html, type Markup } from './html.ts'
import type { Visitor } from './sessions.ts'

const MINUTE = 60_000

/** Age of a moment in short form. */
export function ago(world: World, at: number): string {
  const minutes = Math.max(0, Math.floor((world.now() - at) / MINUTE))
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / (24 * 60))} d`
}

/** Hidden CSRF field of a form. */
export const formKey = (visitor: Visitor): Markup =>
  html`<input type="hidden" name="key" value="${visitor.formKey}">`

/** A round picture with the first letter of the name: its colour comes from a small drawing, as styles are not allowed inline. */
export function avatar(person: Person, big = false): Markup {
  const letter = [...person.name][0] ?? '?'
  return html`<a class="avatar${big ? ' big' : ''}" href="/${person.handle}" aria-hidden="true" tabindex="-1"><svg width="100%" height="100%" viewBox="0 0 44 44"><circle cx="22" cy="22" r="22" fill="hsl(${person.hue} 42% 42%)"/><text x="22" y="28" text-anchor="middle" font-size="18" font-weight="600" fill="#fff">${letter}</text></svg></a>`
}

/** Name, handle and mark. */
export const byline = (person: Person): Markup =>
  html`<a class="who" href="/${person.handle}">${person.name}</a>${person.verified && html` <span class="tick" title="Verified">✔</span>`} <span class="soft">@${person.handle}</span>`

const actForm = (visitor: Visitor, action: string, post: Post, label: string, on: boolean) =>
  html`<form method="post" action="/i/${action}">${formKey(visitor)}<input type="hidden" name="post" value="${post.id}"><button class="plain${on ? ' on' : ''}" aria-pressed="${on ? 'true' : 'false'}">${label}</button></form>`

/** The numbers under a post, which are buttons for those who are signed in. */
export function acts(post: Post, visitor: Visitor | undefined): Markup {
  const likes = standing(post.likers)
  const shares = standing(post.sharers)
  const replies = html`<span>${post.replies} ${post.replies === 1 ? 'reply' : 'replies'}</span>`
  const quotes = post.quotes.length > 0 && html`<span>${post.quotes.length} quotes</span>`
  if (!visitor) {
    return html`<div class="acts">${replies}<span>${likes} likes</span><span>${shares} shares</span>${quotes}</div>`
  }
  const me = visitor.person.index
  return html`<div class="acts">${replies}${actForm(visitor, 'like', post, `♥ ${likes} likes`, post.likers.includes(me))}${actForm(visitor, 'share', post, `⟳ ${shares} shares`, post.sharers.includes(me))}${quotes}</div>`
}

function quoted(world: World, post: Post): Markup | false {
  const original = post.quoteOf === undefined ? undefined : world.posts.get(post.quoteOf)
  if (!original) return false
  const author = personAt(world, original.author)
  return html`<a href="/${author.handle}/status/${original.id}"><div class="quote">@${author.handle}: ${original.text}</div></a>`
}

/** One post in a list. A share shows the original under the name of who shared it. */
export function postRow(world: World, given: Post, visitor: Visitor | undefined, nested = false): Markup {
  const post = (given.shareOf !== undefined && world.posts.get(given.shareOf)) || given
  const author = personAt(world, post.author)
  const sharer = post !== given && personAt(world, given.author)
  return html`<article class="row${nested ? ' nested' : ''}" data-post-id="${post.id}">${avatar(author)}<div class="body">
    ${sharer && html`<div class="soft">Shared by @${sharer.handle}</div>`}
    <div>${byline(author)} <a class="soft" href="/${author.handle}/status/${post.id}">· ${ago(world, post.createdAt)}</a></div>
    <p>${post.text}</p>${quoted(world, post)}${acts(post, visitor)}</div></article>`
}

/** One person in a list. */
export const personRow = (person: Person): Markup =>
  html`<article class="row" data-user-id="${person.id}">${avatar(person)}<div class="body"><div>${byline(person)}</div><p>${person.bio}</p></div></article>`

/** Follow or unfollow, for somebody else's profile. */
export function followButton(world: World, visitor: Visitor, person: Person): Markup {
  const on = follows(world, visitor.person, person)
  return html`<form method="post" action="/i/follow">${formKey(visitor)}<input type="hidden" name="person" value="${person.id}"><button class="${on ? '' : 'main'}">${on ? 'Following' : 'Follow'}</button></form>`
}

/** A link to older things, or nothing. */
export const moreLink = (href: string | undefined): Markup | false =>
  href !== undefined && html`<div class="more"><a href="${href}">Show older</a></div>`

/** A list, or a sentence when it is empty. */
export const listOf = (rows: readonly Markup[], empty: string): Markup =>
  rows.length > 0 ? html`<div class="list">${rows}</div>` : html`<div class="card soft">${empty}</div>`

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The title of a post's page: its author and its beginning. */
export function pageTitle(author: Person, { text }: Post): string {
  const beginning = [...graphemes.segment(text)].slice(0, 60).map(({ segment }) => segment)
  return `${author.name}: ${beginning.join('')}`
}
