import type { Brand } from '@seaport/contract/kernel/network'
import { networksOf } from '@seaport/contract/kernel/network.schema'
import { isInstagram } from '@seaport/contract/kernel/network-settings'
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { placeOfKind } from '@seaport/contract/work/script-length'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import type { Clock } from '@seaport/runner/clock'
import { ExecutorFault, type PromotionExecutor, type PromotionTask } from '@seaport/runner/executor'
import { takesPicture } from '../capabilities.ts'
import { NetworkError } from '../outcome.ts'
import {
  BadTargetError,
  checkLength,
  type Message,
  type MessageOf,
  readingOnly,
  refuseKind,
  sentOutcome,
} from '../promote.ts'
import type { WriteResult } from '../send-once.ts'
import { findPublished, type Media, publishMedia } from './publish-media.ts'
import { type GraphSentKind, sendingScopesOf } from './sign-in.ts'
import { graphSources, type Reader } from './sources.ts'
import {
  commentOnMedia,
  commentOnPage,
  findMessage,
  findOnPage,
  type GraphAuthor,
  publishMediaOnPage,
  publishOnPage,
  sendMessage,
} from './write.ts'

export interface GraphPromoterOptions {
  brand: Exclude<Brand, 'X'>
  /** The account's client and settings, shared by all of its tasks. @throws {NetworkError} */
  readerOf(account: PromotionTask['account'], signal: AbortSignal): Promise<Reader>
  messageOf: MessageOf
  clock: Clock
}

interface Writing {
  author: GraphAuthor
  reader: Reader
  target: PromotionTarget
  text: string
  files: Message['files']
  /** It was started before, so nothing is sent. */
  lookUp: boolean
}
type Send = (writing: Writing) => Promise<WriteResult>

/** Pages and accounts know people by ids of their own, which collected lists don't contain. */
const PERSON = /^\d{5,30}$/

const message =
  (platform: 'messenger' | 'instagram'): Send =>
  ({ author, target: { external_id, target, comment }, text, lookUp }) => {
    const person = [external_id ?? '', target.trim()].find((id) => PERSON.test(id))
    if (person === undefined) throw new BadTargetError()
    if (lookUp) return findMessage(author, { person, text, platform })
    return sendMessage(author, { person, text, platform, byPerson: false, comment })
  }

async function publishOnInstagram({ author, reader, text, files, lookUp }: Writing): Promise<WriteResult> {
  if (lookUp) return findPublished(author, text)
  const { settings, tokens, fetch } = reader
  // Instagram would refuse it after it has fetched it.
  if (files.some(({ kind, type }) => kind === 'image' && !takesPicture(settings.network, 'api', type)))
    throw new NetworkError({ kind: 'file_refused' })
  const media = await mediaOf(files, text)
  if (!media || !isInstagram(settings)) throw new BadTargetError()
  const { upload_base, version } = settings
  const token = () => tokens.getToken({ signal: author.signal })
  return publishMedia(author, media, { upload_base, version, token, fetch })
}

function publishOnFacebook({ author, text, files, lookUp }: Writing): Promise<WriteResult> {
  if (lookUp) return findOnPage(author, text)
  if (files.length === 0) return publishOnPage(author, { message: text })
  const addressesOf = (kind: 'image' | 'video') =>
    files.filter((file) => file.kind === kind).map(({ url }) => url)
  return publishMediaOnPage(author, {
    message: text,
    pictures: addressesOf('image'),
    video: addressesOf('video')[0],
  })
}

/** Instagram fetches pictures from a public address, and accepts videos by upload. */
async function mediaOf(files: Message['files'], caption: string): Promise<Media | null> {
  const [first, ...more] = files
  if (first?.kind === 'video') return { kind: 'video_upload', file: await first.content(), caption }
  if (!first) return null
  const urls = files.map(({ url }) => url)
  return more.length > 0 ? { kind: 'carousel', urls, caption } : { kind: 'image', url: first.url, caption }
}

const senders = {
  Facebook: {
    publish_post: publishOnFacebook,
    comment_link: async ({ author, reader, target, text }: Writing) => {
      const object = await resolved(() =>
        graphSources.Facebook.collect_commenters.resolve(reader, target.target),
      )
      return commentOnPage(author, { object, message: text })
    },
    send_message: message('messenger'),
  },
  Instagram: {
    publish_post: publishOnInstagram,
    comment_link: async ({ author, reader, target, text }: Writing) => {
      const media = await resolved(() =>
        graphSources.Instagram.collect_commenters.resolve(reader, target.target),
      )
      return commentOnMedia(author, { media, message: text })
    },
    send_message: message('instagram'),
  },
} satisfies Record<Exclude<Brand, 'X'>, Partial<Record<GraphSentKind, Send>>>

/** Kinds sent through Graph (`capabilities.ts` names the same ones). */
export function graphSentKinds(brand: Exclude<Brand, 'X'>): PromotionKind[] {
  return Object.keys(senders[brand]) as GraphSentKind[]
}

/** Promotions through Graph, by Facebook Pages or Instagram professional accounts. */
export function createGraphPromoter(options: GraphPromoterOptions): PromotionExecutor {
  const table = new Map(Object.entries(senders[options.brand]) as [GraphSentKind, Send][])
  return {
    mode: 'promote',
    networks: networksOf(options.brand),
    kinds: graphSentKinds(options.brand),
    perform: (act) =>
      sentOutcome(act, options.clock, async () => {
        const kind = act.task.work.kind as GraphSentKind
        const send = table.get(kind) ?? refuseKind()
        const { text, files } = await options.messageOf(act)
        const place = placeOfKind(kind)
        if (place && !act.lookUp) checkLength(act.task.account.network, place, text)
        const reader = await options.readerOf(act.task.account, act.signal)
        // Missing permissions are reported before anything is sent.
        const scopes = sendingScopesOf(reader.settings, kind)
        await reader.tokens.getToken({ scopes, signal: act.signal })
        const reading = { request: readingOnly(reader.client.request, ({ method }) => method !== undefined) }
        const client = act.lookUp ? reading : reader.client
        const begun = { at: act.begunAt, isKnown: act.isKnown }
        const author = { client, id: reader.ownId, clock: options.clock, begun, signal: act.signal }
        return send({ author, reader, target: act.target, text, files, lookUp: act.lookUp })
      }),
  }
}

/** Resolves a target. @throws {BadTargetError} for a link that is not on the network */
async function resolved(resolve: () => Promise<string>): Promise<string> {
  return resolve().catch((error) => {
    throw error instanceof ExecutorFault && error.fault.kind === 'target' ? new BadTargetError() : error
  })
}
