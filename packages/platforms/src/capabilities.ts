import { type Brand, type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import {
  type CollectionKind,
  type PromotionKind,
  type TaskKindId,
  taskKinds,
} from '@seaport/contract/work/task-kind'
import type { Executor } from '@seaport/contract/work/task-kind.schema'
import type { TextPlace } from '@seaport/network-text/length'

/** Why a cell is served only partly, or not at all. Texts: i18n namespace `capability`, one entry per key. */
export type CapabilityReason =
  /** The network's API never had it, or removed it. */
  | 'no_such_thing'
  | 'removed_by_network'
  /** The network reveals counts, not identities. */
  | 'counts_only'
  /** Limited to people who use the same app, or to one's own pages or media. */
  | 'own_only'
  /** The network allows it, with the restriction that the key names… */
  /** Since June 2024 X tells who liked a post to its author alone. */
  | 'own_newest_100_only'
  | 'last_7_days'
  | 'consent_needed'
  | 'reply_window_24h'
  | 'mention_needed'
  | 'hashtags_30_a_week'
  /** …only with its other login… */
  | 'facebook_login_only'
  /** …or offers a substitute… */
  | 'mutual_followers'
  | 'chat_members'
  | 'visible_shares'
  /** …or reserves it for people by its rules. */
  | 'by_hand_only'
  /** The network allows it, but Seaport does not support it yet. */
  | 'not_in_this_version'
  /** The installation has no settings for the network. */
  | 'network_not_set_up'

export interface Capability {
  /** Executor of the cell in this version. */
  readonly executor: 'api' | 'assisted' | 'none'
  /** All possible executors, the default first; empty = none. */
  readonly executors: readonly ('api' | 'assisted')[]
  /** Restriction of a served cell (null = none), or why nothing serves it. */
  readonly reason: CapabilityReason | null
  /** What the network itself offers, independent of this version. */
  readonly available: 'api' | 'assisted' | 'none'
  /** Whether it can collect only people who are new to the library. */
  readonly library_deduplication: boolean
  /** Whether it can also read each person's own posts or page: one more request per person. */
  readonly deep_collection: boolean
  /** Source in the network's documentation, and the month in which it was read. */
  readonly source: string
  readonly date: string
}

type Offer = readonly [
  offered: Capability['available'],
  reason: Exclude<
    CapabilityReason,
    'not_in_this_version' | 'network_not_set_up' | 'facebook_login_only'
  > | null,
  source: string,
]

const DATE = '2026-11'
const x = 'https://docs.x.com/x-api'
const xRules = 'https://help.x.com/en/rules-and-policies/x-automation'
const graph = 'https://developers.facebook.com/docs/graph-api/reference'
const groupsGone = 'https://developers.facebook.com/docs/graph-api/changelog/version19.0'
const messenger = 'https://developers.facebook.com/docs/messenger-platform'
const instagram = 'https://developers.facebook.com/docs/instagram-platform'

const xOffers: Record<TaskKindId, Offer> = {
  collect_homepage: ['api', null, `${x}/users/lookup`],
  collect_likers: ['api', 'own_newest_100_only', `${x}/posts/likes`],
  collect_commenters: ['api', 'last_7_days', `${x}/posts/search`],
  collect_sharers: ['api', null, `${x}/posts/retweets`],
  collect_group_members: ['assisted', null, `${x}/communities/lookup`],
  collect_friends: ['assisted', 'mutual_followers', `${x}/users/follows`],
  collect_followers: ['api', null, `${x}/users/follows`],
  collect_following: ['api', null, `${x}/users/follows`],
  collect_keywords: ['api', 'last_7_days', `${x}/posts/search`],
  send_message: ['assisted', 'consent_needed', `${x}/direct-messages/manage`],
  comment_link: ['assisted', 'by_hand_only', `${x}/posts/manage-tweets`],
  publish_post: ['api', null, `${x}/posts/manage-tweets`],
  publish_group_post: ['api', null, `${x}/posts/manage-tweets`],
  pull_group: ['assisted', 'consent_needed', `${x}/direct-messages/manage`],
  follow: ['assisted', 'by_hand_only', xRules],
  like: ['assisted', 'by_hand_only', xRules],
  join_group: ['none', 'no_such_thing', x],
  add_friend: ['none', 'no_such_thing', x],
  edit_profile: ['none', 'no_such_thing', x],
  change_language: ['none', 'no_such_thing', x],
}

const facebookOffers: Record<TaskKindId, Offer> = {
  collect_homepage: ['api', null, `${graph}/page`],
  collect_likers: ['assisted', 'counts_only', `${graph}/object/reactions`],
  collect_commenters: ['api', 'own_only', `${graph}/object/comments`],
  collect_sharers: ['assisted', 'counts_only', `${graph}/post`],
  collect_group_members: ['assisted', 'removed_by_network', groupsGone],
  collect_friends: ['assisted', 'own_only', `${graph}/user/friends`],
  collect_followers: ['assisted', 'counts_only', `${graph}/page`],
  collect_following: ['assisted', 'counts_only', `${graph}/page`],
  collect_keywords: ['api', null, `${graph}/pages/search`],
  send_message: ['api', 'reply_window_24h', `${messenger}/send-messages`],
  comment_link: ['api', null, `${graph}/object/comments`],
  publish_post: ['api', null, `${graph}/page/feed`],
  publish_group_post: ['none', 'removed_by_network', groupsGone],
  pull_group: ['none', 'removed_by_network', groupsGone],
  follow: ['assisted', 'by_hand_only', graph],
  like: ['assisted', 'by_hand_only', `${graph}/object/likes`],
  join_group: ['none', 'no_such_thing', graph],
  add_friend: ['none', 'no_such_thing', graph],
  edit_profile: ['none', 'no_such_thing', graph],
  change_language: ['none', 'no_such_thing', graph],
}

const instagramOffers: Record<TaskKindId, Offer> = {
  collect_homepage: ['api', null, `${instagram}/instagram-api-with-facebook-login/business-discovery`],
  collect_likers: ['assisted', 'counts_only', `${instagram}/reference/ig-media`],
  collect_commenters: ['api', 'own_only', `${instagram}/comment-moderation`],
  collect_sharers: ['assisted', 'visible_shares', `${instagram}/reference/ig-media`],
  collect_group_members: ['assisted', 'chat_members', instagram],
  collect_friends: ['assisted', 'mutual_followers', instagram],
  collect_followers: ['assisted', 'counts_only', `${instagram}/reference/ig-user`],
  collect_following: ['assisted', 'counts_only', `${instagram}/reference/ig-user`],
  collect_keywords: ['api', 'hashtags_30_a_week', `${instagram}/reference/ig-hashtag-search`],
  send_message: ['api', 'reply_window_24h', `${messenger}/instagram`],
  comment_link: ['api', 'mention_needed', `${instagram}/comment-moderation`],
  publish_post: ['api', null, `${instagram}/content-publishing`],
  publish_group_post: ['none', 'no_such_thing', instagram],
  pull_group: ['none', 'no_such_thing', instagram],
  follow: ['assisted', 'by_hand_only', instagram],
  like: ['api', null, `${instagram}/reference/ig-media`],
  join_group: ['none', 'no_such_thing', instagram],
  add_friend: ['none', 'no_such_thing', instagram],
  edit_profile: ['none', 'no_such_thing', instagram],
  change_language: ['none', 'no_such_thing', instagram],
}

const offers: Record<Brand, Record<TaskKindId, Offer>> = {
  X: xOffers,
  Facebook: facebookOffers,
  Instagram: instagramOffers,
}

/** Kinds of the X collector (`x/collect.ts`); a test keeps the two in sync. */
const xKinds: readonly TaskKindId[] = [
  'collect_homepage',
  'collect_likers',
  'collect_commenters',
  'collect_sharers',
  'collect_followers',
  'collect_following',
  'collect_keywords',
]
/** Collections whose lists contain less than people's own pages; a homepage is such a page itself. */
const deepKinds: Record<Brand, readonly TaskKindId[]> = {
  X: xKinds.filter((kind) => kind !== 'collect_homepage'),
  Facebook: [],
  Instagram: ['collect_commenters'],
}

/** Kinds of the Graph collector (`graph/collect.ts`); the same test. */
const graphKinds: readonly TaskKindId[] = ['collect_homepage', 'collect_commenters', 'collect_keywords']
const built: Record<Brand, readonly TaskKindId[]> = {
  X: xKinds,
  Facebook: graphKinds,
  Instagram: graphKinds,
}

/** A person can keep anyone shown on a page, so every collection is possible by hand. */
const collections = (Object.keys(taskKinds) as TaskKindId[]).filter(
  (kind): kind is CollectionKind => taskKinds[kind].family === 'collection',
)

/** Kinds that a person can carry out on the network's own pages: for what the network's API does not offer, or this version does not implement. */
const xByHand: readonly PromotionKind[] = [
  'send_message',
  'comment_link',
  'publish_post',
  'publish_group_post',
  'pull_group',
  'follow',
  'like',
  'join_group',
  'edit_profile',
  'change_language',
]
const byHand: Record<Brand, readonly TaskKindId[]> = {
  X: [...collections, ...xByHand],
  Facebook: [...collections, ...xByHand, 'add_friend'],
  Instagram: [
    ...collections,
    'send_message',
    'comment_link',
    'publish_post',
    'follow',
    'like',
    'edit_profile',
    'change_language',
  ],
}

/**
 * Promotions that the API sends if a person chooses so: the promoters' kinds (`x/promote.ts`, `graph/promote.ts`); a test keeps them in sync. The
 * default is by hand, because the networks' rules on automation allow programs less than their APIs do.
 */
const sent: Record<Brand, readonly PromotionKind[]> = {
  X: ['send_message', 'comment_link', 'publish_post', 'publish_group_post'],
  Facebook: ['send_message', 'comment_link', 'publish_post'],
  Instagram: ['send_message', 'comment_link', 'publish_post'],
}

/** @returns the executor of `kind` on `network` in this version and its restriction, or why there is none */
export function capabilityOf(network: NetworkId, kind: TaskKindId): Capability {
  const { brand } = networks[network]
  const [available, reason, source] = offers[brand][kind]
  const isBuilt = built[brand].includes(kind)
  const executor = isBuilt ? available : byHand[brand].includes(kind) ? 'assisted' : 'none'
  const isCollection = taskKinds[kind].family === 'collection'
  return {
    executor,
    executors: executorsOf(
      executor,
      sent[brand].some((one) => one === kind),
    ),
    reason: reasonOf(executor, available, reason),
    available,
    library_deduplication: isCollection && executor !== 'none',
    deep_collection: executor === 'api' && deepKinds[brand].includes(kind),
    source,
    date: DATE,
  }
}

/** Restrictions of an API don't apply to a person, who has others. */
function reasonOf(
  executor: Capability['executor'],
  available: Capability['available'],
  reason: Offer[1],
): Capability['reason'] {
  if (executor === available) return reason
  if (executor === 'assisted') return null
  return available === 'none' ? reason : 'not_in_this_version'
}

function executorsOf(executor: Capability['executor'], isSent: boolean): Capability['executors'] {
  if (executor === 'none') return []
  return isSent && executor === 'assisted' ? ['assisted', 'api'] : [executor]
}

/** Settings of a network that affect what is offered. */
export interface ConfiguredNetwork {
  readonly network: NetworkId
  /** Which of Instagram's two logins is set up. */
  readonly login?: 'facebook' | 'instagram'
}

/** Collections that read other accounts through Instagram's API, deep collection included: they need the login through Facebook. */
const byFacebookLogin: readonly TaskKindId[] = ['collect_homepage', 'collect_keywords']

/**
 * @param configured the installation's networks; undefined = not loaded yet, and treated as all
 * @returns as `capabilityOf`, but `none` for a network that is not set up, and only by hand where the login's permissions are insufficient
 */
export function offerOf(
  configured: readonly ConfiguredNetwork[] | undefined,
  network: NetworkId,
  kind: TaskKindId,
): Capability {
  const cell = capabilityOf(network, kind)
  const own = configured?.find((one) => one.network === network)
  if (configured && !own) return { ...cell, executor: 'none', executors: [], reason: 'network_not_set_up' }
  if (networks[network].brand !== 'Instagram' || own?.login !== 'instagram') return cell
  const plain = { ...cell, deep_collection: false }
  if (!byFacebookLogin.includes(kind)) return plain
  return { ...plain, executor: 'assisted', executors: ['assisted'], reason: 'facebook_login_only' }
}

/** @returns all cells of a network, in the order of the task kinds */
export function capabilitiesOf(network: NetworkId): { kind: TaskKindId; capability: Capability }[] {
  return (Object.keys(taskKinds) as TaskKindId[]).map((kind) => ({
    kind,
    capability: capabilityOf(network, kind),
  }))
}

const allTypes: readonly ScriptType[] = ['text', 'image', 'image_text', 'video']

/** @returns the types of scripts that a kind can use on a network; none for a kind without a script */
export function scriptTypesOf(
  network: NetworkId,
  kind: TaskKindId,
  executor: Executor,
): readonly ScriptType[] {
  const onInstagram = networks[network].brand === 'Instagram'
  // APIs send pictures and videos only as posts.
  const isPost = kind === 'publish_post' || kind === 'publish_group_post'
  if (executor === 'api' && !isPost) return ['text']
  switch (kind) {
    case 'send_message':
    case 'publish_group_post':
    case 'pull_group':
      return allTypes
    // Instagram takes no picture in a comment, and no post without one.
    case 'comment_link':
      return onInstagram ? ['text'] : allTypes
    case 'publish_post':
      return onInstagram ? ['image', 'image_text', 'video'] : allTypes
    default:
      return []
  }
}

/**
 * @returns whether a kind's executor takes pictures of this content type. Instagram's interface takes JPEG alone:
 * https://developers.facebook.com/docs/instagram-platform/content-publishing.
 */
export function takesPicture(network: NetworkId, executor: Executor, type: string): boolean {
  return executor !== 'api' || networks[network].brand !== 'Instagram' || type === 'image/jpeg'
}

/**
 * Most pictures of a post on X (https://docs.x.com/x-api/posts/create-post, `media_ids`), and of a message through its interface
 * (https://docs.x.com/x-api/direct-messages/create-dm-message-by-conversation-id, `attachments`).
 */
const X_PICTURES = { post: 4, message: 1 }

/** @returns how many pictures a kind's executor may send at a place; undefined where a network takes as many as a script has */
export function mostPictures(network: NetworkId, executor: Executor, place: TextPlace): number | undefined {
  if (networks[network].brand !== 'X') return undefined
  if (place === 'post') return X_PICTURES.post
  return place === 'message' && executor === 'api' ? X_PICTURES.message : undefined
}
