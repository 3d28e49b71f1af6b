import { measureText } from '@seaport/network-text/length'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../context.ts'
import {
  acceptsMessage,
  addMessage,
  addPost,
  follow,
  follows,
  share,
  toggleLike,
  toggleMember,
  unfollow,
} from '../world/acts.ts'
import { personAt } from '../world/people.ts'
import { sendNotice } from './layout.ts'
import { cameFrom, fieldsOf, formVisitor } from './request.ts'

/** Form actions of a signed-in person: post, like, follow, join. */
export function actRoutes(app: FastifyInstance, { world, sessions }: Sandbox): void {
  app.post('/i/post', async (request, reply) => {
    const visitor = formVisitor(sessions, request, reply)
    if (!visitor) return reply
    const { text = '', reply_to: replyId = '', group: groupId = '' } = fieldsOf(request.body)
    const said = text.trim()
    const { most, length, isTooLong } = measureText('X', 'post', said)
    if (said === '' || isTooLong) {
      const why = `A post weighs 1 to ${most}, this one ${length}: wide characters and emoji count as two, links as 23.`
      return sendNotice(reply, 400, 'Not published', why, visitor)
    }
    const replyTo = world.posts.get(replyId)
    const group = world.groups.get(groupId)
    if ((replyId && !replyTo) || (groupId && !group?.members.includes(visitor.person.index))) {
      return sendNotice(reply, 403, 'Not published', 'You can not write there.', visitor)
    }
    const author = visitor.person
    const post = addPost(world, { author, text: said, ...(replyTo && { replyTo }), ...(group && { group }) })
    if (replyTo) {
      const root = world.posts.get(post.conversationId) ?? replyTo
      return reply.redirect(`/${personAt(world, root.author).handle}/status/${root.id}`, 303)
    }
    return reply.redirect(group ? `/i/communities/${group.id}` : `/${author.handle}/status/${post.id}`, 303)
  })

  for (const [name, act] of [
    ['like', toggleLike],
    ['share', (person, post) => share(world, person, post)],
  ] as const satisfies readonly (readonly [string, typeof toggleLike])[]) {
    app.post(`/i/${name}`, async (request, reply) => {
      const visitor = formVisitor(sessions, request, reply)
      if (!visitor) return reply
      const post = world.posts.get(fieldsOf(request.body).post ?? '')
      if (!post) return sendNotice(reply, 404, 'Not here', 'This post does not exist.', visitor)
      act(visitor.person, post)
      return reply.redirect(cameFrom(request), 303)
    })
  }

  app.post('/i/follow', async (request, reply) => {
    const visitor = formVisitor(sessions, request, reply)
    if (!visitor) return reply
    const person = world.personById.get(fieldsOf(request.body).person ?? '')
    if (!person) return sendNotice(reply, 404, 'Not here', 'There is nobody of that name.', visitor)
    if (follows(world, visitor.person, person)) unfollow(world, visitor.person, person)
    else follow(world, visitor.person, person)
    return reply.redirect(`/${person.handle}`, 303)
  })

  app.post('/i/join', async (request, reply) => {
    const visitor = formVisitor(sessions, request, reply)
    if (!visitor) return reply
    const group = world.groups.get(fieldsOf(request.body).group ?? '')
    if (!group) return sendNotice(reply, 404, 'Not here', 'This group does not exist.', visitor)
    toggleMember(visitor.person, group)
    return reply.redirect(`/i/communities/${group.id}`, 303)
  })

  app.post('/i/message', async (request, reply) => {
    const visitor = formVisitor(sessions, request, reply)
    if (!visitor) return reply
    const { recipient = '', text = '' } = fieldsOf(request.body)
    const person = world.personById.get(recipient)
    if (!person || !acceptsMessage(world, visitor.person, person)) {
      return sendNotice(reply, 403, 'Not sent', 'This person does not take messages from you.', visitor)
    }
    if (text.trim() === '') return sendNotice(reply, 400, 'Not sent', 'The message is empty.', visitor)
    if (measureText('X', 'message', text).isTooLong)
      return sendNotice(reply, 400, 'Not sent', 'The message is too long.', visitor)
    addMessage(world, visitor.person, person, text.trim())
    return reply.redirect(`/messages/compose?recipient_id=${person.id}`, 303)
  })
}
