import { addMessage, conversationOf } from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import type { Message, Person } from '../world/types.ts'
import { type Call, edgePage, fieldsIn, need, objectOf, required, text } from './call.ts'
import { badParameter, GraphError, unknownNode } from './errors.ts'
import type { Field } from './fields.ts'
import { instagramId, nodeOf, pageId, scopedId } from './ids.ts'
import { type Handler, own } from './reading.ts'
import { refuseTooLong } from './writing.ts'

/** https://developers.facebook.com/docs/messenger-platform/send-messages and https://developers.facebook.com/docs/messenger-platform/conversations */
const MESSENGER = ['pages_messaging', 'pages_manage_metadata', 'pages_read_engagement'] as const
const INSTAGRAM = ['instagram_manage_messages', 'instagram_basic', 'pages_manage_metadata'] as const
const DAY = 24 * 60 * 60 * 1000
const WINDOW = DAY
const HUMAN_WINDOW = 7 * DAY

/** The Page or Instagram account of a request, and the permissions that its messages need. */
function messagingContext(call: Call): {
  owner: Person
  ownerId: string
  permissions: readonly [string, ...string[]]
} {
  const { node, input } = call
  if (node.kind !== 'page' && node.kind !== 'instagram') throw unknownNode('messages')
  const onInstagram = node.kind === 'instagram' || input.platform === 'instagram'
  return {
    owner: node.person,
    ownerId: onInstagram ? instagramId(node.person) : pageId(node.person),
    permissions: onInstagram ? INSTAGRAM : MESSENGER,
  }
}

const personByScope = (call: Call, ownerId: string, id: string): Person | undefined =>
  call.sandbox.world.people.find((person) => scopedId(call.sandbox.world, ownerId, person) === id)

function thread(call: Call, one: Person, other: Person): readonly Message[] {
  return call.sandbox.world.messages.get(conversationOf(one, other)) ?? []
}

/** Sends a message in the window that the person's own last message opened, or once in answer to a comment. */
export const sendMessage: Handler = (call) => {
  const { owner, ownerId, permissions } = messagingContext(call)
  need(call, ...permissions)
  own(call, owner, permissions[0])
  const said = text(objectOf(call.input, 'message'), 'text')
  if (!said) throw badParameter('Invalid parameter: message.text')
  refuseTooLong(permissions[0] === 'pages_messaging' ? 'Facebook' : 'Instagram', 'message', said)
  const recipient = objectOf(call.input, 'recipient')
  const comment = text(recipient, 'comment_id')
  if (comment !== undefined) return answerPrivately(call, { owner, ownerId }, comment, said)
  const person = personByScope(call, ownerId, required(recipient, 'id'))
  const theirs = person && thread(call, owner, person).findLast(({ from }) => from === person.index)
  if (!person || !theirs) throw new GraphError(100, '(#100) No matching user found', { subcode: 2018001 })
  if (person.dm === 'nobody')
    throw new GraphError(551, "(#551) This person isn't available right now.", { subcode: 1545041 })
  const isHuman = call.input.messaging_type === 'MESSAGE_TAG' && call.input.tag === 'HUMAN_AGENT'
  const age = call.sandbox.world.now() - theirs.createdAt
  if (age > (isHuman ? HUMAN_WINDOW : WINDOW))
    throw new GraphError(10, '(#10) This message is sent outside of allowed window.', { subcode: 2018278 })
  const message = addMessage(call.sandbox.world, owner, person, said)
  return { recipient_id: scopedId(call.sandbox.world, ownerId, person), message_id: `m_${message.id}` }
}

function answerPrivately(
  call: Call,
  { owner, ownerId }: { owner: Person; ownerId: string },
  comment: string,
  said: string,
) {
  const { sandbox, state } = call
  const node = nodeOf(sandbox.world, state.hashtags, comment)
  if (!node || !('post' in node) || node.post.replyTo === undefined)
    throw badParameter('Invalid parameter: recipient.comment_id')
  const { post } = node
  const root = sandbox.world.posts.get(post.conversationId)
  if (root?.author !== owner.index) throw badParameter('Invalid parameter: recipient.comment_id')
  if (sandbox.world.now() - post.createdAt > HUMAN_WINDOW)
    throw new GraphError(10, '(#10) This message is sent outside of allowed window.', { subcode: 2018278 })
  if (state.answered.has(post.id)) throw new GraphError(10900, '(#10900) Activity already replied to')
  state.answered.add(post.id)
  const person = personAt(sandbox.world, post.author)
  const message = addMessage(sandbox.world, owner, person, said)
  return { recipient_id: scopedId(sandbox.world, ownerId, person), message_id: `m_${message.id}` }
}

/** Conversations of a Page or account, the latest first; `user_id` picks one person's. */
export const conversations: Handler = (call) => {
  const { owner, ownerId, permissions } = messagingContext(call)
  need(call, ...permissions)
  own(call, owner, permissions[0])
  const wanted = text(call.input, 'user_id')
  const rows = [...call.sandbox.world.messages.values()]
    .filter(([first]) => first && first.to >= 0 && (first.from === owner.index || first.to === owner.index))
    .map((messages) => ({ messages, other: otherOf(call, owner, messages) }))
    .filter(({ other }) => wanted === undefined || scopedId(call.sandbox.world, ownerId, other) === wanted)
    .sort((a, b) => (a.messages.at(-1)?.createdAt ?? 0) - (b.messages.at(-1)?.createdAt ?? 0))
    .reverse()
  const fields = fieldsIn(call.input)
  return edgePage(call, rows, (row) => conversation(call, { owner, ownerId }, row, fields))
}

function otherOf({ sandbox }: Call, owner: Person, [first]: readonly Message[]): Person {
  if (!first) return owner
  return personAt(sandbox.world, first.from === owner.index ? first.to : first.from)
}

function conversation(
  call: Call,
  { owner, ownerId }: { owner: Person; ownerId: string },
  { messages, other }: { messages: readonly Message[]; other: Person },
  fields: readonly Field[],
) {
  const { world } = call.sandbox
  const party = (who: number) =>
    who === owner.index
      ? { id: ownerId, name: owner.name }
      : { id: scopedId(world, ownerId, personAt(world, who)), name: personAt(world, who).name }
  const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
  const all: Record<string, unknown> = {
    updated_time: iso(messages.at(-1)?.createdAt ?? 0),
    participants: { data: [party(other.index), party(owner.index)] },
    messages: {
      data: messages
        .slice(-25)
        .reverse()
        .map(({ id, from, text: message, createdAt }) => ({
          id: `m_${id}`,
          message,
          from: party(from),
          created_time: iso(createdAt),
        })),
    },
  }
  const asked = fields.flatMap(({ name }) => (name in all ? [[name, all[name]]] : []))
  return { ...Object.fromEntries(asked), id: `t_${scopedId(world, ownerId, other)}` }
}
