import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { find } from '../control/find.ts'
import { personAt } from '../world/people.ts'
import { admit, type Call, fieldsIn, type Input, resolve } from './call.ts'
import { GraphError, throttled, tokenUnknown } from './errors.ts'
import { instagramId, pageId } from './ids.ts'
import { conversations, sendMessage } from './messaging.ts'
import { dialogRoutes, exchangeRoutes } from './oauth-routes.ts'
import * as reading from './reading.ts'
import type { GraphState } from './state.ts'
import * as writing from './writing.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Edges of nodes, below `/:id`; the empty name is the node itself. */
const EDGES: readonly [method: Method, edge: string, handler: reading.Handler][] = [
  ['GET', '', reading.oneNode],
  ['DELETE', '', writing.remove],
  ['GET', '/accounts', reading.accounts],
  ['GET', '/permissions', reading.permissions],
  ['GET', '/posts', reading.pagePosts],
  ['GET', '/feed', reading.pagePosts],
  ['GET', '/published_posts', reading.pagePosts],
  ['POST', '/feed', writing.publishToPage],
  ['POST', '/photos', writing.publishPhoto],
  ['POST', '/videos', writing.publishVideo],
  ['GET', '/comments', reading.comments],
  ['POST', '/comments', writing.comment],
  ['GET', '/replies', reading.comments],
  ['POST', '/replies', writing.comment],
  ['GET', '/reactions', reading.reactions],
  ['GET', '/likes', reading.reactions],
  ['GET', '/conversations', conversations],
  ['POST', '/messages', sendMessage],
  ['GET', '/media', reading.media],
  ['POST', '/media', writing.createContainer],
  ['POST', '/media_publish', writing.publishContainer],
  ['GET', '/content_publishing_limit', reading.publishingLimit],
  ['POST', '/likes', writing.like],
  ['GET', '/recent_media', reading.hashtagMedia(true)],
  ['GET', '/top_media', reading.hashtagMedia(false)],
]

/** Searches, which are no edges of a node. */
const SEARCHES: readonly [path: string, handler: reading.Handler][] = [
  ['/pages/search', reading.searchPages],
  ['/ig_hashtag_search', reading.hashtagSearch],
]

/** Daily requests of a Page or account by the business use case limits. */
const LIMIT_KEY = 'graph'

function inputOf(request: FastifyRequest): Input {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return { ...(request.query as Input), ...(body as Input) }
}

function tokenOf(request: FastifyRequest, input: Input): string | undefined {
  const [, header] = /^(?:Bearer|OAuth) (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return typeof input.access_token === 'string' ? input.access_token : header
}

/** Usage of the limits in percent; time until they reset in minutes. */
function showUsage(
  reply: FastifyReply,
  call: Pick<Call, 'me' | 'token'>,
  used: number,
  minutes: number,
): void {
  const shares = { call_count: used, total_cputime: Math.ceil(used / 2), total_time: Math.ceil(used / 2) }
  reply.header('x-app-usage', JSON.stringify(shares))
  const onInstagram = call.token.kind === 'instagram'
  const owner = onInstagram ? instagramId(call.me) : pageId(call.me)
  const usage = {
    ...shares,
    type: onInstagram ? 'instagram' : 'pages',
    estimated_time_to_regain_access: minutes,
  }
  reply.header('x-business-use-case-usage', JSON.stringify({ [owner]: [usage] }))
}

/** Graph v26 under `/graph` (graph.facebook.com) and `/graph-instagram` (graph.instagram.com), with its uploads, login pages and test controls. */
export function graphApi(app: FastifyInstance, sandbox: Sandbox, state: GraphState): void {
  const { world, limiter } = sandbox
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof GraphError) return reply.status(error.status).send(error.body)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const known = new GraphError(
      status >= 500 ? 2 : 100,
      status >= 500 ? 'Service temporarily unavailable' : error.message,
    )
    return reply.status(status).send(known.body)
  })

  const admitted = (request: FastifyRequest, reply: FastifyReply, onInstagram: boolean) => {
    const input = inputOf(request)
    const token = admit(sandbox, state, tokenOf(request, input), onInstagram)
    const me = personAt(world, token.person)
    const { allowed, standings } = limiter.take(`${token.kind}:${token.person}`, LIMIT_KEY)
    const [first] = standings
    const used = first ? Math.round((100 * (first.max - first.remaining)) / first.max) : 0
    const minutes = !allowed && first ? Math.ceil((first.resetAt - world.now()) / 60_000) : 0
    showUsage(reply, { me, token }, used, minutes)
    if (!allowed) throw throttled(onInstagram ? 'instagram' : 'page')
    const { access_token: _, ...rest } = input
    const tokenText = tokenOf(request, input) ?? ''
    const address = `${request.protocol}://${request.headers.host}${request.url.split('?')[0]}`
    return { sandbox, state, token, tokenText, me, input: rest, address }
  }

  for (const [base, onInstagram] of [
    ['/graph/:version', false],
    ['/graph-instagram/:version', true],
  ] as const) {
    for (const [path, handler] of SEARCHES) {
      app.get(base + path, async (request, reply) => {
        const call = admitted(request, reply, onInstagram)
        return handler({ ...call, node: resolve(sandbox, state, call.token, 'me') })
      })
    }
    for (const [method, edge, handler] of EDGES) {
      app.route({
        method,
        url: `${base}/:id${edge}`,
        handler: async (request, reply) => {
          const call = admitted(request, reply, onInstagram)
          const { id } = request.params as { id: string }
          if (edge === '' && method === 'GET') {
            const names = fieldsIn(call.input).map(({ name }) => name)
            const container = state.containers.get(id)
            if (container) return writing.containerStatus(container, world.now(), names)
            if (state.videos.has(id)) return writing.videoStatus(call, id, names)
          }
          if (edge === '' && method === 'DELETE' && state.pictures.has(id))
            return writing.removePicture(call, id)
          return handler({
            ...call,
            input: { id, ...call.input },
            node: resolve(sandbox, state, call.token, id),
          })
        },
      })
    }
  }
  uploadRoutes(app, state)
  exchangeRoutes(app, sandbox, state)
}

/** The host of resumable uploads: takes bytes from an offset, which must be the one reached so far. */
function uploadRoutes(app: FastifyInstance, { containers, tokens }: GraphState): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/graph-upload/ig-api-upload/:version/:id',
    { bodyLimit: 256 * 1024 * 1024 },
    async (request, reply) => {
      const token = tokens.find(tokenOf(request, {}) ?? '')
      const container = containers.get((request.params as { id: string }).id)
      if (!token || token.ended !== undefined) throw tokenUnknown()
      if (container?.received === undefined || container.person !== token.person) throw tokenUnknown()
      const offset = Number(request.headers.offset)
      const body = request.body as Buffer
      container.size = Number(request.headers.file_size)
      if (offset !== container.received) {
        const debug_info = {
          retriable: true,
          type: 'OffsetInvalidError',
          message: 'Request offset is not valid',
        }
        return reply.status(400).send({ debug_info })
      }
      container.received += body.length
      if (container.received > container.size) container.state = 'failed'
      return { success: true, message: 'Upload successful.' }
    },
  )
}

/** The pages of Facebook and Instagram login. */
export const graphPages = (app: FastifyInstance, sandbox: Sandbox, state: GraphState): void =>
  dialogRoutes(app, sandbox, state)

const TokenWish = z.strictObject({
  handle: z.string(),
  kind: z.enum(['user', 'page', 'instagram']).default('page'),
  scopes: z
    .array(z.string())
    .default([
      ...['pages_show_list', 'pages_read_engagement', 'pages_read_user_content', 'pages_manage_posts'],
      ...['pages_manage_engagement', 'pages_messaging', 'instagram_basic', 'instagram_content_publish'],
      ...['pages_manage_metadata', 'instagram_manage_comments', 'instagram_manage_messages'],
      'instagram_manage_insights',
      'instagram_business_basic',
      ...['instagram_business_content_publish', 'instagram_business_manage_comments'],
      ...['instagram_business_manage_messages'],
    ]),
  expires_in: z.int().nullable().default(null),
})
const EndWish = z.strictObject({
  handle: z.string().optional(),
  subcode: z.literal([458, 459, 460, 463, 464, 467, 490]),
})

const PageWish = z.strictObject({ handle: z.string() })

/** Test controls of Graph: issue tokens without a dialog, revoke them with any subcode, and put a Page into a business portfolio. */
export function graphControl(
  app: FastifyInstance,
  { world }: Sandbox,
  { tokens, inPortfolio }: GraphState,
): void {
  app.post('/_control/portfolio', async (request) => {
    const { handle } = PageWish.parse(request.body)
    inPortfolio.add(find(world.personByHandle, handle.toLowerCase()).index)
    return {}
  })
  app.post('/_control/graph-token', async (request) => {
    const { handle, kind, scopes, expires_in } = TokenWish.parse(request.body)
    const person = find(world.personByHandle, handle.toLowerCase())
    const access_token = tokens.issue({ kind, person: person.index, scopes }, expires_in, true)
    return { access_token, page_id: pageId(person), instagram_id: instagramId(person) }
  })
  app.post('/_control/graph-end', async (request) => {
    const { handle, subcode } = EndWish.parse(request.body)
    const person = handle === undefined ? undefined : find(world.personByHandle, handle.toLowerCase()).index
    return { ended: tokens.end(person, subcode) }
  })
}
