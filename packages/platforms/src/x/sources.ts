import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { CollectionKind } from '@seaport/contract/work/task-kind'
import { ExecutorFault } from '@seaport/runner/executor'
import type { Cursor } from '../cursor.ts'
import { clean, homepageText } from '../item-text.ts'
import { NetworkError } from '../outcome.ts'
import type { XClient } from './client.ts'
import * as api from './endpoint.ts'
import { authorsOf, itemOf } from './item.ts'
import { keywordQuery, personQuery } from './keyword.ts'
import { parsePostLink, parseProfileLink } from './links.ts'

interface ResolveRequest {
  client: XClient
  address: XSettings
  target: string
  signal: AbortSignal
}

interface PageRequest {
  client: XClient
  itemContext: { web_base: string; source: string }
  cursor: Cursor
  /** How many people the task still needs: no page has to be larger. */
  want: number
  signal: AbortSignal
}

/** One page of one list. `rows`: ids of the listed rows, if they are not the people themselves. */
export interface StepPage {
  items: CollectedItem[]
  rows?: readonly string[]
  next: string | null
}

/** Reads one page of one list. */
export type PageReader = (stepping: PageRequest) => Promise<StepPage>

/** How a kind reads people: resolves a target, then reads these lists in order. */
export interface Source {
  resolve(resolving: ResolveRequest): Promise<string>
  steps: readonly PageReader[]
}

/** One per kind for which X's API lists people; `capabilities.ts` names the same ones. */
export const sources = {
  collect_homepage: { resolve: readProfileRef, steps: [profile] },
  collect_followers: { resolve: findProfile, steps: [people(api.followers)] },
  collect_following: { resolve: findProfile, steps: [people(api.following)] },
  collect_likers: { resolve: findPost, steps: [people(api.likingUsers)] },
  collect_sharers: { resolve: findPost, steps: [people(api.retweetedBy), quoters] },
  collect_commenters: { resolve: findPost, steps: [commenters] },
  collect_keywords: { resolve: async ({ target }) => keywordQuery(target), steps: [search, named] },
} as const satisfies Partial<Record<CollectionKind, Source>>

/** A search for replies to a missing post is merely empty: only a request for the post itself reveals that it is missing. */
async function findPost({ client, address, target, signal }: ResolveRequest): Promise<string> {
  const ref = parsePostLink(target, address)
  if (!ref) throw new ExecutorFault({ kind: 'target', reason: 'bad_link' })
  const { data } = await client.request(api.postById, { params: ref, signal })
  return data.id
}

async function findProfile({ client, address, target, signal }: ResolveRequest): Promise<string> {
  const ref = readRef(target, address)
  const { data } =
    'id' in ref
      ? await client.request(api.userById, { params: ref, signal })
      : await client.request(api.userByUsername, { params: ref, signal })
  return data.id
}

/** A homepage has one page, the profile itself, so nothing is resolved beforehand. */
async function readProfileRef({ address, target }: ResolveRequest): Promise<string> {
  const ref = readRef(target, address)
  return 'id' in ref ? ref.id : `@${ref.username}`
}

function readRef(target: string, address: XSettings) {
  const ref = parseProfileLink(target, address)
  if (!ref) throw new ExecutorFault({ kind: 'target', reason: 'bad_link' })
  return ref
}

/** Adds the newest posts of a found person to the list's data: one more request. */
export async function deepened(
  client: XClient,
  item: CollectedItem,
  signal: AbortSignal,
): Promise<CollectedItem> {
  const posts = await newestPosts(client, item.external_id, signal)
  return { ...item, content: clean(homepageText(item.content, posts), 4000) }
}

/** The person and their newest posts. */
async function profile({ client, itemContext, cursor, signal }: PageRequest): Promise<StepPage> {
  const { subject } = cursor
  const wish = { people: true } as const
  const { data } = subject.startsWith('@')
    ? await client.request(api.userByUsername, { params: { username: subject.slice(1) }, wish, signal })
    : await client.request(api.userById, { params: { id: subject }, wish, signal })
  const posts = await newestPosts(client, data.id, signal)
  return { items: [itemOf(data, itemContext, homepageText(data.description, posts))], next: null }
}

const HOMEPAGE_POSTS = 10

/** A person who hides their posts still has a profile. */
async function newestPosts(client: XClient, id: string, signal: AbortSignal) {
  try {
    const { data } = await client.request(api.userPosts, {
      params: { id },
      query: { max_results: HOMEPAGE_POSTS, exclude: 'replies,retweets' },
      wish: { posts: true },
      signal,
    })
    return data.map(({ created_at: at, content: text }) => ({ at, text }))
  } catch (error) {
    const kind = error instanceof NetworkError ? error.outcome.kind : null
    if (kind === 'target_unavailable' || kind === 'gone') return []
    throw error
  }
}

function people(
  endpoint: typeof api.followers | typeof api.following | typeof api.likingUsers | typeof api.retweetedBy,
): PageReader {
  return async ({ client, itemContext, cursor, want, signal }) => {
    const { data, meta } = await client.request(endpoint, {
      params: { id: cursor.subject },
      query: {
        max_results: pageSize(endpoint.page, want),
        pagination_token: cursor.token ?? undefined,
      },
      wish: { people: true },
      signal,
    })
    return { items: data.map((user) => itemOf(user, itemContext)), next: meta.next_token ?? null }
  }
}

async function quoters({ client, itemContext, cursor, want, signal }: PageRequest): Promise<StepPage> {
  const page = await client.request(api.quotes, {
    params: { id: cursor.subject },
    query: {
      max_results: pageSize(api.quotes.page, want),
      pagination_token: cursor.token ?? undefined,
    },
    wish: { posts: true, people: true },
    signal,
  })
  return postsStep(
    page,
    authorsOf(page, itemContext, () => true),
  )
}

/** The post itself belongs to its conversation, but is not a comment on it. */
async function commenters(stepping: PageRequest): Promise<StepPage> {
  const { subject } = stepping.cursor
  const page = await searchPage(stepping, `conversation_id:${subject}`)
  return postsStep(
    page,
    authorsOf(page, stepping.itemContext, (post) => post.id !== subject),
  )
}

/** People who wrote about the keyword; authors of plain reposts did not. */
async function search(stepping: PageRequest): Promise<StepPage> {
  const page = await searchPage(stepping, stepping.cursor.subject)
  const wrote = (post: api.XPost) => !post.references.some(({ type }) => /^(retweeted|reposted)$/.test(type))
  return postsStep(page, authorsOf(page, stepping.itemContext, wrote))
}

/** People whose profile contains the keyword. X accepts only plain words here; for anything else no request is made. */
async function named({ client, itemContext, cursor, want, signal }: PageRequest): Promise<StepPage> {
  const query = personQuery(cursor.subject)
  if (query === null) return { items: [], next: null }
  const { data, meta } = await client.request(api.usersSearch, {
    query: {
      query,
      max_results: pageSize(api.usersSearch.page, want),
      next_token: cursor.token ?? undefined,
    },
    wish: { people: true },
    signal,
  })
  return { items: data.map((user) => itemOf(user, itemContext)), next: meta.next_token ?? null }
}

function postsStep(page: api.XPostPage, items: CollectedItem[]): StepPage {
  return { items, rows: page.data.map(({ id }) => id), next: page.meta.next_token ?? null }
}

function searchPage({ client, cursor, want, signal }: PageRequest, query: string): Promise<api.XPostPage> {
  return client.request(api.searchRecent, {
    query: {
      query,
      max_results: pageSize(api.searchRecent.page, want),
      pagination_token: cursor.token ?? undefined,
    },
    wish: { posts: true, people: true },
    signal,
  })
}

/** The same on every page of a task, because a page token belongs to its request. */
function pageSize([least, most]: readonly [number, number], want: number): number {
  return Math.min(most, Math.max(least, want))
}
