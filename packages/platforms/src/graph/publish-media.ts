import { z } from 'zod'
import { parseJson, readLimited } from '../body.ts'
import { NetworkError, noResponseError, ofFile, retryLater } from '../outcome.ts'
import { untilReady } from '../poll.ts'
import { canBe, isSameText, type WriteResult } from '../send-once.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readGraphLimits } from '../told-limits.ts'
import { isOwnError, outcomeOfGraph } from './outcomes.ts'
import * as shape from './shapes.ts'
import type { GraphAuthor } from './write.ts'

/** A picture, which Instagram fetches from a public address, or a video, which it fetches or receives by upload. */
export type Media =
  | { kind: 'image'; url: string; caption: string }
  | { kind: 'video'; url: string; caption: string }
  | { kind: 'video_upload'; file: Blob; caption: string }
  /** Two to ten pictures that form one post. */
  | { kind: 'carousel'; urls: readonly string[]; caption: string }

export interface Uploading {
  /** Host of resumable uploads. */
  upload_base: string
  version: string
  /** The account's token, sent in a header of uploads. */
  token(): Promise<string>
  fetch?: typeof fetch
}

/** Maximum restarts of an upload, even if each one transfers some bytes. */
const MOST_PARTS = 12
const MOST_ANSWER_BYTES = 64 * 1024
/** Parsed strictly, so that a captive portal's page does not pass. */
const Uploaded = z.object({ success: z.literal(true) })
const UPLOAD_TIMEOUT_MS = 10 * 60_000
const Limit = z.object({
  data: z.array(z.object({ quota_usage: z.int(), config: z.object({ quota_total: z.int() }).optional() })),
})
const PUBLISHED_A_DAY = 100

/**
 * Publishes a picture or a video: checks the day's limit, creates a container, waits for it, and publishes it once.
 * @throws {NetworkError} unknown if it can't be determined whether it was published
 */
export async function publishMedia(
  author: GraphAuthor,
  media: Media,
  uploading: Uploading,
): Promise<WriteResult> {
  await checkLimit(author)
  const container =
    media.kind === 'carousel' ? await createCarousel(author, media) : await createContainer(author, media)
  if (media.kind === 'video_upload') await upload(author, container, media.file, uploading)
  await ready(author, container)
  return publishContainer(author, container, media.caption)
}

async function checkLimit({ client, id, clock, signal }: GraphAuthor): Promise<void> {
  const path = `/${id}/content_publishing_limit`
  const query = { fields: 'quota_usage,config' }
  const { data } = await client.request({ path, query, answer: Limit, signal })
  const [usage] = data
  if (usage && usage.quota_usage >= (usage.config?.quota_total ?? PUBLISHED_A_DAY))
    throw retryLater('rate_limit', clock.now() + 60 * 60_000)
}

/**
 * Looks among the newest media for a post that may have been published.
 * @throws {NetworkError} unknown if there is none
 */
export async function findPublished(
  { client, id, begun, signal }: GraphAuthor,
  caption: string,
): Promise<WriteResult> {
  const query = { fields: 'id,caption,timestamp', limit: 10 }
  const { data } = await client.request({ path: `/${id}/media`, query, answer: shape.MediaRows, signal })
  const found = data.find(
    (one) => canBe(begun, { id: one.id, at: one.timestamp }) && isSameText(one.caption ?? '', caption),
  )
  if (!found) throw new NetworkError({ kind: 'unknown' })
  return found
}

type Single = Exclude<Media, { kind: 'carousel' }>

function createContainer(author: GraphAuthor, media: Single): Promise<string> {
  const source =
    media.kind === 'image'
      ? { image_url: media.url }
      : media.kind === 'video'
        ? { media_type: 'REELS', video_url: media.url }
        : { media_type: 'REELS', upload_type: 'resumable' }
  return makeContainer(author, { ...source, caption: media.caption })
}

/** Each picture gets its own container, and the post's container references them. */
async function createCarousel(
  author: GraphAuthor,
  { urls, caption }: Media & { kind: 'carousel' },
): Promise<string> {
  const children: string[] = []
  for (const image_url of urls)
    children.push(await makeContainer(author, { image_url, is_carousel_item: true }))
  for (const child of children) await ready(author, child)
  return makeContainer(author, { media_type: 'CAROUSEL', children: children.join(','), caption })
}

/** A container whose answer was lost is never published and expires, so creating another one is safe. */
async function makeContainer(
  { client, id, signal }: GraphAuthor,
  body: Record<string, unknown> & { caption?: string },
): Promise<string> {
  try {
    const path = `/${id}/media`
    return (await client.request({ method: 'POST', path, body, answer: shape.Made, signal })).id
  } catch (error) {
    const isLost = error instanceof NetworkError && error.outcome.kind === 'unknown'
    throw isLost ? noResponseError(error) : ofFile(error, body.caption)
  }
}

const Status = z.object({
  video_status: z.object({ uploading_phase: z.object({ bytes_transferred: z.int().optional() }) }).optional(),
})

/** Uploads from the offset that the network reports; an interrupted upload continues as long as bytes arrive. */
async function upload(
  author: GraphAuthor,
  container: string,
  file: Blob,
  uploading: Uploading,
): Promise<void> {
  const { client, signal } = author
  for (let offset = 0, before = -1, parts = 0; offset < file.size; parts += 1) {
    if (offset <= before || parts >= MOST_PARTS) throw retryLater('network_unreachable', null)
    before = offset
    const isDone = await send(author, file, offset, { container, uploading })
    if (isDone) return
    const query = { fields: 'video_status' }
    const { video_status } = await client.request({ path: `/${container}`, query, answer: Status, signal })
    offset = video_status?.uploading_phase.bytes_transferred ?? 0
  }
}

/** @returns whether the network has the complete file */
async function send(
  { clock, signal }: GraphAuthor,
  file: Blob,
  offset: number,
  { container, uploading }: { container: string; uploading: Uploading },
): Promise<boolean> {
  const url = `${uploading.upload_base.replace(/\/+$/, '')}/ig-api-upload/${uploading.version}/${container}`
  const headers = {
    authorization: `OAuth ${await uploading.token()}`,
    'content-type': 'application/octet-stream',
    offset: String(offset),
    file_size: String(file.size),
  }
  try {
    return await withTimeLimit(signal, UPLOAD_TIMEOUT_MS, async (limited) => {
      const body = file.slice(offset)
      const response = await (uploading.fetch ?? fetch)(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: limited,
      })
      const answer = parseJson(await readLimited(response, MOST_ANSWER_BYTES))
      const refusal = refusalOf(response, answer, clock.now())
      if (refusal) throw refusal
      return response.ok && Uploaded.safeParse(answer).success
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NetworkError) throw error
    return false
  }
}

/** Refusal of a file by the upload host. */
const Refused = z.object({ debug_info: z.object({ retriable: z.literal(false), message: z.string() }) })

/** @returns the reason of a refused upload; null if it may continue, as after a gateway's page */
function refusalOf({ status, headers }: Response, answer: unknown, now: number): NetworkError | null {
  const { retryAt } = readGraphLimits(headers, now)
  if (isOwnError(answer) || (status === 429 && retryAt !== null))
    return new NetworkError(outcomeOfGraph(status, answer, now, retryAt))
  const refused = Refused.safeParse(answer)
  if (!refused.success) return null
  // The token, although it was valid a moment ago: https://developers.facebook.com/docs/instagram-platform/content-publishing/resumable-uploads.
  return /unauthorized/i.test(refused.data.debug_info.message)
    ? retryLater('network_fault', null)
    : new NetworkError({ kind: 'file_refused' })
}

/**
 * Codes after which the same media may pass with a new container: Instagram's server failed, or could not fetch the media. Source:
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes; 2207003: gitroomhq/postiz-app#2000.
 */
const PASSING = /\b22070(?:01|03|20|32|53)\b/

/** A container expires after a day. */
function ready(author: GraphAuthor, container: string): Promise<void> {
  return untilReady(author, async () => {
    const { status_code, status = '' } = await statusOf(author, container).catch(notThereYet)
    if (status_code === 'FINISHED') return null
    if (status_code === 'IN_PROGRESS') return 0
    if (status_code === 'EXPIRED' || PASSING.test(status)) throw retryLater('network_fault', null)
    throw new NetworkError({ kind: 'file_refused' })
  })
}

/** Graph may not know a container that it has just made: gitroomhq/postiz-app#1562. */
function notThereYet(error: unknown): Pick<z.infer<typeof shape.Container>, 'status_code' | 'status'> {
  if (error instanceof NetworkError && error.outcome.kind === 'gone')
    return { status_code: 'IN_PROGRESS', status: '' }
  throw error
}

function statusOf({ client, signal }: GraphAuthor, container: string) {
  const query = { fields: 'status_code,status' }
  return client.request({ path: `/${container}`, query, answer: shape.Container, signal })
}

const PUBLISH_TRIES = 4
const PUBLISH_PAUSE_MS = 15_000

/**
 * If the answer is lost or refuses, the container tells whether it was published, and the newest media contain the post: Instagram also says of what it
 * has published that the action is blocked (gitroomhq/postiz-app#1681). A container whose answer was lost and that is not published may still be in progress:
 * the same container is published again, which Instagram does only once. A new container could become a second post.
 */
async function publishContainer(
  author: GraphAuthor,
  container: string,
  caption: string,
): Promise<WriteResult> {
  const { client, id, clock, signal } = author
  const path = `/${id}/media_publish`
  const body = { creation_id: container }
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.request({ method: 'POST', path, body, answer: shape.Made, signal })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof NetworkError)) throw error
      // The question would be refused too.
      if (error.outcome.kind === 'sign_in_again' && tries === 1) throw error
      const isInDoubt = error.outcome.kind === 'unknown'
      const state = await statusOf(author, container).catch(() => null)
      if (state?.status_code === 'PUBLISHED')
        return findPublished(author, caption).catch(() => ({ id: container }))
      if (!isInDoubt && tries === 1) throw error
      if (!isInDoubt || state?.status_code !== 'FINISHED' || tries === PUBLISH_TRIES)
        throw new NetworkError({ kind: 'unknown' }, { cause: error })
    }
    await clock.wait(PUBLISH_PAUSE_MS, signal)
  }
}
