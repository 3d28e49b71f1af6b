import { idForAge } from '../world/ids.ts'
import { oldestFirst } from '../world/post-list.ts'
import type { Post, World } from '../world/types.ts'
import type { Call, Define } from './endpoint.ts'
import { postsBelow, postsMeta, readPosition } from './page-of.ts'
import { parseSearch, QueryError, type SearchQuery } from './search-query.ts'
import { readTweetWish, tweetAnswer } from './tweet-answer.ts'

const SEARCHED_MS = 7 * 24 * 60 * 60 * 1000
const LONGEST_QUERY = 512

function readQuery(call: Call): SearchQuery | undefined {
  const text = call.params.required('query')
  if (!text) return undefined
  if ([...text].length > LONGEST_QUERY) {
    call.params.bad(
      'query',
      text,
      `The \`query\` query parameter can not be longer than ${LONGEST_QUERY} characters`,
    )
    return undefined
  }
  try {
    return parseSearch(text, call.sandbox.world)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    call.params.bad('query', text, `There were errors processing your request: ${error.message}`)
    return undefined
  }
}

/** Candidates for a query, oldest first: the smallest list that contains all matches. */
function candidates(world: World, query: SearchQuery): readonly Post[] {
  if (query.conversation !== undefined) {
    const root = world.posts.get(query.conversation)
    const comments = oldestFirst(world.comments.get(query.conversation))
    return root ? [root, ...comments] : comments
  }
  if (query.author !== undefined) {
    const author = world.personByHandle.get(query.author.toLowerCase()) ?? world.personById.get(query.author)
    return author ? oldestFirst(world.postsOf[author.index]) : []
  }
  return oldestFirst(world.timeline)
}

/** Searched period in milliseconds, end exclusive; at most the last seven days. */
function readStretch(call: Call): [from: number, to: number] {
  const { params, sandbox } = call
  const now = sandbox.world.now()
  const earliest = now - SEARCHED_MS
  const start = params.moment('start_time')
  const end = params.moment('end_time')
  if (start !== undefined && start < earliest) {
    const limit = new Date(earliest).toISOString()
    params.bad('start_time', new Date(start).toISOString(), `'start_time' must be on or after ${limit}`)
  }
  if (start !== undefined && end !== undefined && start >= end) {
    params.bad('end_time', new Date(end).toISOString(), "'end_time' must be after 'start_time'")
  }
  return [Math.max(start ?? earliest, earliest), Math.min(end ?? now + 1, now + 1)]
}

/** The id above which posts are searched; as on X, it must not be older than the searched period. */
function readSince(call: Call, from: number): string | undefined {
  const { params, sandbox } = call
  const id = params.id('since_id')
  const oldest = idForAge(sandbox.world.startedAt - from)
  if (id !== undefined && /^\d+$/.test(id) && id < oldest) {
    params.bad(
      'since_id',
      params.text('since_id') ?? '',
      `'since_id' must be a tweet id created after [${new Date(from).toISOString()}]. Please use a 'since_id' that is larger than ${oldest}`,
    )
  }
  return id
}

function search(call: Call) {
  const { params, sandbox } = call
  const query = readQuery(call)
  const wish = readTweetWish(params)
  const max = params.number('max_results', 10, 100, 10)
  const [from, to] = readStretch(call)
  const since = readSince(call, from) ?? ''
  const until = params.id('until_id') ?? '~'
  params.list('sort_order', (value) => value === 'recency' || value === 'relevancy')
  const question = `search ${params.text('query')}`
  const position = readPosition(call, ['next_token', 'pagination_token'], question)
  params.done()
  if (!query) return { body: { meta: { result_count: 0 } } }
  const page = postsBelow(
    call,
    candidates(sandbox.world, query),
    position,
    max,
    (post) =>
      post.createdAt >= from &&
      post.createdAt < to &&
      post.id > since &&
      post.id < until &&
      (query.reposts || !post.shareOf) &&
      query.matches(post),
  )
  const meta = postsMeta(call, page, question)
  if (page.items.length === 0) return { body: { meta } }
  return { body: { ...tweetAnswer(sandbox.world, page.items, wish, call.me), meta } }
}

/** Recent search: the last seven days, newest first. */
export function searchRoutes(define: Define): void {
  define({
    method: 'GET',
    url: '/2/tweets/search/recent',
    scopes: ['tweet.read', 'users.read'],
    answer: search,
  })
}
