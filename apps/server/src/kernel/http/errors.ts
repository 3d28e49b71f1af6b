import type { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { type Reason, reasons } from '@seaport/contract/kernel/reason'
import { negotiate, translateAny } from '@seaport/i18n/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CallerGone,
  CommitUnknown,
  ConnectionLost,
  isBusy,
  isDiskFailing,
  isDiskFull,
} from '../../db/faults.ts'
import type { DiskWatch } from '../disk-watch.ts'
import { Refused } from '../refusal.ts'
import { noteRefusal } from './request-log.ts'

/** Errors of Fastify itself, before a handler runs. */
const byFastifyCode: Record<string, Reason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'invalid_input',
  FST_FILES_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_PROTO_VIOLATION: 'invalid_input',
  FST_INVALID_JSON_FIELD_ERROR: 'invalid_input',
  FST_MP_PREMATURE_CLOSE: 'invalid_input',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  // For a method such as QUERY, for which Fastify expects a body before it looks up a route.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'not_found',
  // An address that is not in normal form (`//x`, `/..`, `%00`), or longer than file systems allow.
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Retry-After in seconds for a locked or unreachable database. */
const BUSY_SECONDS = 2

/** Refusals with a Retry-After. */
const waiting = new Set<Reason>(['too_many_requests', 'busy'])

/** Answers every refusal and every fault with an envelope in the caller's language. */
export function handleErrors(app: FastifyInstance, disk?: DiskWatch): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    disk?.notice(error)
    return send(request, reply, asRefused(error), error)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refused('not_found', {})))
}

/** The same for failures before routing, such as a malformed address: pass it to Fastify as `frameworkErrors`. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  send(request, reply, asRefused(error), error)
}

function asRefused(error: FastifyError): Refused {
  if (error instanceof Refused) return error
  if (isDiskFull(error)) return new Refused('storage_full', {})
  if (error instanceof CommitUnknown) return new Refused('unconfirmed', {})
  if (isBusy(error) || isDiskFailing(error)) return new Refused('busy', { seconds: BUSY_SECONDS })
  const reason = byFastifyCode[error.code] ?? (isClientsFault(error) ? 'invalid_input' : 'fault')
  return new Refused(reason, {})
}

/** Errors with a client error status of Fastify, beyond the reasons above; and invalid JSON. */
function isClientsFault(error: FastifyError): boolean {
  const { code, statusCode = 500 } = error
  if (error instanceof SyntaxError) return statusCode === 400
  return /^FST_/.test(code ?? '') && statusCode >= 400 && statusCode < 500
}

function send(request: FastifyRequest, reply: FastifyReply, refused: Refused, cause?: unknown): FastifyReply {
  const { status, code } = reasons[refused.reason]
  noteRefusal(request, refused.reason)
  const locale = negotiate(request.headers['accept-language'])
  if (isAborted(request, cause)) request.log.info('The client broke its request off')
  else logFault(request, refused.reason, cause)
  const wait = waiting.has(refused.reason) ? Number(refused.values.seconds ?? 1) : undefined
  const msg =
    refused.words ??
    translateAny(locale, refused.reason, {
      ...refused.values,
      ...(wait !== undefined && { seconds: wait }),
    })
  const fieldErrors =
    refused.fieldErrors ?? (isBodyParseError(refused.reason) ? [{ loc: ['body'], msg }] : undefined)
  const detail = fieldErrors?.map((complaint) => ({ ...complaint, msg: complaint.msg || msg }))
  const envelope: Refusal = {
    code,
    msg,
    data: null,
    reason: refused.reason,
    ...(detail && { detail }),
    ...(wait !== undefined && { retry_after: wait }),
    request_id: request.id,
  }
  if (wait !== undefined) reply.header('retry-after', String(wait))
  return reply.status(status).send(envelope)
}

function logFault({ log }: FastifyRequest, reason: Reason, cause: unknown): void {
  if (reason === 'fault') log.error({ err: cause }, 'A request failed')
  else if (reason === 'storage_full')
    log.error({ err: cause }, 'The disk is full: nothing more can be kept until there is space again')
  else if (reason === 'unconfirmed')
    log.error({ err: cause }, 'The connection broke during a commit: nobody knows whether a request was kept')
  else if (isDiskFailing(cause))
    log.error({ err: cause }, 'The disk fails or is read-only: nothing can be kept')
  else if (cause instanceof ConnectionLost)
    log.warn({ err: cause }, 'The database is out of reach: a request was sent away')
  else if (reason === 'busy')
    log.warn({ err: cause }, 'Another program has locked the database: a request was sent away')
}

/** Stream errors of a request whose connection closed early. */
const requestAborted = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_MP_PREMATURE_CLOSE'])

/** Caused by the client, so not a fault of ours; nobody receives the answer. */
function isAborted({ raw }: FastifyRequest, cause: unknown): boolean {
  if (cause instanceof CallerGone) return true
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return raw.destroyed && !raw.complete && requestAborted.has(code)
}

function isBodyParseError(reason: Reason): boolean {
  return reason === 'invalid_input' || reason === 'too_large' || reason === 'unsupported_media'
}
