import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Upload } from '../context.ts'
import { newId } from '../world/acts.ts'
import type { Medium } from '../world/types.ts'
import { readBody } from './body.ts'
import type { Call, Define } from './endpoint.ts'
import { forbidden, invalidRequest } from './errors.ts'

const WRITE = ['media.write']
const LARGEST_PART = 5 * 1024 * 1024
/** Number of status requests until a video is ready. */
const VIDEO_POLLS = 2

const Begin = z.strictObject({
  media_type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4']),
  total_bytes: z.int().min(1).max(17_179_869_184),
  media_category: z.enum(['tweet_image', 'tweet_video', 'tweet_gif', 'dm_image', 'dm_video', 'dm_gif']),
  shared: z.boolean().optional(),
})
/** A multipart form sends the segment's number as text; JSON sends the bytes in base64. */
const Part = z.strictObject({
  segment_index: z.coerce.number().int().min(0).max(999),
  media: z.union([z.instanceof(Uint8Array), z.base64().transform((text) => Buffer.from(text, 'base64'))]),
})
const Described = z.strictObject({
  id: z.string(),
  metadata: z.object({ alt_text: z.strictObject({ text: z.string().min(1).max(1000) }).optional() }),
})

const badMedia = (id: string, message: string) => invalidRequest({ name: 'media_id', values: [id], message })

function begin(call: Call) {
  const { world, media } = call.sandbox
  const wish = readBody(Begin, call.body)
  call.params.done()
  const upload: Upload = {
    id: newId(world, world.now()),
    owner: call.me.index,
    type: wish.media_type,
    category: wish.media_category,
    size: wish.total_bytes,
    parts: new Map(),
    state: 'begun',
    polls: wish.media_category.endsWith('video') ? VIDEO_POLLS : 0,
  }
  media.set(upload.id, upload)
  return { body: { data: shown(upload) } }
}

const shown = ({ id, type }: Upload) => ({
  id,
  media_key: `${type.startsWith('video') ? 13 : 3}_${id}`,
  expires_after_secs: 86_400,
})

function own(call: Call, id: string): Upload {
  const upload = call.sandbox.media.get(id)
  if (!upload) throw badMedia(id, 'Invalid media id')
  if (upload.owner !== call.me.index) throw forbidden()
  return upload
}

function append(call: Call) {
  const upload = own(call, call.path('id'))
  const { segment_index, media } = readBody(Part, call.body)
  call.params.done()
  if (upload.state !== 'begun') throw badMedia(upload.id, 'The upload is finished')
  if (media.length === 0 || media.length > LARGEST_PART)
    throw badMedia(upload.id, 'A segment has at most 5 MB')
  upload.parts.set(segment_index, Buffer.from(media))
  return { body: { data: { expires_at: Math.floor(call.sandbox.world.now() / 1000) + 86_400 } } }
}

function finish(call: Call) {
  const upload = own(call, call.path('id'))
  call.params.done()
  const numbers = [...upload.parts.keys()].sort((a, b) => a - b)
  const sum = [...upload.parts.values()].reduce((bytes, part) => bytes + part.length, 0)
  if (numbers.some((number, at) => number !== at) || sum !== upload.size)
    throw badMedia(upload.id, 'Segments do not add up to provided total file size.')
  upload.state = upload.polls > 0 ? 'processing' : 'ready'
  return { body: { data: { ...shown(upload), size: sum, ...processing(upload) } } }
}

function processing({ state, polls }: Upload) {
  if (state === 'processing')
    return {
      processing_info: { state: polls === VIDEO_POLLS ? 'pending' : 'in_progress', check_after_secs: 1 },
    }
  return { processing_info: { state: 'succeeded', progress_percent: 100 } }
}

function status(call: Call) {
  const id = call.params.text('media_id') ?? ''
  call.params.text('command')
  call.params.done()
  const upload = own(call, id)
  if (upload.state === 'processing') upload.polls -= 1
  if (upload.state === 'processing' && upload.polls <= 0) upload.state = 'ready'
  return { body: { data: { ...shown(upload), ...processing(upload) } } }
}

function describe(call: Call) {
  const { id, metadata } = readBody(Described, call.body)
  call.params.done()
  const upload = own(call, id)
  if (metadata.alt_text) upload.alt = metadata.alt_text.text
  return { body: { data: { id, associated_metadata: metadata } } }
}

/** Media of a post or message. @throws XError if X would refuse them */
export function mediaOf(call: Call, ids: readonly string[], place: 'tweet' | 'dm'): Medium[] {
  const uploads = ids.map((id) => own(call, id))
  const unfit = uploads.find(({ state, category }) => state !== 'ready' || !category.startsWith(place))
  if (unfit) throw badMedia(unfit.id, 'Your media IDs are invalid.')
  if (uploads.length > 1 && uploads.some(({ type }) => type.startsWith('video')))
    throw badMedia(ids.join(), 'A video is alone in its post.')
  return uploads.map(({ type, size, alt, parts }) => ({
    type,
    size,
    digest: digestOf([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)),
    ...(alt !== undefined && { alt }),
  }))
}

function digestOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Chunked uploads, and alternative texts. */
export function mediaRoutes(define: Define): void {
  define({ method: 'POST', url: '/2/media/upload/initialize', scopes: WRITE, answer: begin })
  define({ method: 'POST', url: '/2/media/upload/:id/append', scopes: WRITE, answer: append })
  define({ method: 'POST', url: '/2/media/upload/:id/finalize', scopes: WRITE, answer: finish })
  define({ method: 'GET', url: '/2/media/upload', scopes: WRITE, answer: status })
  define({ method: 'POST', url: '/2/media/metadata', scopes: WRITE, answer: describe })
}
