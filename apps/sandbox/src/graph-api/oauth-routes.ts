import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../context.ts'
import { redirectWith } from '../oauth/authorize-request.ts'
import { html } from '../web/html.ts'
import { sendNotice, sendPage } from '../web/layout.ts'
import { sendLogin } from '../web/login-routes.ts'
import { avatar, byline, formKey } from '../web/parts.ts'
import { fieldsOf, formVisitor } from '../web/request.ts'
import { GraphError } from './errors.ts'
import { instagramId } from './ids.ts'
import type { GraphState } from './state.ts'
import { DEMO_APP } from './tokens.ts'

const HOUR_SECONDS = 3600
const LONG_TOKEN_SECONDS = 60 * 24 * HOUR_SECONDS
const DAY_MS = 24 * HOUR_SECONDS * 1000

type Query = Record<string, string>

/** The consent page of Facebook and Instagram login. */
export function dialogRoutes(
  app: FastifyInstance,
  { sessions, world }: Sandbox,
  { tokens }: GraphState,
): void {
  const dialogs = [
    { path: '/facebook/:version/dialog/oauth', kind: 'user' },
    { path: '/instagram/oauth/authorize', kind: 'instagram' },
  ] as const
  const wrong = (reply: FastifyReply, query: Query) =>
    query.client_id !== DEMO_APP.id || !DEMO_APP.redirectUris.includes(query.redirect_uri ?? '')
      ? sendNotice(
          reply,
          400,
          'Something went wrong',
          'The app, or the address it wants to return to, is not known.',
        )
      : undefined

  for (const { path, kind } of dialogs) {
    app.get(path, async (request, reply) => {
      const query = fieldsOf(request.query)
      const refused = wrong(reply, query)
      if (refused) return refused
      const visitor = sessions.visitor(request)
      if (!visitor)
        return sendLogin(reply, request.url, undefined, `${DEMO_APP.name} wants to use your account.`)
      const scopes = (query.scope ?? '').split(/[ ,]+/).filter(Boolean)
      return sendPage(
        reply,
        { title: 'Authorise app', narrow: true },
        html`<div class="card"><h1>${DEMO_APP.name} wants to use your account</h1>
        <div class="head">${avatar(visitor.person)}<div>${byline(visitor.person)}</div></div><h2>It asks for</h2>
        <ul class="asks">${scopes.map((scope) => html`<li>${scope}</li>`)}</ul>
        <form class="stack" method="post" action="${request.url}">${formKey(visitor)}
        <button class="main wide" name="decision" value="allow">Authorise app</button><button class="wide" name="decision" value="deny">Cancel</button></form></div>`,
      )
    })

    app.post(path, async (request, reply) => {
      const query = fieldsOf(request.query)
      const refused = wrong(reply, query)
      if (refused) return refused
      const visitor = formVisitor(sessions, request, reply)
      if (!visitor) return reply
      const { redirect_uri: redirectUri = '', state = '' } = query
      if (fieldsOf(request.body).decision !== 'allow')
        return reply.redirect(
          redirectWith(redirectUri, { error: 'access_denied', error_reason: 'user_denied', state }),
          303,
        )
      const scopes = (query.scope ?? '').split(/[ ,]+/).filter(Boolean)
      const person = world.people[visitor.person.index]?.index ?? 0
      const code = tokens.issueCode({ kind, person, scopes, redirectUri })
      return reply.redirect(redirectWith(redirectUri, { code, state }), 303)
    })
  }
}

/** Exchanges codes and tokens for tokens: all but the refresh need the app's secret. */
export function exchangeRoutes(app: FastifyInstance, { world }: Sandbox, { tokens }: GraphState): void {
  const checkApp = (query: Query) => {
    if (query.client_id !== undefined && query.client_id !== DEMO_APP.id)
      throw new GraphError(
        101,
        'Error validating application. Cannot get application info due to a system error.',
      )
    if (query.client_secret !== DEMO_APP.secret) throw new GraphError(1, 'Error validating client secret.')
  }
  const redeem = (query: Query, kind: 'user' | 'instagram') => {
    const code = tokens.redeemCode(query.code ?? '')
    if (code?.kind !== kind || code.redirectUri !== query.redirect_uri)
      throw new GraphError(100, 'This authorization code has been used.', { subcode: 36009 })
    return code
  }
  const live = (text: string | undefined, kind: 'user' | 'instagram') => {
    const token = tokens.find(text ?? '')
    const isAlive = token?.ended === undefined && (token?.expiresAt ?? Number.POSITIVE_INFINITY) > world.now()
    if (token?.kind !== kind || !isAlive)
      throw new GraphError(190, 'Error validating access token: Session has expired.', { subcode: 463 })
    return token
  }
  const long = (text: string | undefined, kind: 'user' | 'instagram') => {
    const { person, scopes } = live(text, kind)
    const access_token = tokens.issue({ kind, person, scopes }, LONG_TOKEN_SECONDS, true)
    return { access_token, token_type: 'bearer', expires_in: LONG_TOKEN_SECONDS }
  }

  app.get('/graph/:version/oauth/access_token', async (request) => {
    const query = fieldsOf(request.query)
    checkApp(query)
    if (query.grant_type === 'fb_exchange_token') return long(query.fb_exchange_token, 'user')
    const { person, scopes } = redeem(query, 'user')
    const access_token = tokens.issue({ kind: 'user', person, scopes }, 2 * HOUR_SECONDS, false)
    return { access_token, token_type: 'bearer', expires_in: 2 * HOUR_SECONDS }
  })

  app.post('/instagram-api/oauth/access_token', async (request) => {
    const form = fieldsOf(request.body)
    checkApp(form)
    const { person, scopes } = redeem(form, 'instagram')
    const access_token = tokens.issue({ kind: 'instagram', person, scopes }, HOUR_SECONDS, false)
    const owner = world.people[person]
    return { access_token, user_id: owner && instagramId(owner), permissions: scopes.join(',') }
  })

  app.get('/graph-instagram/access_token', async (request) => {
    const query = fieldsOf(request.query)
    checkApp(query)
    return long(query.access_token, 'instagram')
  })

  app.get('/graph-instagram/refresh_access_token', async (request) => {
    const query = fieldsOf(request.query)
    const token = live(query.access_token, 'instagram')
    if (!token.isLong || world.now() - token.issuedAt < DAY_MS)
      throw new GraphError(100, 'Unsupported request - the token must be at least 24 hours old')
    return long(query.access_token, 'instagram')
  })
}
