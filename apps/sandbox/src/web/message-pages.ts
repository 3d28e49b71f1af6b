import type { FastifyReply } from 'fastify'
import { acceptsMessage, conversationOf } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import type { Person, World } from '../world/types.ts'
import { html } from './html.ts'
import { sendPage } from './layout.ts'
import { ago, avatar, byline, formKey, listOf } from './parts.ts'
import type { Visitor } from './sessions.ts'

/** All conversations of the visitor, the latest first. */
export function sendInbox(reply: FastifyReply, world: World, visitor: Visitor) {
  const me = visitor.person.index
  const threads = [...world.messages.values()].flatMap((thread) => {
    const last = thread.at(-1)
    return last && last.to >= 0 && (last.from === me || last.to === me) ? [last] : []
  })
  const rows = threads
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map((last) => {
      const other = personAt(world, last.from === me ? last.to : last.from)
      return html`<article class="row">${avatar(other)}<div class="body"><div>${byline(other)} <span class="soft">· ${ago(world, last.createdAt)}</span></div><p><a href="/messages/compose?recipient_id=${other.id}">${last.text}</a></p></div></article>`
    })
  return sendPage(
    reply,
    { title: 'Messages', visitor },
    html`<h1>Messages</h1>${listOf(rows, 'No messages yet. Open a profile to write one.')}`,
  )
}

/** Messages between two people, and a form for the next one if the recipient accepts it. */
export function sendConversation(reply: FastifyReply, world: World, visitor: Visitor, other: Person) {
  const thread = world.messages.get(conversationOf(visitor.person, other)) ?? []
  const bubbles = thread.map(
    (message) =>
      html`<div class="bubble${message.from === visitor.person.index ? ' mine' : ''}">${message.text}</div>`,
  )
  const form = acceptsMessage(world, visitor.person, other)
    ? html`<form class="write" method="post" action="/i/message">${formKey(visitor)}<input type="hidden" name="recipient" value="${other.id}"><label class="hide" for="text">Message</label><textarea id="text" name="text" required placeholder="Write to ${other.name}"></textarea><button class="main">Send</button></form>`
    : html`<p class="note">${other.name} does not take messages from you.</p>`
  return sendPage(
    reply,
    { title: `Message to ${other.name}`, visitor },
    html`<div class="card head">${avatar(other)}<div>${byline(other)}<div class="soft">${other.bio}</div></div></div><h2>Conversation</h2>
    <div class="stack">${bubbles.length > 0 ? bubbles : html`<p class="soft">Nothing written yet.</p>`}</div><p></p>${form}`,
  )
}
