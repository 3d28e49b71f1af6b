import { textLimits } from '@seaport/network-text/length'
import { z } from 'zod'
import { acceptsMessage, addMessage, conversationOf, openConversation } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import type { Message, Person, World } from '../world/types.ts'
import { readBody } from './body.ts'
import type { Call, Define } from './endpoint.ts'
import { encodeEntities } from './entities.ts'
import { forbidden, invalidRequest, notFound } from './errors.ts'
import { pathId, personById } from './lookup.ts'
import { mediaOf } from './media-routes.ts'
import { readPosition } from './page-of.ts'
import { pageDown } from './paging.ts'
import { withShortLinks } from './short-links.ts'
import { KNOWN_USER_FIELDS, userObject } from './user-fields.ts'

const READ = ['dm.read', 'tweet.read', 'users.read']
const WRITE = ['dm.write', 'dm.read', 'tweet.read', 'users.read']

const EVENT_FIELDS = new Set([
  'id',
  'entities',
  'event_type',
  'text',
  'created_at',
  'sender_id',
  'dm_conversation_id',
  'participant_ids',
  'referenced_tweets',
  'attachments',
])
const EXPANSIONS = new Set(['sender_id', 'participant_ids', 'referenced_tweets.id', 'attachments.media_keys'])
const MOST_PARTICIPANTS = 49

const NewMessage = z
  .strictObject({
    text: z.string().trim().min(1).max(textLimits.X.message.most).optional(),
    attachments: z
      .array(z.strictObject({ media_id: z.string() }))
      .length(1)
      .optional(),
  })
  .refine(({ text, attachments }) => text !== undefined || attachments !== undefined)
const NewConversation = z.strictObject({
  conversation_type: z.literal('Group'),
  participant_ids: z
    .array(z.string().regex(/^\d{1,19}$/))
    .min(1)
    .max(MOST_PARTICIPANTS),
  message: NewMessage,
})

/** A message event as the API shows it: id, type, text, and the requested fields. */
function eventObject(world: World, message: Message, fields: readonly string[]) {
  const { joined } = message
  const all: Record<string, unknown> = {
    created_at: new Date(message.createdAt).toISOString(),
    sender_id: personAt(world, message.from).id,
    dm_conversation_id: message.conversationId,
    ...(joined && { participant_ids: joined.map((who) => personAt(world, who).id) }),
  }
  const asked = Object.fromEntries(fields.flatMap((field) => (field in all ? [[field, all[field]]] : [])))
  const what = joined
    ? { event_type: 'ParticipantsJoin' }
    : { event_type: 'MessageCreate', text: encodeEntities(withShortLinks(message.text).text) }
  return { id: message.id, ...what, ...asked }
}

/** Text of a message, with a link for its picture or video. */
function wordsOf(call: Call, { text = '', attachments = [] }: z.infer<typeof NewMessage>): string {
  const ids = attachments.map(({ media_id }) => media_id)
  mediaOf(call, ids, 'dm')
  return [text, ...ids.map((id) => `https://t.co/media${id}`)].join(' ').trim()
}

function send(call: Call, to: Person | undefined) {
  const { world } = call.sandbox
  const text = wordsOf(call, readBody(NewMessage, call.body))
  call.params.done()
  if (!to || !acceptsMessage(world, call.me, to)) {
    throw forbidden('You do not have permission to DM one or more participants.')
  }
  const message = addMessage(world, call.me, to, text)
  return {
    status: 201,
    body: { data: { dm_conversation_id: message.conversationId, dm_event_id: message.id } },
  }
}

/** Opens a group conversation; every member must accept messages from its creator. */
function open(call: Call) {
  const { world } = call.sandbox
  const { participant_ids: ids, message } = readBody(NewConversation, call.body)
  call.params.done()
  const people = [...new Set(ids)].map((id) => personById(call, id))
  if (!people.every((person) => person && acceptsMessage(world, call.me, person)))
    throw forbidden('You do not have permission to DM one or more participants.')
  const members = [call.me, ...people.filter((person) => person !== undefined)]
  const words = wordsOf(call, message)
  const { id, conversationId } = addMessage(world, call.me, openConversation(world, call.me, members), words)
  return { status: 201, body: { data: { dm_conversation_id: conversationId, dm_event_id: id } } }
}

/** The group conversation of the path, if the caller is in it. */
function groupOf(call: Call): string | undefined {
  const id = call.path('id')
  const members = call.sandbox.world.conversations.get(id)
  if (!members) return undefined
  if (!members.includes(call.me.index)) throw forbidden()
  return id
}

function sendTo(call: Call) {
  const group = groupOf(call)
  if (group === undefined) return send(call, otherSide(call))
  const text = wordsOf(call, readBody(NewMessage, call.body))
  call.params.done()
  const { id, conversationId } = addMessage(call.sandbox.world, call.me, group, text)
  return { status: 201, body: { data: { dm_conversation_id: conversationId, dm_event_id: id } } }
}

function eventsIn(call: Call) {
  const id = call.path('id')
  const group = groupOf(call)
  const messages =
    group === undefined ? thread(call, otherSide(call)) : call.sandbox.world.messages.get(group)
  return events(call, messages ?? [], `dm in ${id}`)
}

function oneEvent(call: Call) {
  const id = pathId(call)
  const { world } = call.sandbox
  const fields = call.params.list('dm_event.fields', (field) => EVENT_FIELDS.has(field))
  const expansions = call.params.list('expansions', (name) => EXPANSIONS.has(name))
  for (const name of ['user.fields', 'tweet.fields', 'media.fields']) call.params.text(name)
  call.params.done()
  const message = allMessages(world, call.me).find((one) => one.id === id)
  if (!message) return { body: { errors: [notFound('dm_event', 'id', id)] } }
  return { body: { data: eventObject(world, message, [...fields, ...expansions]) } }
}

/** The other person of the conversation in the path (`a-b`), of which the caller must be part. */
function otherSide(call: Call): Person {
  const id = call.path('id')
  const other = id.split('-').find((one) => one !== call.me.id)
  const person = other === undefined ? undefined : personById(call, other)
  if (!/^\d{1,19}-\d{1,19}$/.test(id)) {
    throw invalidRequest({
      name: 'dm_conversation_id',
      values: [id],
      message: `The \`dm_conversation_id\` [${id}] is not valid`,
    })
  }
  if (!person || conversationOf(call.me, person) !== id) throw forbidden()
  return person
}

/** The participant of the path. */
const participant = (call: Call) => personById(call, pathId(call))

function events(call: Call, messages: readonly Message[], question: string) {
  const { world } = call.sandbox
  const { params } = call
  const fields = params.list('dm_event.fields', (field) => EVENT_FIELDS.has(field))
  const expansions = params.list('expansions', (name) => EXPANSIONS.has(name))
  const userFields = params.list('user.fields', (field) => KNOWN_USER_FIELDS.has(field))
  for (const name of ['tweet.fields', 'media.fields']) params.text(name)
  const types = params.list('event_types', (type) =>
    ['MessageCreate', 'ParticipantsJoin', 'ParticipantsLeave'].includes(type),
  )
  const max = params.number('max_results', 1, 100, 100)
  const position = readPosition(call, ['pagination_token'], question)
  params.done()
  const shown = messages.filter(
    ({ joined }) => types.length === 0 || types.includes(joined ? 'ParticipantsJoin' : 'MessageCreate'),
  )
  const page = pageDown(shown, position === undefined ? Number.POSITIVE_INFINITY : Number(position), max)
  const meta = {
    result_count: page.items.length,
    ...(page.next !== undefined && { next_token: call.pages.seal(question, String(page.next)) }),
  }
  if (page.items.length === 0) return { body: { meta } }
  const people = new Set([
    ...(expansions.includes('sender_id') ? page.items.map((message) => message.from) : []),
    ...(expansions.includes('participant_ids') ? page.items.flatMap(({ joined = [] }) => joined) : []),
  ])
  const users = [...people].map((who) => userObject(world, personAt(world, who), call.me, userFields))
  const shownFields = [...fields, ...expansions]
  return {
    body: {
      data: page.items.map((message) => eventObject(world, message, shownFields)),
      ...(users.length > 0 && { includes: { users } }),
      meta,
    },
  }
}

/** All messages to and from a person, oldest first. */
function allMessages(world: World, me: Person): Message[] {
  const mine = [...world.messages.values()]
    .flat()
    .filter(
      ({ from, to, conversationId }) =>
        from === me.index ||
        to === me.index ||
        world.conversations.get(conversationId)?.includes(me.index) === true,
    )
  return mine.sort((a, b) => (a.id < b.id ? -1 : 1))
}

const thread = (call: Call, other: Person | undefined): readonly Message[] =>
  (other && call.sandbox.world.messages.get(conversationOf(call.me, other))) ?? []

/** Direct messages. The recipient must accept them. */
export function dmRoutes(define: Define): void {
  define({
    method: 'POST',
    url: '/2/dm_conversations/with/:id/messages',
    scopes: WRITE,
    answer: (call) => send(call, participant(call)),
  })
  define({
    method: 'POST',
    url: '/2/dm_conversations/:id/messages',
    scopes: WRITE,
    answer: sendTo,
  })
  define({
    method: 'GET',
    url: '/2/dm_conversations/with/:id/dm_events',
    scopes: READ,
    answer: (call) => events(call, thread(call, participant(call)), `dm with ${call.path('id')}`),
  })
  define({
    method: 'GET',
    url: '/2/dm_conversations/:id/dm_events',
    scopes: READ,
    answer: eventsIn,
  })
  define({ method: 'POST', url: '/2/dm_conversations', scopes: WRITE, answer: open })
  define({ method: 'GET', url: '/2/dm_events/:id', scopes: READ, answer: oneEvent })
  define({
    method: 'GET',
    url: '/2/dm_events',
    scopes: READ,
    answer: (call) => events(call, allMessages(call.sandbox.world, call.me), `dm of ${call.me.id}`),
  })
}
