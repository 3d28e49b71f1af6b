import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, refuse } from '../refusal.ts'
import { compressedBodyRefusal } from './body-encoding.ts'
import { isOvergrown } from './json-body.ts'

/** An uploaded file, readable once, as a stream or as a whole. */
export interface UploadedFile {
  /** Name from the client; at most 200 characters, never used as a path. */
  readonly name: string
  /** Chunks as they arrive; throws Refused: too_large beyond the limit, invalid_input if the form ends too early. */
  chunks(): AsyncGenerator<Buffer>
  /** The whole content, for small files. */
  buffer(): Promise<Buffer>
  /** SHA-256 in hexadecimal; available after the file was read. */
  digest(): string
}

/** A form: its JSON part and its file. */
export interface MultipartForm {
  /** Not validated yet. */
  body: unknown
  file: UploadedFile
  /** Reads the rest of the request, so that the client can receive the answer. */
  drain(): void
}

/**
 * Registers the scope of routes with forms: the parser's hooks are costly, so other routes don't have them. A form that no handler read is drained,
 * or its connection would never be free again.
 */
export async function openForForms(app: FastifyInstance): Promise<{ forForms: FastifyInstance }> {
  let forForms = app
  app.register((child, _options, done) => {
    child.register(multipart)
    child.addHook('onResponse', ({ raw }, _reply, done) => {
      if (raw.readableFlowing === null) raw.resume()
      done()
    })
    forForms = child
    done()
  })
  await app.after()
  // Registered as a function: Fastify would await an instance until all is ready.
  return { forForms }
}

/** Allowance beyond the file: part boundaries and JSON. */
const OVERHEAD = 128 * 1024

/** Maximum JSON of a form, in bytes. */
const MAX_JSON_BYTES = 64 * 1024

/** Limits of an endpoint's form. */
interface FormSpec {
  /** Maximum size of the file. */
  maxBytes: number
  /** Whether its JSON has members: then a file that arrives before the JSON is buffered in memory, so that the parts may come in any order. */
  takesBody: boolean
}

/**
 * Opens an upload: reads the form up to its file.
 * @throws Refused: unsupported_media, too_large, invalid_input
 */
export async function readMultipart(request: FastifyRequest, spec: FormSpec): Promise<MultipartForm> {
  try {
    // The parser would wait forever for the rest of a request that was aborted during authentication.
    if (request.raw.destroyed && !request.raw.complete) throw requestAborted()
    if (!request.isMultipart()) refuse('unsupported_media')
    const compressed = compressedBodyRefusal(request)
    if (compressed) throw compressed
    if (Number(request.headers['content-length'] ?? 0) > spec.maxBytes + OVERHEAD) refuse('too_large')
    return await readParts(request, spec)
  } catch (error) {
    drain(request.raw)
    throw asRefusal(error)
  }
}

/** Bypasses the parser, which waits forever for a reader of an aborted file. */
function drain(raw: FastifyRequest['raw']): void {
  raw.unpipe()
  raw.resume()
}

function requestAborted(): Error {
  return Object.assign(new Error('The request broke off'), { code: 'ECONNRESET' })
}

/** Form parser errors without a code: not a form, or an incomplete one. */
function asRefusal(error: unknown): unknown {
  const isBrokenForm = error instanceof Error && !(error instanceof Refused) && !('code' in error)
  return isBrokenForm ? new Refused('invalid_input', {}) : error
}

async function readParts(request: FastifyRequest, { maxBytes, takesBody }: FormSpec): Promise<MultipartForm> {
  const limits = { files: 2, parts: 2, fileSize: maxBytes, headerPairs: 20 }
  const form = { body: undefined as unknown, drain: () => drain(request.raw) }
  let early: UploadedFile | undefined
  // Generated clients omit the file's name, and browsers name the JSON part: only the part's name decides.
  for await (const part of request.parts({ limits, isPartAFile: () => true })) {
    if (part.type !== 'file' || !IDENTITY.has(part.encoding.toLowerCase())) refuse('invalid_input')
    else if (part.fieldname === 'body' && form.body === undefined) form.body = await jsonOf(part)
    // File systems and databases reject names with NUL.
    else if (part.fieldname !== 'file' || early || part.filename?.includes('\0')) refuse('invalid_input')
    else if (takesBody && form.body === undefined) early = await heldInMemory(uploaded(part))
    else return { ...form, body: form.body ?? {}, file: uploaded(part) }
  }
  if (!early) refuse('invalid_input')
  return { ...form, body: form.body ?? {}, file: early }
}

/** Transfer encodings that leave a part's bytes unchanged; others are not allowed in forms (RFC 7578, section 4.7), and the parser does not decode them. */
const IDENTITY = new Set(['7bit', '8bit', 'binary'])

async function jsonOf({ file }: MultipartFile): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_JSON_BYTES) refuse('too_large')
    chunks.push(chunk)
  }
  const json = Buffer.concat(chunks)
  if (isOvergrown(json)) refuse('too_large')
  return parsed(json.toString())
}

async function heldInMemory(file: UploadedFile): Promise<UploadedFile> {
  const whole = await file.buffer()
  return {
    ...file,
    async *chunks() {
      yield whole
    },
    buffer: async () => whole,
  }
}

function parsed(text: string): unknown {
  try {
    // .NET and PowerShell write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    refuse('invalid_input')
  }
}

function uploaded({ filename, file }: MultipartFile): UploadedFile {
  const hash = createHash('sha256')
  let digest: string | undefined
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      throw asRefusal(error)
    }
    if (file.truncated) refuse('too_large')
    digest = hash.digest('hex')
  }
  return {
    name: cutUnits(filename || 'file', 200).toWellFormed(),
    chunks,
    buffer: () => buffer(chunks()),
    digest() {
      if (digest === undefined) throw new Error('The upload was not read yet')
      return digest
    },
  }
}
