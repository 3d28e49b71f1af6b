import { linkOfNetwork } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { z } from 'zod'
import { parseMedia, parsePagePost } from './graph/links.ts'
import { parseGroupLink, parsePostLink } from './x/links.ts'

/** Types of entries in a task's list. */
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

/** @returns the type of the entries in a kind's list; null = free text, or the kind has no list */
export function addressFormOf(kind: TaskKindId): AddressForm | null {
  return forms[kind] ?? null
}

/** A network, with the address of its pages if the installation configures one. */
export interface AddressPlace {
  network: NetworkId
  web_base?: string | undefined
}

/** @returns the configured address of a network */
export function placeAmong(
  configured: readonly Pick<NetworkSettings, 'network' | 'web_base'>[],
  network: NetworkId,
): AddressPlace {
  return configured.find((one) => one.network === network) ?? { network }
}

/** Whether a text is a possible link, name or number of the network; makes no requests. */
export function isAddress(place: AddressPlace, form: AddressForm, text: string): boolean {
  // All lists parse people with the same function.
  if (form === 'profile') return !('fault' in readPerson(place, text))
  const { network, web_base } = place
  if (network === 'facebook_sandbox' || network === 'instagram_sandbox') {
    const parse = network === 'facebook_sandbox' ? parsePagePost : parseMedia
    // Graph's sandbox has no groups.
    return form === 'post' && parse(text, { network, web_base }) !== null
  }
  if (network === 'facebook') return onFacebook[form](text.trim(), { network, web_base })
  if (network === 'instagram') return onInstagram[form](text.trim(), { network, web_base })
  return (form === 'post' ? parsePostLink : parseGroupLink)(text, { network, web_base }) !== null
}

type Web<N extends NetworkId> = { network: N; web_base: string | undefined }
type Judges<N extends NetworkId> = Readonly<
  Record<Exclude<AddressForm, 'profile'>, (text: string, web: Web<N>) => boolean>
>

const FACEBOOK_ID = /^(\d{5,30}|pfbid[A-Za-z0-9]{10,120})$/

const onFacebook: Judges<'facebook'> = {
  post: (text, web) => parsePagePost(text, web) !== null || isFacebookPost(text, web),
  group: (text, web) => {
    const [first, group = ''] = linkOfNetwork(web, text)?.path ?? []
    return /^\d{5,30}$/.test(text) || (first === 'groups' && /^[A-Za-z0-9.]{5,50}$/.test(group))
  },
}

/** Posts of people, groups, reels and shared links, besides those of Pages. */
function isFacebookPost(text: string, web: Web<'facebook'>): boolean {
  const { path = [], query } = linkOfNetwork(web, text) ?? {}
  const [first = '', second = '', third = '', fourth = ''] = path
  const has = (name: string) => FACEBOOK_ID.test(query?.get(name) ?? '')
  if (first === 'groups') return ['posts', 'permalink'].includes(third) && FACEBOOK_ID.test(fourth)
  if (first === 'reel') return FACEBOOK_ID.test(second)
  if (first === 'watch') return has('v')
  if (first === 'photo' || first === 'photo.php') return has('fbid')
  if (first === 'permalink.php' || first === 'story.php') return has('story_fbid') && has('id')
  if (first === 'share') return /^[prv]$/.test(second) && /^[A-Za-z0-9]{5,40}$/.test(third)
  const isOwned = ['posts', 'videos', 'photos'].includes(second) && FACEBOOK_ID.test(path.at(-1) ?? '')
  return isOwned && !('fault' in readPerson(web, `https://www.facebook.com/${first}`))
}

const onInstagram: Judges<'instagram'> = {
  post: (text, web) => parseMedia(text, web) !== null,
  // Instagram has group chats and broadcast channels, but no groups.
  group: (text, web) =>
    /^(direct\/t\/\d+|channel\/\w+)$/.test(linkOfNetwork(web, text)?.path.join('/') ?? ''),
}

/** The lists of a task; a form's draft has the lists of every kind. */
export interface ListedWork {
  kind: TaskKindId
  params: object
}

/** Invalid entries, each with its path within the work. */
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

/** @returns the rule for entries of a kind's list; undefined while no network is chosen, or if any text is allowed */
export function addressCheck(
  kind: TaskKindId,
  place: AddressPlace | undefined,
): { form: AddressForm; isRight: (text: string) => boolean } | undefined {
  const form = addressFormOf(kind)
  return place && form !== null ? { form, isRight: (text) => isAddress(place, form, text) } : undefined
}

/** @returns a form's schema, extended so that its lists hold only entries of the chosen accounts' network */
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
