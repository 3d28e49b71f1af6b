import type { Clock } from '@seaport/runner/clock'
import { NetworkError } from '../outcome.ts'
import { type Begun, canBe, isSameText, sendOnce, type WriteResult } from '../send-once.ts'
import type { XClient } from './client.ts'
import * as api from './endpoint.ts'

/** The author of a write. */
export interface XAuthor {
  client: XClient
  id: string
  handle: string
  clock: Pick<Clock, 'now' | 'wait'>
  begun: Begun
  signal: AbortSignal
}

interface NewPost {
  text: string
  community?: string
  /** Uploaded pictures, or one video. */
  media?: readonly string[]
}

/** Publishes a post, in a community where one is named. @throws {NetworkError} */
export function publish(author: XAuthor, { text, community, media = [] }: NewPost): Promise<WriteResult> {
  const body = {
    ...(text !== '' && { text }),
    ...(community !== undefined && { community_id: community }),
    ...(media.length > 0 && { media: { media_ids: media } }),
  }
  return createOnce(author, body, () => true)
}

/**
 * Replies to a post: X allows this to an app only if the post's author mentioned or quoted the account, or in the account's own thread.
 * @throws {NetworkError} target_unavailable otherwise, before anything is sent
 */
export async function reply(author: XAuthor, to: { post: string; text: string }): Promise<WriteResult> {
  if (!(await mayReply(author, to.post))) throw new NetworkError({ kind: 'target_unavailable' })
  const body = { text: to.text, reply: { in_reply_to_tweet_id: to.post } }
  return createOnce(author, body, ({ references }) =>
    references.some(({ type, id }) => type === 'replied_to' && id === to.post),
  )
}

async function mayReply({ client, id, handle, signal }: XAuthor, postId: string): Promise<boolean> {
  const wish = { posts: true } as const
  const { data } = await client.request(api.postById, { params: { id: postId }, wish, signal })
  if (data.author_id === id) return true
  if (new RegExp(`(?<![\\w@])@${handle}(?!\\w)`, 'i').test(data.text)) return true
  const quoted = data.references.find(({ type }) => type === 'quoted')
  if (!quoted) return false
  const { data: original } = await client.request(api.postById, { params: { id: quoted.id }, wish, signal })
  return original.author_id === id
}

function createOnce(
  { client, id, begun, signal }: XAuthor,
  body: { text?: string; media?: unknown },
  isIt: (post: api.XPost) => boolean,
): Promise<WriteResult> {
  return sendOnce(
    async () => (await client.request(api.createPost, { body, signal })).data,
    async () => {
      const query = { max_results: api.userPosts.page[0] }
      const { data } = await client.request(api.userPosts, {
        params: { id },
        query,
        wish: { posts: true },
        signal,
      })
      const words = body.media ? withoutMediaLink : (text: string) => text
      return (
        data.find(
          (post) =>
            isIt(post) &&
            canBe(begun, { id: post.id, at: post.created_at }) &&
            isSameText(words(post.text), body.text ?? ''),
        ) ?? null
      )
    },
  )
}

/** X appends a link to the media to a post's text. */
const withoutMediaLink = (shown: string) => shown.replace(/\s*https?:\/\/\S+$/, '')

/**
 * Messages a person who accepts messages from the account.
 * @throws {NetworkError} target_unavailable if the person does not, before anything is sent
 */
export async function sendMessage(
  author: XAuthor,
  to: { person: string; text: string },
): Promise<WriteResult> {
  await checkConsent(author, to.person)
  const { client, id, begun, signal } = author
  const params = { participant_id: to.person }
  return sendOnce(
    async () => {
      const { data } = await client.request(api.messageTo, { params, body: { text: to.text }, signal })
      return { id: data.dm_event_id }
    },
    async () => {
      const query = { max_results: 20, 'dm_event.fields': 'text,created_at', expansions: 'sender_id' }
      const { data } = await client.request(api.messagesWith, { params, query, signal })
      return data.find((said) => isOwn(said, id, begun) && isSameText(said.text, to.text)) ?? null
    },
  )
}

/** Writes into a conversation of the account, a group's too. @throws {NetworkError} */
export function writeInConversation(
  { client, id, begun, signal }: XAuthor,
  to: { conversation: string; text: string; media?: string | undefined },
): Promise<WriteResult> {
  const params = { id: to.conversation }
  const hasMedia = to.media !== undefined
  const body = {
    ...(to.text !== '' && { text: to.text }),
    ...(hasMedia && { attachments: [{ media_id: to.media }] }),
  }
  return sendOnce(
    async () => {
      const { data } = await client.request(api.messageIn, { params, body, signal })
      return { id: data.dm_event_id }
    },
    async () => {
      const query = { max_results: 20, 'dm_event.fields': 'text,created_at', expansions: 'sender_id' }
      const { data } = await client.request(api.messagesIn, { params, query, signal })
      const words = hasMedia ? withoutMediaLink : (text: string) => text
      return data.find((said) => isOwn(said, id, begun) && isSameText(words(said.text), to.text)) ?? null
    },
  )
}

type Message = { id: string; sender_id?: string | null | undefined; created_at?: string | null | undefined }

const isOwn = (said: Message, own: string, begun: Begun) =>
  said.sender_id === own && canBe(begun, { id: said.id, at: said.created_at })

async function checkConsent({ client, signal }: XAuthor, id: string): Promise<void> {
  const query = { 'user.fields': 'receives_your_dm' }
  const { data } = await client.request(api.consentOf, { params: { id }, query, signal })
  if (data.receives_your_dm !== true) throw new NetworkError({ kind: 'target_unavailable' })
}
