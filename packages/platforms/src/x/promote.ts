import { networksOf } from '@seaport/contract/kernel/network'
import type { XSettings } from '@seaport/contract/kernel/network-settings'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import type { Clock } from '@seaport/runner/clock'
import type { PromotionExecutor, PromotionTask } from '@seaport/runner/executor'
import type { Landed } from '../landed.ts'
import { type Act, BadTargetError, type MessageOf, readingOnly, refuseKind, sentOutcome } from '../promote.ts'
import type { XClient } from './client.ts'
import { userByUsername } from './endpoint.ts'
import { parsePostLink, parseProfileLink } from './links.ts'
import { readOwnProfile } from './profile.ts'
import { publish, reply, sendMessage, type XAuthor } from './write.ts'

export interface XPromoterOptions {
  addressOf(network: PromotionTask['account']['network']): XSettings
  /** @throws {NetworkError} */
  clientOf(account: PromotionTask['account']): Promise<XClient>
  messageOf: MessageOf
  clock: Clock
}

type Send = (author: XAuthor, address: XSettings, target: string, text: string) => Promise<Landed>

const COMMUNITY = /^(?:https?:\/\/[^/]+)?(?:\/?i\/communities\/)?(\d{1,19})\/?$/

const senders = {
  publish_post: (author, _address, _target, text) => publish(author, { text }),
  publish_group_post: (author, _address, target, text) => {
    const community = COMMUNITY.exec(target.trim())?.[1]
    if (!community) throw new BadTargetError()
    return publish(author, { text, community })
  },
  comment_link: (author, address, target, text) => {
    const post = parsePostLink(target, address)
    if (!post) throw new BadTargetError()
    return reply(author, { post: post.id, text })
  },
  send_message: async (author, address, target, text) => {
    const ref = parseProfileLink(target, address)
    if (!ref) throw new BadTargetError()
    return sendMessage(author, { person: await idOf(author, ref), text })
  },
} satisfies Partial<Record<PromotionKind, Send>>

/** What X's interface is used to send (`capabilities.ts` names the same kinds). */
export const xSentKinds = Object.keys(senders) as PromotionKind[]

/** Promotions on X and its sandbox, through API v2. */
export function createXPromoter(options: XPromoterOptions): PromotionExecutor {
  const table: Partial<Record<string, Send>> = senders
  return {
    mode: 'promote',
    networks: networksOf('X'),
    kinds: xSentKinds,
    perform: (act) =>
      sentOutcome(act, options.clock, async () => {
        const send = table[act.task.work.kind] ?? refuseKind()
        const { text } = await options.messageOf(act)
        const author = await authorOf(options, act)
        return send(author, options.addressOf(act.task.account.network), act.target.target, text)
      }),
  }
}

async function authorOf(options: XPromoterOptions, { task, lookUp, signal }: Act): Promise<XAuthor> {
  const client = await options.clientOf(task.account)
  const { external_id: id, handle } = await readOwnProfile(client, signal)
  const reading: XClient = {
    request: readingOnly(client.request, (endpoint) => endpoint.method !== undefined),
  }
  return { client: lookUp ? reading : client, id, handle, signal }
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
