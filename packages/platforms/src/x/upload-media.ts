import { NetworkError, noResponseError, ofFile } from '../outcome.ts'
import { untilReady } from '../poll.ts'
import * as api from './endpoint.ts'
import type { XAuthor } from './write.ts'

/** A picture or a video for a post, or for a message. */
export interface XMedia {
  kind: 'image' | 'video'
  /** As `image/png`. */
  type: string
  content: Blob
  place: 'tweet' | 'dm'
  /** Alternative text. */
  alt?: string
}

/** Part size, below the 5 MB that X accepts. */
const PART_BYTES = 4 * 1024 * 1024

/**
 * Uploads in parts, and waits until X has the media ready. An upload is invisible until it is posted, so a failed one can be restarted. @returns its
 * id. @throws {NetworkError}
 */
export async function uploadMedia(author: XAuthor, media: XMedia): Promise<string> {
  try {
    return await upload(author, media)
  } catch (error) {
    const isLost = error instanceof NetworkError && error.outcome.kind === 'unknown'
    throw isLost ? noResponseError(error) : ofFile(error)
  }
}

async function upload(author: XAuthor, { kind, type, content, place, alt }: XMedia): Promise<string> {
  const { client, signal } = author
  const { data } = await client.request(api.beginUpload, {
    body: { media_type: type, total_bytes: content.size, media_category: `${place}_${kind}` },
    signal,
  })
  const params = { id: data.id }
  for (let index = 0; index * PART_BYTES < content.size; index += 1) {
    const body = new FormData()
    body.set('segment_index', String(index))
    body.set('media', content.slice(index * PART_BYTES, (index + 1) * PART_BYTES))
    await client.request(api.appendUpload, { params, body, signal })
  }
  const finished = await client.request(api.finishUpload, { params, signal })
  await ready(author, finished.data)
  if (alt) {
    const body = { id: data.id, metadata: { alt_text: { text: alt } } }
    await client.request(api.describeMedia, { body, signal })
  }
  return data.id
}

type Upload = Awaited<ReturnType<typeof readStatus>>

function ready(author: XAuthor, { id, processing_info }: Upload): Promise<void> {
  let read = async () => processing_info
  return untilReady(author, async () => {
    const state = await read()
    read = async () => (await readStatus(author, id)).processing_info
    if (!state || state.state === 'succeeded') return null
    // A file that X can't read stays "in_progress", with an error beside it (github.com/ryanmcgrath/twython/issues/549).
    if (state.state === 'failed' || state.error) throw new NetworkError({ kind: 'file_refused' })
    return (state.check_after_secs ?? 0) * 1000
  })
}

async function readStatus({ client, signal }: XAuthor, id: string) {
  const query = { command: 'STATUS', media_id: id }
  return (await client.request(api.uploadStatus, { query, signal })).data
}
