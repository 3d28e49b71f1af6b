import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import type {
  DataOf,
  Endpoint,
  EndpointSchemas,
  LoginStep,
  ParsedOf,
} from '@seaport/contract/kernel/endpoint'
import { OK } from '@seaport/contract/kernel/envelope-code'
import { negotiate } from '@seaport/i18n/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CommitVersion } from '../../db/commit-version.ts'
import { CallerGone } from '../../db/faults.ts'
import { forTenant } from '../../db/tenant-turns.ts'
import type { Installation } from '../installation.ts'
import { Refused, refuse } from '../refusal.ts'
import { type UnitOfWork, type WorkActor, withTransaction } from '../unit-of-work.ts'
import type { Actor, UserActor } from './actor.ts'
import { addressOf, plainAddress } from './address.ts'
import type { AuditedRequest, AuditGuard, AuditGuardFor } from './audit-guard.ts'
import type { ActorOf, Context, Origin } from './context.ts'
import { readCookie, setCookie } from './cookie.ts'
import { sendWithETag, withETag } from './etag.ts'
import { boundExports, FileResponse, sendFile } from './file-response.ts'
import { readMultipart, type UploadedFile } from './form.ts'
import { answerKey, requestFingerprint, runOnce } from './idempotency.ts'
import { noteCaller } from './request-log.ts'
import { type CacheEntry, ResponseCache } from './response-cache.ts'
import { validate } from './validate.ts'

/**
 * Identifies the caller. @returns null without credentials; refuses with not_logged_in for an expired session, and for a login that still needs a
 * step other than these
 */
export type Authenticate = (
  request: FastifyRequest,
  duringLogin?: readonly LoginStep[],
) => Promise<Actor | null>

/**
 * Authenticates again inside the transaction of a change, because receiving the body and waiting for the transaction take time. @throws Refused:
 * not_logged_in
 */
export type ConfirmCaller = (work: UnitOfWork, actor: Actor) => Promise<void>

/** Where routes are mounted. */
export interface RoutePlaces {
  app: FastifyInstance
  /** Routes with forms. */
  forForms: FastifyInstance
  /** Routes that keep the raw body. */
  forRawBodies: FastifyInstance
}

/** Services that the composition gives to every route. */
export interface RouteChecks {
  authenticate: Authenticate
  confirmCaller: ConfirmCaller
  auditGuardFor: AuditGuardFor
}

/** Handler of an endpoint: from its parsed input to the data of the envelope. */
type Handler<E extends Endpoint> = (
  context: Context<ActorOf<E>>,
  input: ParsedOf<E> & (E extends { readonly upload: object } ? { file: UploadedFile } : unknown),
) => Promise<E extends { readonly download: true } ? FileResponse : DataOf<E>>

/** Registers the handler of an endpoint. */
export type RegisterRoute = <const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: RouteOptions,
) => void

/** Route options of an endpoint. */
interface RouteOptions {
  /** Answers are cached per session while valid: only for users' endpoints without input that read nothing but the database and the clock. */
  cached?: boolean
  /** Refuses a caller of a public endpoint who authenticates without a session, before the body is read. */
  identify?: (caller: Caller) => Promise<unknown>
}

/** Parts of a request known before its body. */
export type Caller = Pick<Context<null>, 'db' | 'header' | 'now' | 'origin' | 'requestId'>

/** Default body limits in bytes: for logged-in callers, and for public endpoints. */
const BODY_LIMIT = 256 * 1024
export const PUBLIC_BODY_LIMIT = 16 * 1024

/**
 * Creates the only function that mounts routes, so that none can omit its callers, its schemas or its tenant.
 * @param mounted collects the endpoints, for the check that none is missing
 */
export function createRouteRegistrar(
  { app, forForms, forRawBodies }: RoutePlaces,
  installation: Installation,
  { authenticate, confirmCaller, auditGuardFor }: RouteChecks,
  mounted: Set<Endpoint>,
): RegisterRoute {
  const fingerprintKey = installation.secret.key('idempotency')
  const answersKey = installation.secret.key('idempotency-answers')
  const noteExport = boundExports()
  /** Callers who were identified before the body of their request was read. */
  const identified = new WeakMap<FastifyRequest, Actor | null>()
  return (endpoint, handler, { cached = false, identify: identifyPublic } = {}) => {
    mounted.add(endpoint)
    const schemas = schemasOf(endpoint)
    const mayBeKept = cached || endpoint.callers.includes('public')
    const upload = endpoint.upload && { ...endpoint.upload, takesBody: hasMembers(schemas.body) }
    const identify = async (request: FastifyRequest) => {
      if (endpoint.callers.includes('public')) return null
      const caller = await authenticate(request, endpoint.duringLogin)
      if (caller) noteCaller(request, caller)
      return authorize(endpoint, caller, installation.clock())
    }
    const serve = async (request: FastifyRequest, reply: FastifyReply, cacheEntry: CacheEntry | null) => {
      const known = identified.get(request)
      const actor = known === undefined ? await identify(request) : known
      // Nothing has begun yet, and the address of a closed connection is unknown.
      if (reply.raw.closed) throw new CallerGone()
      const locale = negotiate(request.headers['accept-language'])
      const form = upload && (await readMultipart(request, upload))
      try {
        const { params, query } = request
        const input = validate(
          schemas,
          { params, query, body: form ? form.body : endpoint.rawBody ? undefined : request.body },
          locale,
        )
        const fingerprintInput = form
          ? () => ({ body: form.body, file: form.file.digest() })
          : () => request.body
        const auditGuard =
          actor?.kind === 'user' ? auditGuardFor(endpoint, auditedRequest(request, actor)) : null
        const scopeOfRequest = {
          request,
          reply,
          actor,
          confirmCaller,
          fingerprintInput,
          auditGuard,
          fingerprintKey,
          answersKey,
          cacheEntry,
        }
        const context = { ...contextOf(installation, endpoint, scopeOfRequest), locale }
        const handle = () =>
          handler(
            context as Context<ActorOf<typeof endpoint>>,
            (form ? { ...input, file: form.file } : input) as Parameters<typeof handler>[1],
          )
        const gone = endpoint.method === 'GET' ? signalOfEnd(reply.raw) : undefined
        const data = await (actor ? forTenant(actor.tenantId, handle, gone) : handle())
        auditGuard?.assertAudited()
        if (data instanceof FileResponse) {
          if (data.isExport && actor) noteExport(actor.tenantId, reply.raw)
          return sendFile(reply, data)
        }
        const envelope = { code: OK, msg: 'ok', data }
        if (endpoint.method !== 'GET') return reply.send(envelope)
        const answer = withETag(envelope)
        if (actor?.kind === 'user') cacheEntry?.store(answer, actor)
        return sendWithETag(request, reply, answer, mayBeKept)
      } finally {
        form?.drain()
      }
    }
    const place = endpoint.upload ? forForms : endpoint.rawBody ? forRawBodies : app
    place.route({
      method: endpoint.method,
      url: `${API_BASE}${endpoint.path}`,
      bodyLimit: endpoint.bodyLimit ?? (endpoint.callers.includes('public') ? PUBLIC_BODY_LIMIT : BODY_LIMIT),
      // The body of an unauthorized caller is not read.
      ...(endpoint.method !== 'GET' && {
        onRequest: async (request: FastifyRequest) => {
          identified.set(request, await identify(request))
          await identifyPublic?.(callerOf(request, installation))
        },
      }),
      handler: cached
        ? cachedHandler(installation, serve)
        : async (request, reply) => serve(request, reply, null),
    })
  }
}

/** @returns a signal that is aborted when the connection closes before the answer is sent */
function signalOfEnd(raw: FastifyReply['raw']): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Whether a body has any members. */
function hasMembers(body: EndpointSchemas['body']): boolean {
  return body instanceof z.ZodObject && Object.keys(body.shape).length > 0
}

type Serve = (
  request: FastifyRequest,
  reply: FastifyReply,
  cacheEntry: CacheEntry | null,
) => Promise<FastifyReply>

/**
 * Answers from the session's cache while nothing at all was committed since: the caller was authenticated when the
 * entry was made. On SQLite that takes no disk access, on PostgreSQL one query for all concurrent polls.
 */
function cachedHandler({ database, clock }: Installation, serve: Serve) {
  const cache = new ResponseCache()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { token, dpop, user_id } = request.headers
    if (typeof token !== 'string' || dpop !== undefined) return serve(request, reply, null)
    const version: CommitVersion = await database.commitVersion()
    const now = { version, at: clock() }
    const kept = cache.find(token, now, user_id)
    return kept ? sendWithETag(request, reply, kept, true) : serve(request, reply, cache.entryFor(token, now))
  }
}

function callerOf(request: FastifyRequest, { database, clock }: Installation): Caller {
  return {
    db: database.db,
    now: clock(),
    header: (name) => headerOf(request, name),
    origin: originOf(request),
    requestId: request.id,
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** @returns the actor if it may call the endpoint; refuses otherwise */
function authorize(endpoint: Endpoint, actor: Actor | null, now: number): Actor {
  if (!actor) refuse('not_logged_in')
  if (!endpoint.callers.includes(actor.kind)) refuse('forbidden')
  if (actor.kind === 'user' && actor.apiToken) requireScope(endpoint, actor.apiToken)
  if (endpoint.path.startsWith('/admin/') && !isAdministrator(actor)) refuse('forbidden')
  if (actor.kind === 'user' && endpoint.permission && !actor.keys.has(endpoint.permission))
    refuse('forbidden')
  if (actor.kind === 'user' && actor.impersonator && (endpoint.personal || endpoint.stepUp))
    refuse('forbidden')
  if (actor.kind === 'user' && endpoint.stepUp) requireStepUp(actor, now)
  return actor
}

/** A token reaches what its scopes name, within its user's permissions. */
function requireScope({ scope }: Endpoint, { scopes }: NonNullable<UserActor['apiToken']>): void {
  if (scope === undefined) refuse('forbidden')
  if (!scopes.has(scope)) refuse('scope_missing', { scope })
}

/** A login in progress has just confirmed the identity. */
function requireStepUp({ loginStep, confirmedUntil }: UserActor, now: number): void {
  if (loginStep === null && confirmedUntil <= now) refuse('step_up_needed')
}

/** A request in progress. */
interface RequestScope {
  request: FastifyRequest
  reply: FastifyReply
  actor: Actor | null
  confirmCaller: ConfirmCaller
  /** What the idempotency fingerprint is computed from. */
  fingerprintInput(): unknown
  /** Audit log entry that it requires. */
  auditGuard: AuditGuard | null
  /** Key of the idempotency fingerprints. */
  fingerprintKey: Buffer
  /** Key from which the keys of stored answers are derived. */
  answersKey: Buffer
  /** Where its answer is cached. */
  cacheEntry: CacheEntry | null
}

function contextOf(
  installation: Installation,
  endpoint: Endpoint,
  {
    request,
    reply,
    actor,
    confirmCaller,
    fingerprintInput,
    auditGuard,
    fingerprintKey,
    answersKey,
    cacheEntry,
  }: RequestScope,
): Omit<Context<Actor | null>, 'locale'> {
  const header = (name: string) => headerOf(request, name)
  return {
    actor,
    origin: originOf(request),
    requestId: request.id,
    address: addressOf(request, installation.env.publicUrl),
    log: request.log as Installation['log'],
    db: installation.database.db,
    now: installation.clock(),
    cacheUntil: (at) => cacheEntry?.setExpiry(at),
    header,
    cookie: (name) => readCookie(request, name),
    setCookie: (name, value, options) => setCookie(reply, name, value, options),
    rawBody: () => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    mutate: (operation) => {
      const work = auditGuard ? auditGuard.wrap(operation) : operation
      const key = endpoint.idempotent && header('idempotency-key')
      const by = workActorOf(endpoint, actor)
      const change = async (unit: UnitOfWork, run: () => ReturnType<typeof work>) => {
        if (actor) await confirmCaller(unit, actor)
        return run()
      }
      if (!key) return withTransaction(installation, (unit) => change(unit, () => work(unit)), by)
      if (key.length > 100)
        throw new Refused('invalid_input', {}, [{ loc: ['header', 'idempotency-key'], msg: '' }])
      const scope =
        actor === null ? 'public' : actor.kind === 'user' ? `user:${actor.userId}` : `seat:${actor.seatId}`
      const { method, url } = request
      const input = fingerprintInput()
      const fingerprint = requestFingerprint(fingerprintKey, method, url, input)
      const repeatable = { scope, key, fingerprint, answerKey: answerKey(answersKey, method, url, input) }
      const once = (unit: UnitOfWork) => runOnce(unit, repeatable, () => work(unit))
      return withTransaction(installation, (unit) => change(unit, () => once(unit)), by)
    },
  }
}

/** Actor of a change, as histories show it. */
function workActorOf(endpoint: Endpoint, actor: Actor | null): WorkActor {
  if (actor === null) return 'system'
  if (actor.kind === 'seat') return 'seat'
  if (actor.apiToken) return 'api'
  return actor.impersonator || endpoint.path.startsWith('/admin/') ? 'administrator' : 'supervisor'
}

/** Anyone logged in as a user acts as that user, whatever their role. */
function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'user' && actor.superuser && actor.impersonator === null
}

function auditedRequest(request: FastifyRequest, actor: UserActor): AuditedRequest {
  const { id: requestId, method, url } = request
  return { actor, origin: originOf(request), requestId, request: `${method} ${url}` }
}

/** @returns the origin of a request. The console's `accept-language` is the language of its interface, so it sends the browser's in a separate header. */
function originOf({ ip, headers }: FastifyRequest): Origin {
  const own = headers['browser-language']
  const language = typeof own === 'string' && own.trim() !== '' ? own : headers['accept-language']
  return {
    ip: plainAddress(ip),
    userAgent: headers['user-agent']?.slice(0, 500) ?? '',
    language: language?.slice(0, 100) ?? '',
  }
}
