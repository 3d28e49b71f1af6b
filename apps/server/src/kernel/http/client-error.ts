import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Refusal, RefusalCode } from '@seaport/contract/kernel/envelope.schema'
import { translateAny } from '@seaport/i18n/server'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/** Statuses of errors of Node's parser; all others are malformed requests. */
const statuses: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers unreadable requests with an envelope like every other refusal: pass it to Fastify as `clientErrorHandler`. In English, because no header
 * was read.
 */
export function answerClientErrors(log: FastifyBaseLogger): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statuses[error.code] ?? 400
    const reason = status === 431 ? 'too_large' : 'invalid_input'
    const msg = translateAny('en', reason)
    const envelope: Refusal = {
      code: status,
      msg,
      data: null,
      reason,
      detail: [{ loc: ['request'], msg }],
      request_id: randomUUID(),
    }
    log.info({ reqId: envelope.request_id, code: error.code }, 'A client sent what is no request')
    const body = JSON.stringify(envelope)
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    socket.destroySoon()
  }
}
