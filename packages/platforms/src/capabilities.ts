import { type Brand, type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import {
  type CollectionKind,
  type PromotionKind,
  type TaskKindId,
  taskKinds,
} from '@seaport/contract/work/task-kind'
import type { Executor } from '@seaport/contract/work/task-kind.schema'

/** Why a cell is served only in part, or not at all. Texts: i18n namespace `capability`, one entry per key. */
export type CapabilityReason =
  /** The network's API never had it, or removed it. */
  | 'no_such_thing'
  | 'removed_by_network'
  /** The network reveals counts, not identities. */
  | 'counts_only'
  /** Only people who use the same app, only one's own pages or media. */
  | 'own_only'
  /** The network allows it, with the restriction that the key names… */
  | 'newest_100_only'
  | 'last_7_days'
  | 'consent_needed'
  | 'reply_window_24h'
  | 'mention_needed'
  | 'hashtags_30_a_week'
  /** …with its other login only… */
  | 'facebook_login_only'
  /** …or something else in its place… */
  | 'mutual_followers'
  | 'chat_members'
  | 'visible_shares'
  /** …or its rules leave it to a person's hand. */
  | 'by_hand_only'
  /** The network would allow it, but Seaport does not support it yet. */
  | 'not_in_this_version'
  /** The installation has no settings of the network. */
  | 'network_not_set_up'

export interface Capability {
  /** Who serves the cell in this version. */
  readonly executor: 'api' | 'assisted' | 'none'
  /** All who can, the first one unless a person chooses another; empty where nobody serves it. */
  readonly executors: readonly ('api' | 'assisted')[]
  /** Restriction of a served cell (null = none), or why nobody serves it. */
  readonly reason: CapabilityReason | null
  /** What the network itself offers, whatever this version does with it. */
  readonly available: 'api' | 'assisted' | 'none'
  /** Whether it can collect only people who are new to the library. */
  readonly library_deduplication: boolean
  /** Optionally reads each person's own posts or page too: one more request per person. */
  readonly deep_collection: boolean
  /** Documentation that says so, and the month in which it was read. */
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
  collect_likers: ['api', 'newest_100_only', `${x}/posts/likes`],
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

/** What the X collector (`x/collect.ts`) carries out; a test holds the two together. */
const xKinds: readonly TaskKindId[] = [
  'collect_homepage',
  'collect_likers',
  'collect_commenters',
  'collect_sharers',
  'collect_followers',
  'collect_following',
  'collect_keywords',
]
/** Collections whose lists tell less than people's own pages do; a homepage is such a page itself. */
const deepKinds: Record<Brand, readonly TaskKindId[]> = {
  X: xKinds.filter((kind) => kind !== 'collect_homepage'),
  Facebook: [],
  Instagram: ['collect_commenters'],
}

/** What the Graph collector (`graph/collect.ts`) carries out; the same test. */
const graphKinds: readonly TaskKindId[] = ['collect_homepage', 'collect_commenters', 'collect_keywords']
const built: Record<Brand, readonly TaskKindId[]> = {
  X: xKinds,
  Facebook: graphKinds,
  Instagram: graphKinds,
}

/** Anyone shown on a page can be kept by hand, so every collection is possible. */
const collections = (Object.keys(taskKinds) as TaskKindId[]).filter(
  (kind): kind is CollectionKind => taskKinds[kind].family === 'collection',
)

/**
 * What a person can do on the network's own pages: serves the kinds that the network's API does not offer, and those without an executor in this version.
 */
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
 * Promotions that are sent through the interface where a person chooses so: the promoters' kinds (`x/promote.ts`, `graph/promote.ts`); a test holds them together.
 * By hand is always what is offered first, because the networks' rules on automation leave less to programs than their interfaces do.
 */
const sent: Record<Brand, readonly PromotionKind[]> = {
  X: ['send_message', 'comment_link', 'publish_post', 'publish_group_post'],
  Facebook: ['send_message', 'comment_link', 'publish_post'],
  Instagram: ['send_message', 'comment_link', 'publish_post'],
}

/** @returns who carries out `kind` on `network` in this version, and under which restriction, or why nobody does */
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

/** What restricts an interface does not restrict a person, who has restrictions of their own. */
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

/** A network's settings that decide what is offered. */
export interface ConfiguredNetwork {
  readonly network: NetworkId
  /** Which of Instagram's two logins it uses. */
  readonly login?: 'facebook' | 'instagram'
}

/** What Instagram's interface reads of others, as deep collection does too: it asks for the login through Facebook. */
const byFacebookLogin: readonly TaskKindId[] = ['collect_homepage', 'collect_keywords']

/**
 * @param configured the installation's networks; undefined = not known yet, and taken for all
 * @returns as `capabilityOf`, and that nobody does it on a network which is not set up, or only a person's hand with a login that is granted less
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

/** @returns the whole matrix of a network, in the order of the task kinds */
export function capabilitiesOf(network: NetworkId): { kind: TaskKindId; capability: Capability }[] {
  return (Object.keys(taskKinds) as TaskKindId[]).map((kind) => ({
    kind,
    capability: capabilityOf(network, kind),
  }))
}

const allTypes: readonly ScriptType[] = ['text', 'image', 'image_text', 'video']

/** @returns the types of scripts that a kind can use on a network; none for a kind that says nothing */
export function scriptTypesOf(
  network: NetworkId,
  kind: TaskKindId,
  executor: Executor = 'assisted',
): readonly ScriptType[] {
  const onInstagram = networks[network].brand === 'Instagram'
  // Through the interfaces pictures and videos go as posts alone.
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
