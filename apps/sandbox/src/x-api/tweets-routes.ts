import { oldestFirst } from '../world/post-list.ts'
import { mentions } from '../world/text.ts'
import type { Post } from '../world/types.ts'
import type { Call, Define } from './endpoint.ts'
import { lookUp, onPerson, onPost, pathId, postById, tweetProblem } from './lookup.ts'
import { peoplePage, postsBelow, postsMeta, readPosition } from './page-of.ts'
import { isId } from './params.ts'
import { readTweetWish, tweetAnswer } from './tweet-answer.ts'

const READ = ['tweet.read', 'users.read']

function lookTweetsUp(call: Call) {
  const wish = readTweetWish(call.params)
  if (!call.params.required('ids')) call.params.done()
  const ids = call.params.list('ids', isId, 100)
  call.params.done()
  const { found, errors } = lookUp(
    ids,
    (id) => postById(call, id),
    (post, id) => tweetProblem(call, post, id),
  )
  const answer = found.length > 0 ? tweetAnswer(call.sandbox.world, found, wish, call.me) : {}
  return { body: { ...answer, ...(errors.length > 0 && { errors }) } }
}

function lookTweetUp(call: Call) {
  const id = pathId(call)
  const wish = readTweetWish(call.params)
  call.params.done()
  const post = postById(call, id)
  const problem = tweetProblem(call, post, id)
  if (!post || problem) return { body: { errors: [problem] } }
  const { data, ...rest } = tweetAnswer(call.sandbox.world, [post], wish, call.me)
  return { body: { data: data[0], ...rest } }
}

/** A page of posts from a list, newest first, within the requested ids and times. */
function postsPage(
  call: Call,
  posts: readonly Post[],
  question: string,
  least: number,
  accept: (post: Post) => boolean = () => true,
) {
  const { params } = call
  const wish = readTweetWish(params)
  const max = params.number('max_results', least, 100, 10)
  const from = params.moment('start_time') ?? Number.NEGATIVE_INFINITY
  const to = params.moment('end_time') ?? Number.POSITIVE_INFINITY
  const since = params.id('since_id') ?? ''
  const until = params.id('until_id') ?? '~'
  const position = readPosition(call, ['pagination_token'], question)
  params.done()
  const page = postsBelow(
    call,
    posts,
    position,
    max,
    (post) =>
      post.createdAt >= from && post.createdAt < to && post.id > since && post.id < until && accept(post),
  )
  const meta = postsMeta(call, page, question)
  if (page.items.length === 0) return { body: { meta } }
  return { body: { ...tweetAnswer(call.sandbox.world, page.items, wish, call.me), meta } }
}

function timeline(call: Call) {
  return onPerson(call, ({ id, index }) => {
    const exclude = call.params.list('exclude', (value) => value === 'replies' || value === 'retweets')
    const posts = oldestFirst(call.sandbox.world.postsOf[index])
    return postsPage(call, posts, `tweets ${id} ${exclude.join()}`, 5, (post) => {
      if (post.replyTo && exclude.includes('replies')) return false
      return !(post.shareOf && exclude.includes('retweets'))
    })
  })
}

function mentionsOf(call: Call) {
  return onPerson(call, ({ id, handle }) =>
    postsPage(
      call,
      oldestFirst(call.sandbox.world.timeline),
      `mentions ${id}`,
      5,
      (post) => !post.shareOf && mentions(post.text, handle),
    ),
  )
}

/** Reposts of a post: https://docs.x.com/x-api/posts/get-reposts. */
function repostsOf(call: Call) {
  return onPost(call, (post) => {
    const { world } = call.sandbox
    const reposts = post.sharers.flatMap((who) => {
      const own = who < 0 ? undefined : world.postsOf[who]?.items.find(({ shareOf }) => shareOf === post.id)
      return own ?? []
    })
    const byId = reposts.sort((a, b) => (a.id < b.id ? -1 : 1))
    return postsPage(call, byId, `reposts ${post.id}`, 1)
  })
}

/** Lookup of posts, and of the people who like, repost and quote them. */
export function tweetsRoutes(define: Define): void {
  define({ method: 'GET', url: '/2/tweets', scopes: READ, answer: lookTweetsUp })
  define({ method: 'GET', url: '/2/tweets/:id', scopes: READ, answer: lookTweetUp })
  define({ method: 'GET', url: '/2/users/:id/tweets', scopes: READ, answer: timeline })
  define({ method: 'GET', url: '/2/users/:id/mentions', scopes: READ, answer: mentionsOf })
  define({
    method: 'GET',
    url: '/2/tweets/:id/liking_users',
    scopes: [...READ, 'like.read'],
    answer: (call) =>
      onPost(call, (post) =>
        peoplePage(call, post.likers, `likers ${post.id}`, { max: 100, fallback: 100, most: 100 }),
      ),
  })
  define({
    method: 'GET',
    url: '/2/tweets/:id/retweeted_by',
    scopes: READ,
    answer: (call) =>
      onPost(call, (post) =>
        peoplePage(call, post.sharers, `sharers ${post.id}`, { max: 100, fallback: 100 }),
      ),
  })
  define({ method: 'GET', url: '/2/tweets/:id/retweets', scopes: READ, answer: repostsOf })
  define({
    method: 'GET',
    url: '/2/tweets/:id/quote_tweets',
    scopes: READ,
    answer: (call) =>
      onPost(call, (post) => {
        const exclude = call.params.list('exclude', (value) => value === 'replies' || value === 'retweets')
        const quotes = post.quotes.flatMap((id) => postById(call, id) ?? [])
        const hide = (quote: Post) => quote.replyTo !== undefined && exclude.includes('replies')
        return postsPage(call, quotes, `quotes ${post.id} ${exclude.join()}`, 10, (quote) => !hide(quote))
      }),
  })
}
