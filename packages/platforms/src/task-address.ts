import type { NetworkId } from '@seaport/contract/kernel/network'
import type { NetworkSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { z } from 'zod'
import { metaUrlOf, parseMedia, parsePagePost, parseProfile } from './graph/links.ts'
import { defaultWebBases } from './target-url.ts'
import { parseGroupLink, parsePostLink, parseProfileLink } from './x/links.ts'

/** What an entry of a task's list must be. */
export type AddressForm = 'post' | 'profile' | 'group'

const forms: Readonly<Partial<Record<TaskKindId, AddressForm>>> = {
  collect_likers: 'post',
  collect_commenters: 'post',
  collect_sharers: 'post',
  comment_link: 'post',
  like: 'post',
  collect_homepage: 'profile',
  collect_followers: 'profile',
  collect_following: 'profile',
  collect_friends: 'profile',
  send_message: 'profile',
  pull_group: 'profile',
  follow: 'profile',
  add_friend: 'profile',
  collect_group_members: 'group',
  publish_group_post: 'group',
  join_group: 'group',
}

/** @returns what the entries of a kind's list must be; null = words, or the kind has no list */
export function addressFormOf(kind: TaskKindId): AddressForm | null {
  return forms[kind] ?? null
}

/** A network, and where its pages are if an installation says so. */
export interface AddressPlace {
  network: NetworkId
  web_base?: string | undefined
}

/** @returns the place of a network among those that are configured */
export function placeAmong(
  configured: readonly Pick<NetworkSettings, 'network' | 'web_base'>[],
  network: NetworkId,
): AddressPlace {
  return configured.find((one) => one.network === network) ?? { network }
}

/** Whether a text is a link, name or number that the network can have; makes no requests. */
export function isAddress(place: AddressPlace, form: AddressForm, text: string): boolean {
  const { network } = place
  const web_base = place.web_base ?? defaultWebBases[network] ?? originOf(text)
  if (network === 'facebook_sandbox' || network === 'instagram_sandbox')
    return onGraphSandbox(form, text.trim(), { network, web_base })
  if (network === 'facebook') return onFacebook[form](text.trim(), { network, web_base })
  if (network === 'instagram') return onInstagram[form](text.trim(), { network, web_base })
  return onX[form](text.trim(), { network, web_base })
}

/** A simulated network may be anywhere: without a configuration a link's own host is taken for it. */
function originOf(text: string): string {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) ? url.origin : 'https://localhost'
}

/** Graph's sandbox has no groups, and pages of its own below a path of the simulated network. */
function onGraphSandbox(
  form: AddressForm,
  text: string,
  web: { network: 'facebook_sandbox' | 'instagram_sandbox'; web_base: string },
): boolean {
  if (form === 'group') return false
  if (form === 'profile') return parseProfile(text, web) !== null
  return (web.network === 'facebook_sandbox' ? parsePagePost : parseMedia)(text, web) !== null
}

type XWeb = Pick<XSettings, 'network' | 'web_base'>
type Web = Pick<NetworkSettings, 'network' | 'web_base'>
const onX: Readonly<Record<AddressForm, (text: string, web: XWeb) => boolean>> = {
  post: (text, web) => parsePostLink(text, web) !== null,
  profile: (text, web) => parseProfileLink(text, web) !== null,
  group: (text, web) => parseGroupLink(text, web) !== null,
}

interface FacebookWeb {
  network: 'facebook'
  web_base: string
}
/** Five letters, digits or points at least (Facebook's help, "usernames"). */
const FACEBOOK_NAME = /^[A-Za-z0-9](?:\.?[A-Za-z0-9]){4,49}$/
/** Pages without a name of their own have one that ends with their number. */
const FACEBOOK_SLUG = /^[\p{L}\p{N}.-]{1,80}-\d{5,30}$/u
const FACEBOOK_ID = /^(\d{5,30}|pfbid[A-Za-z0-9]{10,120})$/

const onFacebook: Readonly<Record<AddressForm, (text: string, web: FacebookWeb) => boolean>> = {
  post: (text, web) => parsePagePost(text, web) !== null || isFacebookPost(text, web),
  profile: (text, web) => {
    const found = parseProfile(text, web)
    if (found !== null) return /^\d{5,30}$/.test(found) || FACEBOOK_NAME.test(found)
    const [first = ''] = partsOf(text, web)
    return FACEBOOK_SLUG.test(decoded(first))
  },
  group: (text, web) => {
    const [first, group = ''] = partsOf(text, web)
    return /^\d{5,30}$/.test(text) || (first === 'groups' && /^[A-Za-z0-9.]{5,50}$/.test(group))
  },
}

/** Posts of people, groups, reels and shared links, beside those of Pages. */
function isFacebookPost(text: string, web: FacebookWeb): boolean {
  const parts = partsOf(text, web)
  const [first = '', second = '', third = '', fourth = ''] = parts
  const query = linkOf(text, web)?.searchParams
  const has = (name: string) => FACEBOOK_ID.test(query?.get(name) ?? '')
  if (first === 'groups') return ['posts', 'permalink'].includes(third) && FACEBOOK_ID.test(fourth)
  if (first === 'reel') return FACEBOOK_ID.test(second)
  if (first === 'watch') return has('v')
  if (first === 'photo' || first === 'photo.php') return has('fbid')
  if (first === 'permalink.php' || first === 'story.php') return has('story_fbid') && has('id')
  if (first === 'share') return /^[prv]$/.test(second) && /^[A-Za-z0-9]{5,40}$/.test(third)
  const isOwn = FACEBOOK_NAME.test(first) || FACEBOOK_SLUG.test(decoded(first)) || /^\d{5,30}$/.test(first)
  return isOwn && ['posts', 'videos', 'photos'].includes(second) && FACEBOOK_ID.test(parts.at(-1) ?? '')
}

interface InstagramWeb {
  network: 'instagram'
  web_base: string
}
/** Thirty letters, digits, points and underscores; a point stands neither first, last nor beside another (Instagram's help). */
const INSTAGRAM_NAME = /^(?!\.)(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/

const onInstagram: Readonly<Record<AddressForm, (text: string, web: InstagramWeb) => boolean>> = {
  post: (text, web) => parseMedia(text, web) !== null,
  profile: (text, web) => INSTAGRAM_NAME.test(parseProfile(text, web) ?? ''),
  // Group chats and broadcast channels: there are no groups.
  group: (text, web) => /^\/(direct\/t\/\d+|channel\/\w+)\/?$/.test(metaUrlOf(text, web)?.pathname ?? ''),
}

function linkOf(text: string, { network, web_base }: Web): URL | null {
  const own = new URL(web_base)
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `${own.protocol}//${text}`)
  if (!url || url.username || url.password) return null
  const plain = url.hostname.replace(/^(www|m|mobile|mbasic)\./, '')
  const names: Readonly<Record<NetworkId, readonly string[]>> = {
    x: ['x.com', 'twitter.com'],
    facebook: ['facebook.com', 'fb.com', 'web.facebook.com'],
    instagram: ['instagram.com'],
    x_sandbox: [],
    facebook_sandbox: [],
    instagram_sandbox: [],
  }
  return url.host === own.host || (url.port === '' && names[network].includes(plain)) ? url : null
}

function pathOf(text: string, web: Web): string {
  return linkOf(text, web)?.pathname ?? ''
}

function partsOf(text: string, web: Web): string[] {
  return pathOf(text, web).split('/').filter(Boolean)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** What a task is to do, as far as its lists go; a form's draft has the lists of every kind. */
export interface ListedWork {
  kind: TaskKindId
  params: object
}

/** Entries that the network can't have, each with its path below the work. */
export function wrongAddresses(place: AddressPlace, { kind, params }: ListedWork): string[] {
  const form = addressFormOf(kind)
  const [path, entries] = listOf(params)
  if (form === null || path === undefined) return []
  return entries.flatMap((entry, index) => (isAddress(place, form, entry) ? [] : [`params.${path}.${index}`]))
}

function listOf(params: object): [path: string | undefined, entries: readonly string[]] {
  for (const name of ['links', 'profiles', 'groups'] as const) {
    const entries = (params as Partial<Record<typeof name, readonly string[]>>)[name]
    if (entries) return [name, entries]
  }
  const { audience } = params as { audience?: { from: string; targets?: readonly string[] } }
  return audience?.from === 'list' ? ['audience.targets', audience.targets ?? []] : [undefined, []]
}

/** @returns what a list of a kind is held to; undefined while no network is chosen, or where anything goes */
export function addressCheck(
  kind: TaskKindId,
  place: AddressPlace | undefined,
): { form: AddressForm; isRight: (text: string) => boolean } | undefined {
  const form = addressFormOf(kind)
  return place && form !== null ? { form, isRight: (text) => isAddress(place, form, text) } : undefined
}

/** @returns a form's rules, and beside them that its lists hold what the chosen accounts' network can have */
export function withAddressRules<S extends z.ZodType<{ account_ids: readonly string[]; work: ListedWork }>>(
  schema: S,
  placeOf: (accountIds: readonly string[]) => AddressPlace | undefined,
): S {
  return schema.superRefine(({ account_ids, work }, context) => {
    const place = placeOf(account_ids)
    if (!place) return
    for (const path of wrongAddresses(place, work))
      context.addIssue({
        code: 'custom',
        message: `not_a_${addressFormOf(work.kind)}`,
        path: ['work', ...path.split('.')],
      })
  })
}
