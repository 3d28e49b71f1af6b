import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Minimum length for compression: a smaller answer fits into one packet anyway. */
const FROM = 1024

/** A compression level that is fast enough while a client waits: higher ones take several times as long for a few per cent. */
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, LEVEL),
  gzip: (text: string) => promisify(gzip)(text),
}

/** Sends the answer to a GET, compressed if it is long and the client accepts it. Answers to POST hold tokens and passwords and are never compressed (BREACH). */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply | Promise<FastifyReply> {
  if (text.length < FROM) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(text)
  return encoders[encoding](text).then((bytes) => reply.header('content-encoding', encoding).send(bytes))
}

/** The best encoding that the client accepts (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): keyof typeof encoders | undefined {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}
