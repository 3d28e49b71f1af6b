import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyReply, FastifyRequest, FastifyServerFactory, RouteHandlerMethod } from 'fastify'
import type { CommitVersion } from '../../db/commit-version.ts'
import type { Installation } from '../installation.ts'
import { FROM as COMPRESSED_FROM } from './compression.ts'
import { answerHeaders, isKnown } from './etag.ts'
import { type CacheEntry, ResponseCache } from './response-cache.ts'
import { securityHeaders } from './security-headers.ts'

/** What holds for every request, for those too that never reach the framework. */
export interface EveryRequest {
  /** @returns how long a call has to wait, in milliseconds; 0 = it is counted and may pass */
  waitOf(address: string, token: string): number
  isStopping(): boolean
  /** Value of the header `date`. */
  date(): string
  /** Writes a request down that was answered, as log and metrics want it. */
  note(id: () => string, answered: { method: string; route: string; status: number; ms: number }): void
}

type Serve = (
  request: FastifyRequest,
  reply: FastifyReply,
  cacheEntry: CacheEntry | null,
) => Promise<FastifyReply>

const flatSecurityHeaders = Object.entries(securityHeaders).flatMap(([name, value]) => [name, String(value)])

/**
 * Answers polls whose last answer still holds before the framework sees them: most of what a server is asked is this, and the way through the framework costs more
 * than the answer (decision 0411). Everything else goes the usual way, also whatever is refused.
 */
export class CachedFront {
  readonly #caches = new Map<string, ResponseCache>()
  readonly #versions = new WeakMap<IncomingMessage, CommitVersion>()
  readonly #installation: Pick<Installation, 'database' | 'clock'>
  readonly #isTrusted: (address: string, hop: number) => boolean
  #rules: EveryRequest | null = null

  constructor(installation: Pick<Installation, 'database' | 'clock'>, trustedProxies: string[]) {
    this.#installation = installation
    this.#isTrusted = proxyAddr.compile(trustedProxies)
  }

  /** Before this is called everything goes the usual way. */
  follow(rules: EveryRequest): void {
    this.#rules = rules
  }

  /** Makes the HTTP server, for Fastify. */
  readonly createServer: FastifyServerFactory = (serve, options) => {
    const server = createServer(options.http as object, (request, response) =>
      this.#take(request, response, serve),
    )
    server.keepAliveTimeout = Number(options.keepAliveTimeout)
    server.requestTimeout = Number(options.requestTimeout)
    return server
  }

  /** @returns the handler of an endpoint whose answers are kept; `serve` answers where nothing is kept that holds */
  handlerFor(url: string, serve: Serve): RouteHandlerMethod {
    const { database, clock } = this.#installation
    const cache = new ResponseCache()
    this.#caches.set(url, cache)
    return async (request, reply) => {
      const { token, dpop } = request.headers
      if (typeof token !== 'string' || dpop !== undefined) return serve(request, reply, null)
      const version = this.#versions.get(request.raw) ?? (await database.commitVersion())
      return serve(request, reply, cache.entryFor(token, { version, at: clock() }))
    }
  }

  #take(request: IncomingMessage, response: ServerResponse, serve: RequestListener): void {
    const { token, dpop } = request.headers
    const cache = request.method === 'GET' ? this.#caches.get(request.url ?? '') : undefined
    if (!cache || typeof token !== 'string' || dpop !== undefined || !cache.has(token)) {
      serve(request, response)
      return
    }
    const arrived = performance.now()
    const answer = (version: CommitVersion) => {
      if (this.#answer(request, response, { cache, token, version, arrived })) return
      this.#versions.set(request, version)
      serve(request, response)
    }
    const version = this.#installation.database.commitVersion()
    if (version instanceof Promise) version.then(answer, () => serve(request, response))
    else answer(version)
  }

  /** As Fastify finds it out; most of that is for what proxies say. */
  #addressOf(request: IncomingMessage): string {
    return request.headers['x-forwarded-for'] === undefined
      ? (request.socket.remoteAddress ?? '')
      : proxyAddr(request, this.#isTrusted)
  }

  /** @returns whether the request is answered */
  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: { cache: ResponseCache; token: string; version: CommitVersion; arrived: number },
  ): boolean {
    const { cache, token, version, arrived } = asked
    const rules = this.#rules
    const { headers } = request
    const kept = cache.find(token, { version, at: this.#installation.clock() }, headers.user_id)
    if (!kept || !rules || rules.isStopping() || kept.text.length >= COMPRESSED_FROM) return false
    if (rules.waitOf(this.#addressOf(request), token) > 0) return false
    const status = isKnown(headers['if-none-match'], kept.tag) ? 304 : 200
    const always = ['date', rules.date(), ...answerHeaders(kept.tag)]
    // What has not changed goes without an id, as it goes without a line in the log.
    let id = ''
    const theId = () => {
      id ||= randomUUID()
      return id
    }
    if (status === 304) response.writeHead(304, always).end()
    else {
      const length = String(Buffer.byteLength(kept.text))
      const own = ['content-type', 'application/json; charset=utf-8', 'content-length', length]
      response
        .writeHead(200, [...always, 'x-request-id', theId(), ...flatSecurityHeaders, ...own])
        .end(kept.text)
    }
    rules.note(theId, {
      method: 'GET',
      route: request.url ?? '',
      status,
      ms: performance.now() - arrived,
    })
    return true
  }
}
