import type { Clock } from '@seaport/runner/clock'
import { z } from 'zod'
import { isSameText, type Landed, sendOnce } from '../landed.ts'
import { NetworkError } from '../outcome.ts'
import type { GraphClient } from './client.ts'
import * as shape from './shapes.ts'

/** Who writes: a Page, or an Instagram account, with the permissions that its login names. */
export interface GraphAuthor {
  client: GraphClient
  /** Id of the Page or Instagram account. */
  id: string
  clock: Clock
  signal: AbortSignal
}

const NEWEST = 10

/** Publishes on the account's own Page. @throws {NetworkError} */
export function publishOnPage(
  author: GraphAuthor,
  post: { message: string; link?: string },
): Promise<Landed> {
  const { client, id, signal } = author
  const path = `/${id}/feed`
  const scopes = ['pages_manage_posts']
  return sendOnce(
    () => client.request({ method: 'POST', path, body: { ...post }, answer: shape.Made, scopes, signal }),
    async () => {
      const query = { fields: 'id,message', limit: NEWEST }
      const { data } = await client.request({ path, query, answer: shape.PagePosts, signal })
      return data.find(({ message }) => isSameText(message ?? '', post.message)) ?? null
    },
  )
}

/** Comments on a post of the Page's own, or answers a comment there, as the Page. @throws {NetworkError} */
export function commentOnPage(author: GraphAuthor, on: { object: string; message: string }): Promise<Landed> {
  const { client, id, signal } = author
  const path = `/${on.object}/comments`
  const body = { message: on.message }
  const scopes = ['pages_manage_engagement']
  return sendOnce(
    () => client.request({ method: 'POST', path, body, answer: shape.Made, scopes, signal }),
    async () => {
      const query = { fields: 'id,message,from{id}', order: 'reverse_chronological', limit: 50 }
      const { data } = await client.request({ path, query, answer: shape.Comments, signal })
      return data.find(({ from, message }) => from?.id === id && isSameText(message, on.message)) ?? null
    },
  )
}

/** Comments on the account's own media, or answers a comment there. @throws {NetworkError} */
export function commentOnMedia(
  author: GraphAuthor,
  on: { media: string; comment?: string; message: string },
): Promise<Landed> {
  const { client, id, signal } = author
  const path = on.comment === undefined ? `/${on.media}/comments` : `/${on.comment}/replies`
  return sendOnce(
    () => client.request({ method: 'POST', path, body: { message: on.message }, answer: shape.Made, signal }),
    async () => {
      const query = { fields: 'id,text,from{id}', limit: 50 }
      const { data } = await client.request({ path, query, answer: shape.InstagramComments, signal })
      return data.find(({ from, text }) => from?.id === id && isSameText(text, on.message)) ?? null
    },
  )
}

const DAY_MS = 24 * 60 * 60_000
const Sent = z.object({ message_id: z.string(), recipient_id: z.string().optional() })

export interface Message {
  /** The person's id as the Page or account knows them. */
  person: string
  text: string
  platform: 'messenger' | 'instagram'
  /** A person of the team writes it, who has seven days in place of one. Never set for what a program sends. */
  byPerson: boolean
}

/**
 * Writes to a person who wrote to the account within the window.
 * @throws {NetworkError} target_unavailable where the window is closed, before anything is sent
 */
export async function sendMessage(author: GraphAuthor, message: Message): Promise<Landed> {
  const { client, id, signal, clock } = author
  const last = await lastWords(author, message)
  const isOpen = last !== null && clock.now() - last < (message.byPerson ? 7 : 1) * DAY_MS
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
    async () => {
      const thread = await threadWith(author, message)
      return (
        thread.find(({ from, message: said }) => from?.id === id && isSameText(said, message.text)) ?? null
      )
    },
  )
}

const CommentTime = z.object({ created_time: z.string().optional(), timestamp: z.string().optional() })

/**
 * Answers the author of a comment in private: once for a comment, within seven days.
 * @throws {NetworkError} target_unavailable where the comment is older, before anything is sent
 */
export async function replyPrivately(
  author: GraphAuthor,
  to: { comment: string; text: string; platform: Message['platform'] },
): Promise<Landed> {
  const { client, id, signal, clock } = author
  const query = { fields: to.platform === 'instagram' ? 'timestamp' : 'created_time' }
  const said = await client.request({ path: `/${to.comment}`, query, answer: CommentTime, signal })
  const at = Date.parse(said.created_time ?? said.timestamp ?? '')
  // A comment that tells no time is left to the network to judge.
  if (clock.now() - at >= 7 * DAY_MS) throw new NetworkError({ kind: 'target_unavailable' })
  const body = { recipient: { comment_id: to.comment }, message: { text: to.text } }
  const { message_id } = await client.request({
    method: 'POST',
    path: `/${id}/messages`,
    body,
    answer: Sent,
    signal,
  })
  return { id: message_id }
}

async function threadWith({ client, id, signal }: GraphAuthor, { person, platform }: Message) {
  const { data } = await client.request({
    path: `/${id}/conversations`,
    query: { platform, user_id: person, fields: 'id,messages{id,message,from,created_time}' },
    answer: shape.Conversations,
    signal,
  })
  return data[0]?.messages?.data ?? []
}

/** @returns when the person wrote last, ms since the epoch; null = never */
async function lastWords(author: GraphAuthor, message: Message): Promise<number | null> {
  const thread = await threadWith(author, message)
  const times = thread.flatMap(({ from, created_time }) =>
    from?.id === message.person && created_time ? [Date.parse(created_time)] : [],
  )
  return times.length > 0 ? Math.max(...times) : null
}
