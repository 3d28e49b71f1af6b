import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, refuse } from '../refusal.ts'

/** A file on its way in. It is read once, as a stream or as a whole. */
export interface UploadedFile {
  /** As the client names it; at most 200 characters, never a path to write to. */
  readonly name: string
  /** Chunks as they come; throws Refused: too_large when there are more bytes than allowed, invalid_input when the form ends too early. */
  chunks(): AsyncGenerator<Buffer>
  /** Everything at once, for small files. */
  buffer(): Promise<Buffer>
  /** SHA-256 in hexadecimal; after the file was read. */
  digest(): string
}

/** A form: its JSON part and its file. */
export interface MultipartForm {
  /** Not yet validated. */
  body: unknown
  file: UploadedFile
  /** Reads the rest of the request, so that the client gets to see the answer. */
  drain(): void
}

/**
 * Makes the place for routes that take forms: the parser's hooks are for them alone, since they cost every request a good part of what a poll takes. A form that nobody
 * read is read to its end all the same: else its connection would never be free again.
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
  // An instance by itself would be waited for until all is ready.
  return { forForms }
}

/** More than the file: borders of the parts and the JSON. */
const OVERHEAD = 128 * 1024

/**
 * Opens an upload: reads the form up to its file.
 * @throws Refused: unsupported_media, too_large, invalid_input
 */
export async function readMultipart(request: FastifyRequest, maxBytes: number): Promise<MultipartForm> {
  try {
    // The parser would wait forever for the rest of a request that broke off while we asked who sends it.
    if (request.raw.destroyed && !request.raw.complete) throw requestAborted()
    if (!request.isMultipart()) refuse('unsupported_media')
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + OVERHEAD) refuse('too_large')
    return await readToFile(request, maxBytes)
  } catch (error) {
    drain(request.raw)
    throw asRefusal(error)
  }
}

/** Past the parser, which waits for ever for a reader of the file once that one broke off. */
function drain(raw: FastifyRequest['raw']): void {
  raw.unpipe()
  raw.resume()
}

function requestAborted(): Error {
  return Object.assign(new Error('The request broke off'), { code: 'ECONNRESET' })
}

/** What the parser of forms complains of without a code of its own: a form that is none, or breaks off. */
function asRefusal(error: unknown): unknown {
  const isBrokenForm = error instanceof Error && !(error instanceof Refused) && !('code' in error)
  return isBrokenForm ? new Refused('invalid_input', {}) : error
}

async function readToFile(request: FastifyRequest, maxBytes: number): Promise<MultipartForm> {
  const limits = { files: 1, fields: 1, parts: 2, fieldSize: 64 * 1024, fileSize: maxBytes, headerPairs: 20 }
  let body: unknown = {}
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      // No file system and no database knows names with NUL.
      if (part.fieldname !== 'file' || part.filename.includes('\0')) refuse('invalid_input')
      return { body, file: uploaded(part), drain: () => drain(request.raw) }
    }
    if (part.fieldname !== 'body' || part.valueTruncated) refuse('invalid_input')
    body = typeof part.value === 'string' ? parsed(part.value) : part.value
  }
  refuse('invalid_input')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
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
    name: filename.slice(0, 200),
    chunks,
    buffer: () => buffer(chunks()),
    digest() {
      if (digest === undefined) throw new Error('The upload was not read yet')
      return digest
    },
  }
}
