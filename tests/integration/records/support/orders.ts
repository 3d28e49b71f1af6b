import type { NetworkId } from '@seaport/contract/kernel/network'
import {
  FacebookSettings,
  InstagramSettings,
  type NetworkSettings,
  XSettings,
} from '@seaport/contract/kernel/network-settings.schema'
import type { CollectionKind, PromotionKind, TaskKindId } from '@seaport/contract/work/task-kind'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { KnownTarget } from '@seaport/runner/test-support/fake-promotion'
import { NETWORK_URL, type Network } from './network.ts'
import type { OfficeAccount } from './office.ts'

export const NETWORKS = ['x', 'facebook', 'instagram'] as const
export type Net = (typeof NETWORKS)[number]

const app = { client_id: 'demo-client', callback_ports: [47_821] }
const meta = { ...app, client_id: '1700000000000001', version: 'v26.0' }

/** The networks' own pages, and interfaces that lead into this process. `login`: Instagram's. */
export function settingsOf(network: Net, login: 'facebook' | 'instagram' = 'facebook'): NetworkSettings {
  const dialog = {
    authorize_url: `${NETWORK_URL}/dialog/oauth`,
    token_url: `${NETWORK_URL}/2/oauth2/token`,
  }
  if (network === 'x')
    return XSettings.parse({ network, ...app, ...dialog, api_base: NETWORK_URL, web_base: 'https://x.com' })
  const web_base = `https://www.${network}.com`
  if (network === 'facebook')
    return FacebookSettings.parse({ network, ...meta, ...dialog, api_base: `${NETWORK_URL}/graph`, web_base })
  const api_base = `${NETWORK_URL}/${login === 'facebook' ? 'graph' : 'graph-instagram'}`
  const upload_base = `${NETWORK_URL}/graph-upload`
  return InstagramSettings.parse({ network, login, ...meta, ...dialog, api_base, web_base, upload_base })
}

export const accountOn = (network: NetworkId): OfficeAccount => ({
  id: `account-${network}`,
  network: network as Net,
  account: 'harbor_tea',
  nickname: 'Trà Cảng · 港口茶',
  // One of the networks is reached through a proxy.
  isProxied: network === 'facebook',
})

/** What there is on a network to work with. */
export interface Scenery {
  /** A post of the account with comments of everybody. */
  readonly post: string
  /** Somebody who has written to the account. */
  readonly person: string
  /** The account's own id. */
  readonly page: string
}

/** People with names of several scripts, a post with replies, and a person who has written. */
export async function furnish(network: Net, { control, read }: Network): Promise<Scenery> {
  const people = [
    ['le_huong', 'Lê Thị Hương 🌸', 'Trà Việt, 东京の茶'],
    ['mei_chan', '陳美玲', '港島 · tea & books'],
    ['omar_a', 'عمر', '👩‍👩‍👧 مرحبا'],
  ]
  for (const [handle, name, bio] of people) await control('/person', { handle, name, bio, dm: 'everyone' })
  const { id } = await control('/post', {
    text: 'Trà sen mới về, ai thử? 新茶 🍵 https://tea.example/sen?a=1&b=ü',
    ...{ commenters: 2, likers: 5, sharers: 2, quoters: 2 },
  })
  const words = ['Đẹp quá!\nBao nhiêu?', '好喝 👍🏽', 'أين المتجر؟ <b>&amp;</b>']
  for (const [at, [author]] of people.entries())
    await control('/comments', { post_id: id, author, text: words[at] })
  await control('/comments', { post_id: id, author: 'harbor_tea', text: 'Cảm ơn!' })
  for (const [from] of people) {
    await control('/follow', { from, to: 'harbor_tea' })
    await control('/follow', { from: 'harbor_tea', to: from })
  }
  await control('/message', { from: 'le_huong', to: 'harbor_tea', text: 'Còn hàng không?' })
  const kind = network === 'instagram' ? 'instagram' : 'page'
  const {
    page_id = '',
    instagram_id = '',
    access_token,
  } = await control('/graph-token', {
    handle: 'harbor_tea',
    kind,
  })
  const links = {
    x: `https://x.com/harbor_tea/status/${id}?s=20`,
    facebook: `${page_id}_${id}`,
    instagram: `https://www.instagram.com/p/179${id}/`,
  }
  const page = network === 'facebook' ? page_id : instagram_id
  if (network === 'x') return { post: links.x, person: '@le_huong', page }
  const api = network === 'facebook' ? 'graph' : 'graph-instagram'
  const { data } = await read<{ data: { messages: { data: { from: { id: string } }[] } }[] }>(
    `/${api}/v26.0/${page}/conversations?fields=messages&platform=${network === 'facebook' ? 'messenger' : network}&access_token=${access_token}`,
  )
  return { post: links[network], person: data[0]?.messages.data[0]?.from.id ?? '', page }
}

const ends = { target_count: 8, duration_minutes: 90 }
const pace = { send_interval_seconds: 30, duration_minutes: null }

/** A collection of a kind from what there is. */
export function collection(kind: CollectionKind, net: Net, { post, page }: Scenery): TaskWork {
  const own = net === 'facebook' ? page : 'harbor_tea'
  const groups = {
    x: 'https://x.com/i/communities/17',
    facebook: 'https://www.facebook.com/groups/770077/',
    instagram: 'https://www.instagram.com/p/Cabc123/',
  }
  const from = /likers|commenters|sharers/.test(kind)
    ? { links: [post] }
    : kind === 'collect_keywords'
      ? { keywords: ['tea', 'trà'] }
      : { profiles: [kind === 'collect_group_members' ? groups[net] : own] }
  return { kind, params: { ...from, ...ends } } as TaskWork
}

/** The same from a second source too, which a person opens. */
export function fromTwo(work: TaskWork, net: Net): TaskWork {
  const { links, profiles } = work.params as { links?: string[]; profiles?: string[] }
  const second = hand[net]
  return {
    ...work,
    params: {
      ...work.params,
      ...(links && { links: [...links, second.other ?? ''] }),
      ...(profiles && { profiles: [...profiles, second.group ?? second.person ?? ''] }),
    },
  } as TaskWork
}

/** A promotion of a kind to these targets; its parameters beyond pace and script concern the server alone. */
export const promotion = (kind: PromotionKind): TaskWork =>
  ({
    kind,
    params: { ...(/message|link|post/.test(kind) && { script_id: 'script-1' }), ...pace },
  }) as unknown as TaskWork

const hand: Record<Net, Partial<Record<'person' | 'post' | 'other' | 'group', string>>> = {
  x: {
    person: '@le_huong',
    post: 'https://x.com/le_huong/status/1234567890',
    other: 'https://x.com/le_huong/status/1234567891',
    group: '17',
  },
  facebook: {
    person: 'https://www.facebook.com/profile.php?id=61550000000001',
    post: 'https://www.facebook.com/harbortea/posts/1234567',
    other: 'https://www.facebook.com/harbortea/posts/1234568',
    group: '770077',
  },
  instagram: {
    person: '@le_huong',
    post: 'https://www.instagram.com/p/Cabc123/',
    other: 'https://www.instagram.com/reel/Cabc124/',
  },
}

export const postByHand = (net: Net): string => hand[net].post ?? ''

/** What a promotion by hand goes to, twice: one is done, the other skipped. */
export function targetsByHand(kind: TaskKindId, net: Net): KnownTarget[] {
  const { person = '', post = '', group = '' } = hand[net]
  const target = /message|follow|pull_group|add_friend/.test(kind)
    ? person
    : /link|like/.test(kind)
      ? post
      : /group/.test(kind)
        ? group
        : ''
  return [{ target }, { target }]
}
