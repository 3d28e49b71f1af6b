import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../context.ts'
import { html } from './html.ts'
import { sendPage } from './layout.ts'
import { fieldsOf, formVisitor, ownPath } from './request.ts'

/** The sign-in page; `next` is the address to open afterwards. */
export function sendLogin(
  reply: FastifyReply,
  next: string,
  wrong?: { handle: string },
  lead?: string,
): FastifyReply {
  return sendPage(
    reply,
    { title: 'Sign in', narrow: true, status: wrong ? 401 : 200 },
    html`<div class="card"><h1>Sign in to Seaside</h1>${lead && html`<p class="soft">${lead}</p>`}
    ${wrong && html`<p class="wrong" role="alert">The handle or the password is not right.</p>`}
    <form method="post" action="/login"><input type="hidden" name="next" value="${next}">
    <label for="handle">Handle</label><input id="handle" name="handle" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${wrong?.handle}">
    <label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required>
    <p></p><button class="main wide">Sign in</button></form></div>`,
  )
}

/** Signing in and out on the web pages. */
export function loginRoutes(app: FastifyInstance, { sessions }: Sandbox): void {
  app.get('/login', async (request, reply) => {
    const next = ownPath(fieldsOf(request.query).next)
    if (sessions.visitor(request)) return reply.redirect(next, 303)
    return sendLogin(reply, next)
  })

  app.post('/login', async (request, reply) => {
    const { handle = '', password = '', next } = fieldsOf(request.body)
    const person = sessions.check(handle, password)
    if (!person) return sendLogin(reply, ownPath(next), { handle })
    sessions.signIn(reply, person)
    return reply.redirect(ownPath(next), 303)
  })

  app.post('/logout', async (request, reply) => {
    if (!formVisitor(sessions, request, reply)) return reply
    sessions.signOut(request, reply)
    return reply.redirect('/', 303)
  })
}
