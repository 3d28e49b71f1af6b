import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../context.ts'
import { html } from '../web/html.ts'
import { sendNotice, sendPage } from '../web/layout.ts'
import { sendLogin } from '../web/login-routes.ts'
import { avatar, byline, formKey } from '../web/parts.ts'
import { fieldsOf, formVisitor } from '../web/request.ts'
import type { Visitor } from '../web/sessions.ts'
import { type AuthorizeRequest, checkAuthorize, redirectWith } from './authorize-request.ts'
import { SCOPES } from './scopes.ts'

function sendConsent(reply: FastifyReply, asked: AuthorizeRequest, query: string, visitor: Visitor) {
  const { person } = visitor
  return sendPage(
    reply,
    { title: 'Authorise app', narrow: true },
    html`<div class="card"><h1>${asked.client.name} wants to use your account</h1>
    <div class="head">${avatar(person)}<div>${byline(person)}</div></div><h2>It will be able to</h2>
    <ul class="asks">${asked.scopes.map((scope) => html`<li>${SCOPES[scope]}</li>`)}</ul>
    <form class="stack" method="post" action="/i/oauth2/authorize?${query}">${formKey(visitor)}
    <button class="main wide" name="decision" value="allow">Authorise app</button><button class="wide" name="decision" value="deny">Cancel</button></form></div>`,
  )
}

/** The page where a person signs in and grants an app access: `/i/oauth2/authorize`. */
export function authorizeRoutes(app: FastifyInstance, { oauth, sessions }: Sandbox): void {
  const path = '/i/oauth2/authorize'
  const queryOf = (url: string) => url.slice(url.indexOf('?') + 1)

  app.get(path, async (request, reply) => {
    const checked = checkAuthorize(oauth, fieldsOf(request.query))
    if (checked.outcome === 'page') return sendNotice(reply, 400, 'Something went wrong', checked.reason)
    if (checked.outcome === 'redirect') return reply.redirect(checked.location, 302)
    const visitor = sessions.visitor(request)
    if (visitor) return sendConsent(reply, checked.request, queryOf(request.url), visitor)
    return sendLogin(
      reply,
      request.url,
      undefined,
      `${checked.request.client.name} wants to use your account.`,
    )
  })

  app.post(path, async (request, reply) => {
    const checked = checkAuthorize(oauth, fieldsOf(request.query))
    if (checked.outcome === 'page') return sendNotice(reply, 400, 'Something went wrong', checked.reason)
    if (checked.outcome === 'redirect') return reply.redirect(checked.location, 303)
    const visitor = formVisitor(sessions, request, reply)
    if (!visitor) return reply
    const { client, redirectUri, scopes, state, challenge } = checked.request
    if (fieldsOf(request.body).decision !== 'allow') {
      return reply.redirect(redirectWith(redirectUri, { error: 'access_denied', state }), 303)
    }
    const code = oauth.issueCode({
      person: visitor.person.index,
      clientId: client.id,
      scopes,
      redirectUri,
      challenge,
    })
    return reply.redirect(redirectWith(redirectUri, { state, code }), 303)
  })
}
