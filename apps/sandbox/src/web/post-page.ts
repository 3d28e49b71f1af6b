import type { FastifyReply } from 'fastify'
import { personAt } from '../world/people.ts'
import { oldestFirst } from '../world/post-list.ts'
import type { Post, World } from '../world/types.ts'
import { html, type Markup } from './html.ts'
import { sendPage } from './layout.ts'
import { acts, ago, avatar, byline, formKey, listOf, moreLink, pageTitle, postRow } from './parts.ts'
import type { Visitor } from './sessions.ts'

const COMMENTS_A_PAGE = 40

function answerForm(post: Post, author: string, visitor: Visitor | undefined): Markup {
  if (!visitor) return html`<p class="soft"><a href="/login">Sign in</a> to reply.</p>`
  return html`<form class="write" method="post" action="/i/post">${formKey(visitor)}<input type="hidden" name="reply_to" value="${post.id}">
    <label class="hide" for="text">Your reply</label><textarea id="text" name="text" required placeholder="Reply to @${author}"></textarea><button class="main">Reply</button></form>`
}

/** A post with its comments, newest first, forty a page. */
export function sendPost(
  reply: FastifyReply,
  world: World,
  post: Post,
  before: string | undefined,
  visitor?: Visitor,
) {
  const author = personAt(world, post.author)
  const answers =
    post.conversationId === post.id
      ? oldestFirst(world.comments.get(post.id))
      : oldestFirst(world.comments.get(post.conversationId)).filter((comment) => comment.replyTo === post.id)
  const older = answers.filter((comment) => before === undefined || comment.id < before)
  const shown = older.slice(-COMMENTS_A_PAGE).reverse()
  const here = `/${author.handle}/status/${post.id}`
  const next = older.length > shown.length ? `${here}?before=${shown.at(-1)?.id}` : undefined
  const parent = post.replyTo === undefined ? undefined : world.posts.get(post.replyTo)
  return sendPage(
    reply,
    { title: pageTitle(author, post), visitor },
    html`${parent && html`<div class="list">${postRow(world, parent, visitor)}</div><p></p>`}
    <article class="card lead" data-post-id="${post.id}"><div class="head">${avatar(author)}<div>${byline(author)}<div class="soft"><time datetime="${new Date(post.createdAt).toISOString()}">${ago(world, post.createdAt)}</time></div></div></div>
    <p>${post.text}</p>${acts(post, visitor)}</article>
    <h2>Replies</h2>${answerForm(post, author.handle, visitor)}
    ${listOf(
      shown.map((comment) => postRow(world, comment, visitor, comment.replyTo !== post.id)),
      'No replies yet.',
    )}${moreLink(next)}`,
  )
}
