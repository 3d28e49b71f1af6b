import { isInstagram } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { ExecutorFault } from '@seaport/runner/executor'
import { z } from 'zod'
import type { Cursor } from '../cursor.ts'
import { clean, homepageText } from '../item-text.ts'
import type { TokenSource } from '../oauth/token-source.ts'
import { NetworkError } from '../outcome.ts'
import type { GraphClient, GraphRequest } from './client.ts'
import type { HashtagLedger } from './hashtags.ts'
import { parseMedia, parsePagePost, parseProfile } from './links.ts'
import * as shape from './shapes.ts'
import { usesInstagramLogin } from './sign-in.ts'

/** The account that a collection reads for. */
export interface Reader {
  client: GraphClient
  settings: GraphSettings
  hashtags: HashtagLedger
  tokens: TokenSource
  /** Transport for hosts other than Graph's: uploads. */
  fetch: typeof fetch
  /** The account's id in Seaport, and its own id on the network: that of the Page or Instagram account. */
  account: string
  ownId: string
  /** Call if the account may not read even its own posts. @returns the error that this means for the account, or for the app */
  onOwnRefused(refusal: NetworkError): NetworkError
  signal: AbortSignal
}

export interface StepPage {
  items: CollectedItem[]
  rows?: readonly string[]
  next: string | null
}

/** How a kind reads people: resolves a target, then reads page by page. */
export interface Source {
  resolve(reader: Reader, target: string): Promise<string>
  step(reader: Reader, at: { cursor: Cursor; target: string }): Promise<StepPage>
  /** Reads a person's profile for what the list does not contain. */
  deepen?(reader: Reader, item: CollectedItem): Promise<CollectedItem>
}

const badLink = () => new ExecutorFault({ kind: 'target', reason: 'bad_link' })
const PAGE_SIZE = 100
const HOMEPAGE_POSTS = 10

function item(given: Partial<CollectedItem> & { external_id: string }, source: string): CollectedItem {
  const { url = '', handle = '', name = '', content = '', followers = null, location = null, comment } = given
  return {
    external_id: given.external_id,
    url: clean(url, 500),
    handle: clean(handle, 100),
    name: clean(name, 200),
    content: clean(content, 4000),
    followers,
    location: location === null ? null : clean(location, 200),
    source: clean(source, 500),
    ...(comment && { comment }),
  }
}

/** The comment under which a person was found, for a private reply; a comment without a time is omitted. */
function seenBy(id: string, at: string | undefined): Pick<CollectedItem, 'comment'> {
  const time = Date.parse(at ?? '')
  return Number.isNaN(time) ? {} : { comment: { id, at: new Date(time).toISOString() } }
}

const webLink = ({ settings }: Reader, path: string) => `${settings.web_base.replace(/\/+$/, '')}/${path}`

/**
 * Reads a target that only an app reviewed by Meta may read: a refusal concerns this target alone, because an account may always read its own posts. Meta
 * refuses in the same words after a permission was withdrawn (pdir/social-feed-bundle#184, sns-sdks/python-facebook#102): then it refuses those too.
 */
async function readTarget<Answer>(reader: Reader, request: GraphRequest<Answer>): Promise<Answer> {
  return reader.client.request(request).catch(async (error) => {
    if (!isRefused(error)) throw error
    // A permission that the login did not grant does not concern the target either.
    await reader.tokens.getToken({ scopes: request.scopes ?? [], signal: request.signal })
    await readOwn(reader)
    throw new NetworkError({ kind: 'target_unavailable' }, { cause: error })
  })
}

async function readOwn({ client, settings, ownId, onOwnRefused, signal }: Reader): Promise<void> {
  const path = `/${ownId}/${isInstagram(settings) ? 'media' : 'feed'}`
  const read = client.request({ path, query: { fields: 'id', limit: 1 }, answer: z.unknown(), signal })
  await read.catch((error) => {
    throw isRefused(error) ? onOwnRefused(error) : error
  })
}

const isRefused = (error: unknown): error is NetworkError =>
  error instanceof NetworkError && error.outcome.kind === 'missing_permission'

const ref = (target: string, { settings }: Reader): string => {
  const found = parseProfile(target, settings)
  if (!found) throw badLink()
  return found
}

function pageItem(reader: Reader, page: shape.PageProfile, source: string): CollectedItem {
  const posts = (page.posts?.data ?? []).map(({ created_time: at, message }) => ({ at, text: message ?? '' }))
  return item(
    {
      external_id: page.id,
      url: page.link ?? webLink(reader, page.username ?? page.id),
      handle: page.username ?? '',
      name: page.name,
      content: homepageText(page.about ?? '', posts),
      followers: page.followers_count ?? null,
      location: page.location?.city ?? null,
    },
    source,
  )
}

const pageHomepage: Source = {
  resolve: async (reader, target) => ref(target, reader),
  async step(reader, { cursor, target }) {
    const { signal } = reader
    const fields = `${shape.PAGE_FIELDS},posts.limit(${HOMEPAGE_POSTS}){id,message,created_time}`
    const path = `/${encodeURIComponent(cursor.subject)}`
    const scopes = ['pages_read_engagement']
    const page = await readTarget(reader, {
      path,
      query: { fields },
      answer: shape.PageProfile,
      scopes,
      signal,
    })
    return { items: [pageItem(reader, page, target)], next: null }
  },
}

const pageCommenters: Source = {
  async resolve(reader, target) {
    const { settings, signal } = reader
    const post = parsePagePost(target, settings)
    if (!post) throw badLink()
    if ('id' in post) return post.id
    if (/^\d+$/.test(post.page)) return `${post.page}_${post.post}`
    const path = `/${encodeURIComponent(post.page)}`
    const { id } = await readTarget(reader, { path, query: { fields: 'id' }, answer: shape.Made, signal })
    return `${id}_${post.post}`
  },
  async step(reader, { cursor, target }) {
    const { signal } = reader
    const page = await readTarget(reader, {
      path: `/${cursor.subject}/comments`,
      query: {
        filter: 'stream',
        // A person is kept with the first comment that is read, and only a recent one can be answered privately.
        order: 'reverse_chronological',
        fields: 'id,message,created_time,from{id,name}',
        limit: PAGE_SIZE,
        after: cursor.token ?? undefined,
      },
      answer: shape.Comments,
      scopes: ['pages_read_engagement', 'pages_read_user_content'],
      signal,
    })
    const items = page.data.flatMap(({ id, created_time, from, message }) =>
      from
        ? [
            item(
              {
                external_id: from.id,
                name: from.name,
                content: message,
                url: webLink(reader, from.id),
                ...seenBy(id, created_time),
              },
              target,
            ),
          ]
        : [],
    )
    return { items, rows: page.data.map(({ id }) => id), next: shape.nextOf(page) }
  },
}

const pageKeywords: Source = {
  resolve: async (_reader, target) => target.trim(),
  async step(reader, { cursor, target }) {
    const { client, signal } = reader
    const page = await client.request({
      path: '/pages/search',
      query: {
        q: cursor.subject,
        fields: 'id,name,link,location{city}',
        limit: 25,
        after: cursor.token ?? undefined,
      },
      answer: shape.PageRows,
      signal,
    })
    return { items: page.data.map((row) => pageItem(reader, row, target)), next: shape.nextOf(page) }
  },
}

function profileItem(reader: Reader, profile: shape.InstagramProfile, source: string): CollectedItem {
  const posts = (profile.media?.data ?? []).map(({ timestamp: at, caption }) => ({ at, text: caption ?? '' }))
  return item(
    {
      external_id: profile.user_id ?? profile.id,
      url: webLink(reader, `${profile.username}/`),
      handle: profile.username,
      name: profile.name,
      content: homepageText(profile.biography ?? '', posts),
      followers: profile.followers_count ?? null,
    },
    source,
  )
}

const basic = ({ settings }: Reader): readonly string[] =>
  usesInstagramLogin(settings) ? ['instagram_business_basic'] : ['instagram_basic']
const readComments = ({ settings }: Reader): readonly string[] =>
  usesInstagramLogin(settings)
    ? ['instagram_business_basic', 'instagram_business_manage_comments']
    : ['instagram_basic', 'instagram_manage_comments']

/** Another professional account by name, with this number of its newest media. */
async function discover(reader: Reader, username: string, posts: number): Promise<shape.InstagramProfile> {
  const media = posts > 0 ? `,media.limit(${posts}){id,caption,timestamp}` : ''
  const fields = `business_discovery.username(${username}){${shape.INSTAGRAM_FIELDS}${media}}`
  const { business_discovery } = await reader.client.request({
    path: `/${reader.ownId}`,
    query: { fields },
    answer: shape.Discovered,
    scopes: ['instagram_basic', 'instagram_manage_insights'],
    signal: reader.signal,
  })
  return business_discovery
}

const instagramHomepage: Source = {
  resolve: async (reader, target) => ref(target, reader),
  async step(reader, { cursor, target }) {
    const { ownId, signal } = reader
    if (cursor.subject !== ownId && !/^\d+$/.test(cursor.subject)) {
      // Only Facebook login can read other accounts; `capabilities.ts` leaves them to people otherwise.
      if (usesInstagramLogin(reader.settings)) throw new NetworkError({ kind: 'target_unavailable' })
      return {
        items: [profileItem(reader, await discover(reader, cursor.subject, HOMEPAGE_POSTS), target)],
        next: null,
      }
    }
    // Only Instagram login has two numbers of one account.
    const number = usesInstagramLogin(reader.settings) ? ',user_id' : ''
    const fields = `${shape.INSTAGRAM_FIELDS}${number},media.limit(${HOMEPAGE_POSTS}){id,caption,timestamp}`
    const profile = await readTarget(reader, {
      path: `/${cursor.subject}`,
      query: { fields },
      answer: shape.InstagramProfile,
      scopes: basic(reader),
      signal,
    })
    return { items: [profileItem(reader, profile, target)], next: null }
  },
}

/** Maximum requests for an account's own media, a hundred in each. */
const MOST_MEDIA_PAGES = 20

/** Graph knows media by id only, so the media of a link is searched among the account's own. */
async function findMedia({ client, ownId, signal }: Reader, shortcode: string): Promise<string> {
  let after: string | undefined
  for (let asked = 0; asked < MOST_MEDIA_PAGES; asked += 1) {
    const page = await client.request({
      path: `/${ownId}/media`,
      query: { fields: 'id,permalink', limit: PAGE_SIZE, after },
      answer: shape.MediaRows,
      signal,
    })
    const found = page.data.find(
      ({ permalink }) => permalink?.split('/').filter(Boolean).at(-1) === shortcode,
    )
    if (found) return found.id
    const next = shape.nextOf(page) ?? undefined
    if (next === undefined || next === after) break
    after = next
  }
  throw new NetworkError({ kind: 'target_unavailable' })
}

/** Instagram's own maximum of comments, and of replies, per request. */
const MOST_COMMENTS = 50
/** Maximum requests for the replies to one comment, fifty in each. */
const MOST_REPLY_PAGES = 20

/** A comment with all replies to it, of which the list of comments contains the first ones. A page without new ones is the last. */
async function withReplies(
  { client, signal }: Reader,
  comment: z.infer<typeof shape.InstagramComments>['data'][number],
): Promise<shape.InstagramComment[]> {
  const found = new Map([comment, ...(comment.replies?.data ?? [])].map((one) => [one.id, one]))
  let after = shape.nextOf(comment.replies ?? {})
  for (let asked = 0; after !== null && asked < MOST_REPLY_PAGES; asked += 1) {
    const page = await client.request({
      path: `/${comment.id}/replies`,
      query: { fields: shape.INSTAGRAM_COMMENT_FIELDS, limit: MOST_COMMENTS, after },
      answer: shape.InstagramReplies,
      signal,
    })
    const known = found.size
    for (const reply of page.data) found.set(reply.id, reply)
    after = found.size > known ? shape.nextOf(page) : null
  }
  return [...found.values()]
}

const instagramCommenters: Source = {
  async resolve(reader, target) {
    const media = parseMedia(target, reader.settings)
    if (!media) throw badLink()
    return 'id' in media ? media.id : findMedia(reader, media.shortcode)
  },
  async step(reader, { cursor, target }) {
    const { signal } = reader
    const page = await readTarget(reader, {
      path: `/${cursor.subject}/comments`,
      query: {
        // The list leaves replies out unless they are requested.
        fields: `${shape.INSTAGRAM_COMMENT_FIELDS},replies.limit(${MOST_COMMENTS}){${shape.INSTAGRAM_COMMENT_FIELDS}}`,
        limit: MOST_COMMENTS,
        after: cursor.token ?? undefined,
      },
      answer: shape.InstagramComments,
      scopes: readComments(reader),
      signal,
    })
    const comments: shape.InstagramComment[] = []
    for (const comment of page.data) comments.push(...(await withReplies(reader, comment)))
    const items = comments.flatMap(({ id, timestamp, from, username, text }) => {
      const handle = from?.username ?? username
      if (!from || !handle) return []
      return [
        item(
          {
            external_id: from.id,
            handle,
            content: text,
            url: webLink(reader, `${handle}/`),
            ...seenBy(id, timestamp),
          },
          target,
        ),
      ]
    })
    return { items, rows: comments.map(({ id }) => id), next: shape.nextOf(page) }
  },
  async deepen(reader, found) {
    if (usesInstagramLogin(reader.settings)) return found
    const { name, biography, followers_count } = await discover(reader, found.handle, 0)
    const content = clean([found.content, biography ?? ''].filter(Boolean).join('\n'), 4000)
    return { ...found, name: clean(name, 200), content, followers: followers_count ?? found.followers }
  },
}

/** Media with a hashtag: Instagram does not reveal their authors, so the results are posts. */
const instagramKeywords: Source = {
  async resolve({ client, settings, hashtags, account, ownId, signal }, target) {
    if (usesInstagramLogin(settings)) throw new NetworkError({ kind: 'target_unavailable' })
    const tag = target.trim().replace(/^#/, '').replaceAll(/\s+/g, '').toLowerCase()
    hashtags.book(account, tag)
    const { data } = await client.request({
      path: '/ig_hashtag_search',
      query: { user_id: ownId, q: tag },
      answer: shape.PageRows,
      signal,
    })
    if (!data[0]) throw new NetworkError({ kind: 'gone' })
    return data[0].id
  },
  async step({ client, ownId, signal }, { cursor, target }) {
    const page = await client.request({
      path: `/${cursor.subject}/top_media`,
      query: {
        user_id: ownId,
        fields: 'id,caption,permalink,timestamp',
        limit: 50,
        after: cursor.token ?? undefined,
      },
      answer: shape.MediaRows,
      signal,
    })
    const items = page.data.map(({ id, permalink, caption }) =>
      item({ external_id: id, url: permalink ?? '', content: caption ?? '' }, target),
    )
    return { items, next: shape.nextOf(page) }
  },
}

/** Lists of each network's API; `capabilities.ts` names the same ones. */
export const graphSources = {
  Facebook: {
    collect_homepage: pageHomepage,
    collect_commenters: pageCommenters,
    collect_keywords: pageKeywords,
  },
  Instagram: {
    collect_homepage: instagramHomepage,
    collect_commenters: instagramCommenters,
    collect_keywords: instagramKeywords,
  },
} as const
