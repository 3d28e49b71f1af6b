import type { NetworkAddress } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource'
import type { CollectWork } from '@seaport/contract/work/task-kind'
import { ExecutorFault } from '@seaport/runner/executor'
import type { XClient } from './client.ts'
import type { Cursor } from './cursor.ts'
import * as api from './endpoint.ts'
import { authorsOf, itemOf } from './item.ts'
import { keywordQuery } from './keyword.ts'
import { parsePostLink, parseProfileLink } from './links.ts'

interface Resolving {
  client: XClient
  address: NetworkAddress
  target: string
  signal: AbortSignal
}

interface Stepping {
  client: XClient
  place: { web_base: string; source: string }
  cursor: Cursor
  /** How many people the task wants in all: no page needs to be larger. */
  want: number
  signal: AbortSignal
}

/** Reads one page of one list. */
export type Step = (stepping: Stepping) => Promise<{ items: CollectedItem[]; next: string | null }>

/** Where a kind's people come from: what a target stands for, and the lists to read one after the other. */
export interface Source {
  resolve(resolving: Resolving): Promise<string>
  steps: readonly Step[]
}

/** One per kind; `capabilities.ts` names the same ones. */
export const sources: Record<CollectWork['kind'], Source> = {
  collect_homepage: { resolve: readProfileRef, steps: [profile] },
  collect_followers: { resolve: findProfile, steps: [people(api.followers)] },
  collect_following: { resolve: findProfile, steps: [people(api.following)] },
  collect_likers: { resolve: findPost, steps: [people(api.likingUsers)] },
  collect_sharers: { resolve: findPost, steps: [people(api.retweetedBy), quoters] },
  collect_commenters: { resolve: findPost, steps: [commenters] },
  collect_keywords: { resolve: async ({ target }) => keywordQuery(target), steps: [search] },
}

/** A search for the replies to a missing post is merely empty: only asking for the post itself tells. */
async function findPost({ client, address, target, signal }: Resolving): Promise<string> {
  const ref = parsePostLink(target, address)
  if (!ref) throw new ExecutorFault({ kind: 'target', reason: 'bad_link' })
  const { data } = await client.get(api.postById, { params: ref, signal })
  return data.id
}

async function findProfile({ client, address, target, signal }: Resolving): Promise<string> {
  const ref = readRef(target, address)
  const { data } =
    'id' in ref
      ? await client.get(api.userById, { params: ref, signal })
      : await client.get(api.userByUsername, { params: ref, signal })
  return data.id
}

/** The one page of a homepage is the profile itself, so nothing is looked up beforehand. */
async function readProfileRef({ address, target }: Resolving): Promise<string> {
  const ref = readRef(target, address)
  return 'id' in ref ? ref.id : `@${ref.username}`
}

function readRef(target: string, address: NetworkAddress) {
  const ref = parseProfileLink(target, address)
  if (!ref) throw new ExecutorFault({ kind: 'target', reason: 'bad_link' })
  return ref
}

async function profile({ client, place, cursor, signal }: Stepping) {
  const { subject } = cursor
  const query = api.userFields
  const { data } = subject.startsWith('@')
    ? await client.get(api.userByUsername, { params: { username: subject.slice(1) }, query, signal })
    : await client.get(api.userById, { params: { id: subject }, query, signal })
  return { items: [itemOf(data, place)], next: null }
}

function people(
  endpoint: typeof api.followers | typeof api.following | typeof api.likingUsers | typeof api.retweetedBy,
): Step {
  return async ({ client, place, cursor, want, signal }) => {
    const { data, meta } = await client.get(endpoint, {
      params: { id: cursor.subject },
      query: {
        max_results: pageSize(endpoint.page, want),
        pagination_token: cursor.token ?? undefined,
        ...api.userFields,
      },
      signal,
    })
    return { items: data.map((user) => itemOf(user, place)), next: meta.next_token ?? null }
  }
}

async function quoters({ client, place, cursor, want, signal }: Stepping) {
  const page = await client.get(api.quotes, {
    params: { id: cursor.subject },
    query: {
      max_results: pageSize(api.quotes.page, want),
      pagination_token: cursor.token ?? undefined,
      ...api.postFields,
    },
    signal,
  })
  return { items: authorsOf(page, place, () => true), next: page.meta.next_token ?? null }
}

/** The post itself belongs to its conversation, but is no comment on it. */
async function commenters(stepping: Stepping) {
  const { subject } = stepping.cursor
  const page = await searchPage(stepping, `conversation_id:${subject}`)
  return {
    items: authorsOf(page, stepping.place, (post) => post.id !== subject),
    next: page.meta.next_token ?? null,
  }
}

/** People who wrote about the keyword; who merely passed a post on did not. */
async function search(stepping: Stepping) {
  const page = await searchPage(stepping, stepping.cursor.subject)
  const wrote = (post: api.XPost) => !post.referenced_tweets.some(({ type }) => type === 'retweeted')
  return { items: authorsOf(page, stepping.place, wrote), next: page.meta.next_token ?? null }
}

function searchPage({ client, cursor, want, signal }: Stepping, query: string): Promise<api.XPostPage> {
  return client.get(api.searchRecent, {
    query: {
      query,
      max_results: pageSize(api.searchRecent.page, want),
      pagination_token: cursor.token ?? undefined,
      ...api.postFields,
    },
    signal,
  })
}

/** The same on every page of a task, since a page token belongs to the request that it came from. */
function pageSize([least, most]: readonly [number, number], want: number): number {
  return Math.min(most, Math.max(least, want))
}
