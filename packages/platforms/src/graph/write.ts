import type { Clock } from '@seaport/runner/clock'
import { z } from 'zod'
import { NetworkError, noResponseError, ofFile } from '../outcome.ts'
import { untilReady } from '../poll.ts'
import { type Begun, canBe, isSameText, sendOnce, type WriteResult } from '../send-once.ts'
import type { GraphClient } from './client.ts'
import * as shape from './shapes.ts'

/** The author of a write: a Page, or an Instagram account, with the permissions of its login. */
export interface GraphAuthor {
  client: GraphClient
  /** Id of the Page or Instagram account. */
  id: string
  clock: Clock
  begun: Begun
  signal: AbortSignal
}

const NEWEST = 10

/** Publishes on the account's own Page. @throws {NetworkError} */
export function publishOnPage(
  author: GraphAuthor,
  post: { message: string; link?: string },
): Promise<WriteResult> {
  return postOnce(author, `/${author.id}/feed`, { ...post }, post.message)
}

/** Pictures or a video of a script that a Page shows; Facebook fetches them from a public address. */
export interface PageMedia {
  message: string
  pictures: readonly string[]
  video?: string | undefined
}

/**
 * Publishes pictures or a video on the account's own Page. Several pictures are first uploaded unpublished and then form one post; a lost one stays
 * unpublished, so another may be created. Those of a refused post are deleted.
 * @throws {NetworkError}
 */
export async function publishMediaOnPage(author: GraphAuthor, media: PageMedia): Promise<WriteResult> {
  const { id } = author
  const { message, pictures, video } = media
  if (video !== undefined) return publishVideo(author, video, message)
  const [first] = pictures
  if (pictures.length === 1)
    return postOnce(author, `/${id}/photos`, { url: first, caption: message }, message).catch(
      rejectFile(message),
    )
  const attached: { media_fbid: string }[] = []
  try {
    for (const url of pictures) attached.push({ media_fbid: await unseenPicture(author, url) })
    return await postOnce(author, `/${id}/feed`, { message, attached_media: attached }, message)
  } catch (error) {
    if (isOfThePost(error)) for (const { media_fbid } of attached) await deletePicture(author, media_fbid)
    throw error
  }
}

/**
 * Facebook returns a video's id before it has processed the file, and shows no post of one that it can't process:
 * https://developers.facebook.com/docs/graph-api/reference/video-status.
 */
function publishVideo(author: GraphAuthor, file_url: string, message: string): Promise<WriteResult> {
  const { client, id, signal } = author
  const path = `/${id}/videos`
  const body = { file_url, description: message }
  const scopes = ['pages_manage_posts']
  return sendOnce(
    async () => {
      const made = await client.request({ method: 'POST', path, body, answer: shape.Made, scopes, signal })
      await untilProcessed(author, made.id)
      return made
    },
    () => findOnPage(author, message),
  ).catch(rejectFile(message))
}

/** @throws {NetworkError} file_refused if Facebook can't process the video; unknown if it does not say in time: it has the video, which is not sent again */
async function untilProcessed(author: GraphAuthor, video: string): Promise<void> {
  let isRefused = false
  try {
    await untilReady(author, async () => {
      const status = await videoStatusOf(author, video)
      isRefused = status === 'error' || status === 'expired'
      if (isRefused) throw new NetworkError({ kind: 'file_refused' })
      return status === 'ready' ? null : 0
    })
  } catch (error) {
    author.signal.throwIfAborted()
    throw isRefused ? error : new NetworkError({ kind: 'unknown' }, { cause: error })
  }
}

/** @returns undefined if Facebook does not say at the moment */
async function videoStatusOf({ client, signal }: GraphAuthor, video: string): Promise<string | undefined> {
  const query = { fields: 'status' }
  try {
    const { status } = await client.request({ path: `/${video}`, query, answer: shape.Video, signal })
    return status?.video_status
  } catch (error) {
    const isPassing =
      error instanceof NetworkError && (error.outcome.kind === 'retry' || error.outcome.kind === 'gone')
    if (isPassing) return undefined
    throw error
  }
}

/** Rethrows the error of a request that hands over a picture or a video, with its text. */
const rejectFile = (text: string) => (error: unknown) => {
  throw ofFile(error, text)
}

/** Refusals of this post alone. After any other one, the network would refuse the deletions too, or the post may show the pictures. */
const OF_THE_POST = ['duplicate', 'bad_request', 'file_refused', 'text_too_long', 'target_unavailable']
const isOfThePost = (error: unknown) =>
  error instanceof NetworkError && OF_THE_POST.includes(error.outcome.kind)

/** Best effort: nobody but the Page sees an unpublished picture. https://developers.facebook.com/docs/graph-api/reference/photo#Deleting */
async function deletePicture({ client, signal }: GraphAuthor, picture: string): Promise<void> {
  const scopes = ['pages_manage_posts']
  const deletion = client.request({
    method: 'DELETE',
    path: `/${picture}`,
    answer: z.unknown(),
    scopes,
    signal,
  })
  await deletion.catch(() => undefined)
}

async function unseenPicture({ client, id, signal }: GraphAuthor, url: string): Promise<string> {
  try {
    const body = { url, published: false }
    const scopes = ['pages_manage_posts']
    const path = `/${id}/photos`
    return (await client.request({ method: 'POST', path, body, answer: shape.Made, scopes, signal })).id
  } catch (error) {
    const isLost = error instanceof NetworkError && error.outcome.kind === 'unknown'
    throw isLost ? noResponseError(error) : ofFile(error)
  }
}

/** Looks among the Page's newest posts for the text of one that may have been published. @throws {NetworkError} unknown if there is none */
export async function findOnPage(
  { client, id, begun, signal }: GraphAuthor,
  message: string,
): Promise<WriteResult> {
  const query = { fields: 'id,message,created_time,attachments{target}', limit: NEWEST }
  const { data } = await client.request({ path: `/${id}/feed`, query, answer: shape.PagePosts, signal })
  const found = data.find(
    (post) =>
      canBe(begun, { id: post.id, at: post.created_time }) &&
      // A video is identified by its own id: its post's id comes later than the answer, if at all.
      !post.attachments?.data.some(({ target }) => begun.isKnown(target.id)) &&
      isSameText(post.message ?? '', message),
  )
  if (!found) throw new NetworkError({ kind: 'unknown' })
  return found
}

function postOnce(
  author: GraphAuthor,
  path: string,
  body: Record<string, unknown>,
  message: string,
): Promise<WriteResult> {
  const { client, signal } = author
  const scopes = ['pages_manage_posts']
  return sendOnce(
    () => client.request({ method: 'POST', path, body, answer: shape.Made, scopes, signal }),
    () => findOnPage(author, message),
  )
}

/** Comments on a post of the Page, or replies to a comment there, as the Page. @throws {NetworkError} */
export function commentOnPage(
  author: GraphAuthor,
  on: { object: string; message: string },
): Promise<WriteResult> {
  const { client, id, begun, signal } = author
  const path = `/${on.object}/comments`
  const body = { message: on.message }
  const scopes = ['pages_manage_engagement']
  return sendOnce(
    () => client.request({ method: 'POST', path, body, answer: shape.Made, scopes, signal }),
    async () => {
      const query = { fields: 'id,message,created_time,from{id}', order: 'reverse_chronological', limit: 50 }
      const { data } = await client.request({ path, query, answer: shape.Comments, signal })
      return (
        data.find(
          (said) =>
            said.from?.id === id &&
            canBe(begun, { id: said.id, at: said.created_time }) &&
            isSameText(said.message, on.message),
        ) ?? null
      )
    },
  )
}

/** Comments on the account's own media, or replies to a comment there. @throws {NetworkError} */
export function commentOnMedia(
  author: GraphAuthor,
  on: { media: string; comment?: string; message: string },
): Promise<WriteResult> {
  const { client, id, begun, signal } = author
  const path = on.comment === undefined ? `/${on.media}/comments` : `/${on.comment}/replies`
  return sendOnce(
    () => client.request({ method: 'POST', path, body: { message: on.message }, answer: shape.Made, signal }),
    async () => {
      const query = { fields: 'id,text,timestamp,from{id}', limit: 50 }
      const { data } = await client.request({ path, query, answer: shape.InstagramComments, signal })
      return (
        data.find(
          (said) =>
            said.from?.id === id &&
            canBe(begun, { id: said.id, at: said.timestamp }) &&
            isSameText(said.text, on.message),
        ) ?? null
      )
    },
  )
}

const DAY_MS = 24 * 60 * 60_000
const COMMENT_WINDOW_MS = 7 * DAY_MS
const Sent = z.object({ message_id: z.string(), recipient_id: z.string().optional() })

export interface Message {
  /** The person's id for this Page or account. */
  person: string
  text: string
  platform: 'messenger' | 'instagram'
  /** Written by a person of the team, for whom the window is seven days instead of one. Never set for automatic messages. */
  byPerson: boolean
  /** The person's comment under a post of the account. */
  comment?: { id: string; at: string } | null
}

/**
 * Messages a person who wrote to the account within the window, else replies privately to their comment, once and within seven days.
 * @throws {NetworkError} target_unavailable if the window is closed, before anything is sent
 */
export async function sendMessage(author: GraphAuthor, message: Message): Promise<WriteResult> {
  const { client, id, signal, clock } = author
  const last = await lastWords(author, message)
  const isOpen = last !== null && clock.now() - last < (message.byPerson ? 7 : 1) * DAY_MS
  if (!isOpen && message.comment && clock.now() - Date.parse(message.comment.at) < COMMENT_WINDOW_MS)
    return replyPrivately(author, { ...message, comment: message.comment.id })
  if (!isOpen) throw new NetworkError({ kind: 'target_unavailable' })
  const isLate = clock.now() - last >= DAY_MS
  const kind = isLate ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : { messaging_type: 'RESPONSE' }
  const body = { recipient: { id: message.person }, message: { text: message.text }, ...kind }
  return sendOnce(
    async () => {
      const path = `/${id}/messages`
      const { message_id } = await client.request({ method: 'POST', path, body, answer: Sent, signal })
      return { id: message_id }
    },
    () => findSaid(author, message),
  )
}

const CommentTime = z.object({ created_time: z.string().optional(), timestamp: z.string().optional() })

/**
 * Replies privately to the author of a comment: once per comment, within seven days.
 * @throws {NetworkError} target_unavailable if the comment is older, before anything is sent
 */
export async function replyPrivately(
  author: GraphAuthor,
  to: Pick<Message, 'text' | 'platform'> & { comment: string; person?: string },
): Promise<WriteResult> {
  const { client, id, signal, clock } = author
  const query = { fields: to.platform === 'instagram' ? 'timestamp' : 'created_time' }
  const said = await client.request({ path: `/${to.comment}`, query, answer: CommentTime, signal })
  const at = Date.parse(said.created_time ?? said.timestamp ?? '')
  // Without a time, the network decides whether the comment is too old.
  if (clock.now() - at >= COMMENT_WINDOW_MS) throw new NetworkError({ kind: 'target_unavailable' })
  const body = { recipient: { comment_id: to.comment }, message: { text: to.text } }
  return sendOnce(
    async () => {
      const path = `/${id}/messages`
      const { message_id } = await client.request({ method: 'POST', path, body, answer: Sent, signal })
      return { id: message_id }
    },
    async () => (to.person === undefined ? null : findSaid(author, { ...to, person: to.person })),
  )
}

/** Looks among recent messages to a person for one that may have been sent. @throws {NetworkError} unknown if there is none */
export async function findMessage(
  author: GraphAuthor,
  message: Pick<Message, 'person' | 'platform' | 'text'>,
): Promise<WriteResult> {
  const found = await findSaid(author, message)
  if (!found) throw new NetworkError({ kind: 'unknown' })
  return found
}

/** @returns a recent message of the account to a person with this text */
async function findSaid(
  author: GraphAuthor,
  message: Pick<Message, 'person' | 'platform' | 'text'>,
): Promise<WriteResult | null> {
  const thread = await threadWith(author, message)
  return (
    thread.find(
      (said) =>
        said.from?.id === author.id &&
        canBe(author.begun, { id: said.id, at: said.created_time }) &&
        isSameText(said.message, message.text),
    ) ?? null
  )
}

async function threadWith(
  { client, id, signal }: GraphAuthor,
  { person, platform }: Pick<Message, 'person' | 'platform'>,
) {
  const { data } = await client.request({
    path: `/${id}/conversations`,
    query: { platform, user_id: person, fields: 'id,messages{id,message,from,created_time}' },
    answer: shape.Conversations,
    signal,
  })
  return data[0]?.messages?.data ?? []
}

/** @returns when the person last wrote, ms since the epoch; null = never */
async function lastWords(author: GraphAuthor, message: Message): Promise<number | null> {
  const thread = await threadWith(author, message)
  const times = thread.flatMap(({ from, created_time }) =>
    from?.id === message.person && created_time ? [Date.parse(created_time)] : [],
  )
  return times.length > 0 ? Math.max(...times) : null
}
