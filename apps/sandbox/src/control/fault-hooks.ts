import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../context.ts'
import { sendProblem } from '../x-api/endpoint.ts'
import {
  accessLevel,
  accountLocked,
  accountSuspended,
  creditsDepleted,
  rateLimited,
  resourceUnavailable,
  serverError,
  unauthorized,
  usageCapped,
  type XError,
} from '../x-api/errors.ts'
import { damaged } from './damage.ts'
import type { Fault } from './faults.ts'
import { WEATHER, type Weather, type WeatherName, weatherHeaders } from './weather.ts'

const QUARTER_HOUR = 15 * 60 * 1000
const GATEWAY_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** `METHOD /pattern`: how counters, limits and faults name an endpoint. */
export const endpointOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? request.url.split('?')[0]}`

function refusal(fault: Fault): XError | undefined {
  if (fault.kind === 'rate_limit') return rateLimited()
  if (fault.kind === 'usage_cap') return usageCapped()
  if (fault.kind === 'credits') return creditsDepleted()
  if (fault.kind === 'access_level') return accessLevel()
  if (fault.kind === 'server_error') return serverError(fault.status)
  if (fault.kind === 'expired_token') return unauthorized()
  if (fault.kind === 'account_suspended') return accountSuspended()
  if (fault.kind === 'account_locked') return accountLocked()
  if (fault.kind === 'unavailable') return resourceUnavailable()
  return undefined
}

function sendWeather({ world }: Sandbox, reply: FastifyReply, name: WeatherName): FastifyReply {
  const weather: Weather = WEATHER[name]
  return reply.status(weather.status).headers(weatherHeaders(weather, world.now())).send(weather.body)
}

/** A 429 for the window shows an empty one; a usage cap comes while the window is nearly full, as it does on X. */
function showLimits(sandbox: Sandbox, endpoint: string, fault: Fault, reply: FastifyReply): void {
  const limit = sandbox.limiter.limitsOf(endpoint)[0]
  if (!limit) return
  const empty = fault.kind === 'rate_limit'
  const resetAt = sandbox.world.now() + (fault.ms ?? limit.windowMs ?? QUARTER_HOUR)
  reply.header('x-rate-limit-limit', limit.max)
  reply.header('x-rate-limit-remaining', empty ? 0 : limit.max - 1)
  reply.header('x-rate-limit-reset', Math.ceil(resetAt / 1000))
}

function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.destroy()
}

/** Sends the head and half of the body, then closes the connection. */
function truncate(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const body = Buffer.from(typeof payload === 'string' ? payload : '{}')
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': body.length })
  reply.raw.write(body.subarray(0, Math.floor(body.length / 2)), () => request.raw.socket.destroy())
}

/** Closes the connection within the names of the head's fields. */
function cutInHead(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.write('HTTP/1.1 200 OK\r\ncontent-le', () => request.raw.socket.destroy())
}

/** Counts every request outside `/_control` and applies the ordered faults to it. */
export function faultHooks(app: FastifyInstance, sandbox: Sandbox): void {
  const { faults, counters } = sandbox
  const met = new WeakMap<FastifyRequest, Fault>()
  const lost = (endpoint: string) => counters.answered(endpoint, 'cut')

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/_control')) return undefined
    const endpoint = endpointOf(request)
    counters.asked(endpoint)
    const fault = faults.meet(endpoint)
    if (!fault) return undefined
    met.set(request, fault)
    if (fault.kind === 'slow' && fault.when === 'before') await faults.linger(fault)
    if (fault.kind === 'cut' && fault.when === 'before') {
      lost(endpoint)
      cut(request, reply)
      return reply
    }
    if (fault.kind === 'answer')
      return reply
        .status(fault.status)
        .headers(fault.headers)
        .send(fault.body ?? {})
    if (fault.kind === 'weather') return sendWeather(sandbox, reply, fault.name ?? 'portal')
    if (fault.kind === 'gateway_page') return reply.status(502).type('text/html').send(GATEWAY_PAGE)
    const refused = refusal(fault)
    if (!refused) return undefined
    showLimits(sandbox, endpoint, fault, reply)
    return sendProblem(reply, refused)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = met.get(request)
    if (!fault) return payload
    if (fault.kind === 'slow' && fault.when === 'after') await faults.linger(fault)
    if (fault.kind === 'cut' && fault.when !== 'before') {
      lost(endpointOf(request))
      if (fault.when === 'head') cutInHead(request, reply)
      else cut(request, reply)
    }
    if (fault.kind === 'damage' && typeof payload === 'string')
      return JSON.stringify(damaged(JSON.parse(payload), fault.damage))
    if (fault.kind === 'truncate') {
      lost(endpointOf(request))
      truncate(request, reply, payload)
    }
    return payload
  })

  app.addHook('onResponse', async (request, reply) => {
    const fault = met.get(request)
    const counted = fault?.kind === 'cut' || fault?.kind === 'truncate'
    if (!counted && !request.url.startsWith('/_control'))
      counters.answered(endpointOf(request), reply.statusCode)
  })
}
