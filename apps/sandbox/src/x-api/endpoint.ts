import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../context.ts'
import { personAt } from '../world/people.ts'
import type { Person } from '../world/types.ts'
import { accountLocked, accountSuspended, forbidden, rateLimited, unauthorized, XError } from './errors.ts'
import type { PageTokens } from './page-token.ts'
import { type Params, readParams } from './params.ts'
import type { Ruling } from './rate-limiter.ts'
import { inBothWords, inWordsOf, type Query, vocabularyOf } from './vocabulary.ts'

/** One authorised request. */
export interface Call {
  sandbox: Sandbox
  pages: PageTokens
  /** Index of the token's owner. */
  me: Person
  /** Query parameters. */
  params: Params
  /** A path parameter. */
  path(name: string): string
  body: unknown
}

/** Answer of an endpoint; the default status is 200. */
export interface Answer {
  status?: number
  body: unknown
}

interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  scopes: readonly string[]
  answer(call: Call): Answer
}

/** Registers endpoints of the API. */
export type Define = (endpoint: Endpoint) => void

const DAY = 24 * 60 * 60 * 1000

function showStanding(reply: FastifyReply, { standings }: Ruling): void {
  const [first] = standings
  if (!first) return
  reply.header('x-rate-limit-limit', first.max)
  reply.header('x-rate-limit-remaining', first.remaining)
  reply.header('x-rate-limit-reset', Math.ceil(first.resetAt / 1000))
  const daily = standings.find((standing) => standing.windowMs === DAY)
  if (daily) {
    reply.header('x-user-limit-24hour-limit', daily.max)
    reply.header('x-user-limit-24hour-remaining', daily.remaining)
    reply.header('x-user-limit-24hour-reset', Math.ceil(daily.resetAt / 1000))
  }
}

/** Returns a function that registers an endpoint, which checks token, scopes and rate limits, in this order. */
export function createDefine(app: FastifyInstance, sandbox: Sandbox, pages: PageTokens): Define {
  const { world, oauth, limiter, counters } = sandbox

  function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    scopes: readonly string[],
  ): Person {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const access = token ? oauth.access(token) : undefined
    if (!access) throw unauthorized()
    const me = personAt(world, access.person)
    if (me.state === 'deleted') throw unauthorized()
    if (!scopes.every((scope) => access.scopes.includes(scope))) throw forbidden()
    const ruling = limiter.take(`${access.person}:${access.clientId}`, key)
    showStanding(reply, ruling)
    counters.ruled(key, ruling)
    if (!ruling.allowed) throw rateLimited()
    if (me.state === 'suspended') throw accountSuspended()
    if (me.state === 'locked') throw accountLocked()
    return me
  }

  return ({ method, url, scopes, answer }) => {
    const key = `${method} ${url}`
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const me = admit(request, reply, key, scopes)
        const path = (name: string) => String((request.params as Record<string, string>)[name])
        const query = request.query as Query
        const vocabulary = vocabularyOf(query, sandbox.vocabularies)
        const params = readParams(query, vocabulary)
        const { status = 200, body } = answer({ sandbox, pages, me, params, path, body: request.body })
        return reply
          .status(status)
          .send(inWordsOf(vocabulary, inBothWords(query, sandbox.vocabularies, body)))
      },
    })
  }
}

/** Problems that are typed are `problem+json` (RFC 9457); the older errors are plain JSON. */
export function sendProblem(reply: FastifyReply, { status, body }: XError) {
  if ('type' in body) reply.type('application/problem+json')
  return reply.status(status).send(body)
}

/** Error handler: answers refusals in X's format, unexpected errors without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof XError) return sendProblem(reply, error)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const title = status >= 500 ? 'Internal Server Error' : 'Bad Request'
    return reply
      .status(status)
      .send({ title, type: 'about:blank', status, detail: status >= 500 ? title : error.message })
  })
}
