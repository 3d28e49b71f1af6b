import type { FastifyInstance } from 'fastify'
import { Refused } from '../refusal.ts'
import { compressedBodyRefusal } from './body-encoding.ts'

/** Maximum fields and items of a body, and maximum depth. The largest batch of a runner has about 18,000 fields. */
export const MAX_NODES = 30_000
const MAX_DEPTH = 50
/** Maximum fields of one object: an unknown field costs as much as a known one. */
export const MAX_FIELDS = 200

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Parses JSON after counting its values: parsing millions of tiny values takes a hundred times longer than counting their commas. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  // A body aborted during authentication would be awaited until the time limit, because its end event came before the parser listened.
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => done(raw.errored, payload))
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const compressed = compressedBodyRefusal(request)
    if (compressed) return done(compressed)
    const bytes = body as Buffer
    // Programs name the type in every request, also where there is no body.
    if (bytes.length === 0) return done(null)
    if (isOvergrown(bytes)) return done(new Refused('too_large', {}))
    return parse(request, bytes.toString(), done)
  })
}

/** Whether a JSON text certainly has more values, more fields in one object, or more depth than allowed. Accepts any text, including invalid JSON. */
export function isOvergrown(json: Buffer): boolean {
  let commas = 0
  let opened = 0
  /** Number of commas so far in each open object and list, outermost first. */
  const open: { isObject: boolean; commas: number }[] = []
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) at = endOfString(json, at)
    else if (byte === COMMA) {
      commas += 1
      const inside = open.at(-1)
      if (inside) inside.commas += 1
      if (inside?.isObject && inside.commas >= MAX_FIELDS) return true
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      opened += 1
      open.push({ isObject: byte === OPEN_OBJECT, commas: 0 })
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open.pop()
    if (commas > MAX_NODES || opened > MAX_NODES + 1 || open.length > MAX_DEPTH) return true
  }
  return false
}

/** @returns the index of the quotation mark that ends the string; the end of the text if there is none */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end !== -1; end = json.indexOf(QUOTE, end + 1)) {
    let escapes = 0
    while (json[end - 1 - escapes] === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return json.length
}
