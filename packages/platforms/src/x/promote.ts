import { networksOf } from '@seaport/contract/kernel/network.schema'
import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import type { TextPlace } from '@seaport/network-text/length'
import type { Clock } from '@seaport/runner/clock'
import { ExecutorFault, type PromotionExecutor, type PromotionTask } from '@seaport/runner/executor'
import { mostPictures } from '../capabilities.ts'
import {
  type Act,
  BadTargetError,
  checkLength,
  type Message,
  type MessageOf,
  readingOnly,
  refuseKind,
  sentOutcome,
} from '../promote.ts'
import type { WriteResult } from '../send-once.ts'
import { metered, type XClient } from './client.ts'
import { userByUsername } from './endpoint.ts'
import { parseGroupLink, parsePostLink, parseProfileLink } from './links.ts'
import { readOwnProfile } from './profile.ts'
import { uploadMedia } from './upload-media.ts'
import { publish, reply, sendMessage, writeInConversation, type XAuthor } from './write.ts'

export interface XPromoterOptions {
  addressOf(network: PromotionTask['account']['network']): XSettings
  /** @throws {NetworkError} */
  clientOf(account: PromotionTask['account']): Promise<XClient>
  messageOf: MessageOf
  clock: Clock
}

interface Writing {
  author: XAuthor
  address: XSettings
  target: string
  message: Message
  /** It was started before, so nothing is sent. */
  lookUp: boolean
}
type Send = (writing: Writing) => Promise<WriteResult>

const senders = {
  publish_post: async (writing) => {
    const { author, message } = writing
    fit(writing, 'post')
    return publish(author, { text: message.text, media: await uploaded(writing, 'post') })
  },
  publish_group_post: async (writing) => {
    const { author, address, target, message } = writing
    const group = parseGroupLink(target, address)
    if (!group) throw new BadTargetError()
    fit(writing, 'conversation' in group ? 'message' : 'post')
    if ('conversation' in group) {
      const [media] = await uploaded(writing, 'message')
      return writeInConversation(author, { ...group, text: message.text, media })
    }
    return publish(author, {
      text: message.text,
      community: group.community,
      media: await uploaded(writing, 'post'),
    })
  },
  comment_link: (writing) => {
    const { author, address, target, message } = writing
    const post = parsePostLink(target, address)
    if (!post) throw new BadTargetError()
    fit(writing, 'comment')
    return reply(author, { post: post.id, text: message.text })
  },
  send_message: async (writing) => {
    const { author, address, target, message } = writing
    const ref = parseProfileLink(target, address)
    if (!ref) throw new BadTargetError()
    fit(writing, 'message')
    return sendMessage(author, { person: await idOf(author, ref), text: message.text })
  },
} satisfies Partial<Record<PromotionKind, Send>>

/** A lookup of an earlier attempt ignores the length. @throws {NetworkError} text_too_long */
function fit({ address, message, lookUp }: Writing, place: TextPlace): void {
  if (!lookUp) checkLength(address.network, place, message.text)
}

/** A message's uploaded files. @throws {ExecutorFault} if X accepts fewer */
async function uploaded(
  { author, address, message: { files }, lookUp }: Writing,
  at: 'post' | 'message',
): Promise<string[]> {
  const most = mostPictures(address.network, 'api', at)
  if (most !== undefined && files.length > most)
    throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
  if (lookUp) return files.map(() => '0')
  const ids: string[] = []
  const place = at === 'post' ? 'tweet' : 'dm'
  for (const { kind, type, content } of files)
    ids.push(await uploadMedia(author, { kind, type, content: await content(), place }))
  return ids
}

/** Kinds sent through X's API (`capabilities.ts` names the same ones). */
export const xSentKinds = Object.keys(senders) as PromotionKind[]

/** Promotions through API v2 on X and its sandbox. */
export function createXPromoter(options: XPromoterOptions): PromotionExecutor {
  const table: Partial<Record<string, Send>> = senders
  /** The accounts' own profiles by Seaport's id, cached because X charges for each lookup. */
  const own = new Map<string, Pick<XAuthor, 'id' | 'handle'>>()
  return {
    mode: 'promote',
    networks: networksOf('X'),
    kinds: xSentKinds,
    perform: (act) =>
      sentOutcome(act, options.clock, async () => {
        const send = table[act.task.work.kind] ?? refuseKind()
        const message = await options.messageOf(act)
        return send({
          author: await authorOf(options, own, act),
          address: options.addressOf(act.task.account.network),
          target: act.target.target,
          message,
          lookUp: act.lookUp,
        })
      }),
  }
}

async function authorOf(
  options: XPromoterOptions,
  own: Map<string, Pick<XAuthor, 'id' | 'handle'>>,
  { task, lookUp, begunAt, isKnown, onCost, signal }: Act,
): Promise<XAuthor> {
  const client = metered(await options.clientOf(task.account), onCost)
  const known = own.get(task.account.id) ?? (await ownIdentity(client, signal))
  own.set(task.account.id, known)
  const reading: XClient = {
    request: readingOnly(client.request, (endpoint) => endpoint.method !== undefined),
  }
  const begun = { at: begunAt, isKnown }
  return { ...known, client: lookUp ? reading : client, clock: options.clock, begun, signal }
}

async function ownIdentity(client: XClient, signal: AbortSignal): Promise<Pick<XAuthor, 'id' | 'handle'>> {
  const { external_id, handle } = await readOwnProfile(client, signal)
  return { id: external_id, handle }
}

async function idOf(
  { client, signal }: XAuthor,
  ref: { id: string } | { username: string },
): Promise<string> {
  if ('id' in ref) return ref.id
  const wish = { people: true } as const
  const { data } = await client.request(userByUsername, { params: { username: ref.username }, wish, signal })
  return data.id
}
