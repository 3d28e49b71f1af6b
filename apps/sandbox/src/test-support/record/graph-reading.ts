import type { Recorder } from './recorder.ts'
import { POST } from './x-reading.ts'

/** Of `harbor_tea`, and the Page, account and posts of `lotus_travel`. */
export const GRAPH = {
  page: '100641000000000',
  otherPage: '100641000000001',
  instagram: '17841400000000000',
  otherInstagram: '17841400000000001',
  user: '1220930000000000',
  post: `100641000000000_${POST.harvest}`,
  otherPost: `100641000000001_${POST.lantern}`,
  media: `179${POST.harvest}`,
  otherMedia: `179${POST.lantern}`,
} as const

const PAGE =
  'id,name,username,about,description,category,category_list,link,location,fan_count,followers_count,tasks,instagram_business_account{username},posts.limit(1){message}'
const FEED =
  'id,message,created_time,permalink_url,from,attachments,shares,reactions.summary(true),likes,comments.limit(2){message,from,parent}'
const COMMENT = 'id,message,created_time,like_count,comment_count,from,parent,can_reply_privately'
const ACCOUNT =
  'id,user_id,username,name,biography,account_type,followers_count,follows_count,media_count,website,media.limit(1){caption}'
const MEDIA =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,username,owner,comments.limit(1){text,username,from}'
const INSTAGRAM_COMMENT = 'id,text,timestamp,username,like_count,from'

/** Nodes and edges, each as it comes and with all fields; a list by pages of two. */
const READS: readonly (readonly [kind: 'user' | 'page', path: string, fields: string])[] = [
  ['user', 'me', 'id,name'],
  ['user', 'me/accounts', 'id,name,category,tasks'],
  ['user', 'me/permissions', ''],
  ['page', 'me', PAGE],
  ['page', 'harbor_tea', 'name'],
  ['page', `${GRAPH.page}/posts`, FEED],
  ['page', `${GRAPH.page}/feed`, 'id'],
  ['page', `${GRAPH.page}/published_posts`, 'id'],
  ['page', GRAPH.post, FEED],
  ['page', `${GRAPH.post}/comments`, COMMENT],
  ['page', `${GRAPH.post}/reactions`, ''],
  ['page', `${GRAPH.post}/likes`, ''],
  ['page', GRAPH.instagram, ACCOUNT],
  ['page', `${GRAPH.instagram}/media`, MEDIA],
  ['page', GRAPH.media, MEDIA],
  ['page', `${GRAPH.media}/comments`, INSTAGRAM_COMMENT],
  ['page', `${GRAPH.media}/replies`, 'id'],
  ['page', `${GRAPH.instagram}/content_publishing_limit`, 'config'],
  ['page', 'pages/search?q=lotus', 'username,location'],
]

const refusals = (page: string) => [
  `${page}/posts?limit=0`,
  `${page}/posts?after=x`,
  `${page}/posts?fields=message,`,
  `${page}/posts?fields=comments.limit(2`,
  `${page}/posts?fields=shoe_size`,
  `${GRAPH.otherPage}?fields=about`,
  `${GRAPH.otherPage}/posts`,
  GRAPH.otherPost,
  `${GRAPH.otherPost}/comments`,
  GRAPH.otherInstagram,
  `${GRAPH.otherInstagram}/media`,
  '100641999999999',
  'nobody_here',
  `${GRAPH.post}/accounts`,
  `${GRAPH.instagram}/posts`,
  `${page}/comments`,
  `${page}/reactions`,
  `${page}/media`,
  `${page}/content_publishing_limit`,
  `${page}/recent_media?user_id=1`,
  'pages/search',
]

const joined = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`

/** What Graph reads. */
export async function graphReading({ ask, scene }: Recorder): Promise<void> {
  for (const [kind, path, fields] of READS) {
    await scene(path)
    const get = (one: string) => ask(`GET /graph/v26.0/${one}`, { kind })
    const isList = path.includes('/')
    const first = await get(isList ? joined(path, 'limit=2') : path)
    if (fields !== '') await get(joined(path, `${isList ? 'limit=2&' : ''}fields=${fields}`))
    const { cursors } = (first.body.paging ?? {}) as { cursors?: { after: string } }
    if (cursors) await get(joined(path, `limit=1&after=${cursors.after}&summary=true&filter=stream`))
    if (cursors) await get(joined(path, `limit=1&before=${cursors.after}`))
    if (/reactions|likes/.test(path)) await get(`${path}?summary=total_count`)
  }
  await scene('refusals')
  for (const path of refusals(GRAPH.page)) await ask(`GET /graph/v26.0/${path}`)
  await ask('GET /graph/v26.0/me', { as: '' })
  await ask('GET /graph/v26.0/me', { token: 'x' })
  await ask('GET /graph/v26.0/me?access_token=x', { as: '' })
  await scene('comments and answers')
  const { body } = await ask(`GET /graph/v26.0/${GRAPH.post}/comments?limit=1&fields=comment_count`)
  const [comment] = body.data as { id: string }[]
  await ask(`GET /graph/v26.0/${comment?.id}?fields=${COMMENT}`)
  await ask(`GET /graph/v26.0/${comment?.id}/comments`)
  await ask(`GET /graph/v26.0/${GRAPH.post}/comments?limit=2&order=reverse_chronological&filter=stream`)
  await ask(`GET /graph/v26.0/${GRAPH.post}?fields=comments.limit(1).filter(stream){message,parent}`)
  // Two answers below one comment, the second one to the first.
  const { body: said } = await ask(`GET /graph/v26.0/${GRAPH.media}/comments?limit=1`)
  const [latest] = said.data as { id: string }[]
  let below = latest?.id.slice(3)
  for (const [author, text] of [
    ['lotus_travel', 'Ngon quá!'],
    ['nova_gadgets', 'Really?'],
  ]) {
    const json = { post_id: below, author, text }
    const { body: made } = await ask('POST /_control/comments', { json, silent: true })
    ;[below] = made.ids as string[]
  }
  await ask(
    `GET /graph/v26.0/${GRAPH.media}/comments?limit=1&fields=text,replies.limit(1){text,from,replies}`,
  )
  await ask(`GET /graph/v26.0/${latest?.id}/replies?fields=text,timestamp`)
  await ask(`GET /graph/v26.0/178${below}/replies`)
  await scene('hashtags')
  const tag = (query: string) => ask(`GET /graph/v26.0/ig_hashtag_search?${query}`)
  const { body: found } = await tag(`user_id=${GRAPH.instagram}&q=TEA`)
  await tag(`user_id=${GRAPH.instagram}&q=zzzz`)
  await tag(`user_id=${GRAPH.otherInstagram}&q=tea`)
  await tag('q=tea')
  await tag(`user_id=${GRAPH.instagram}`)
  const [known] = found.data as { id: string }[]
  const all = 'id,caption,comments_count,like_count,media_type,permalink,timestamp'
  await ask(`GET /graph/v26.0/${known?.id}?fields=name`)
  for (const list of ['recent_media', 'top_media']) {
    await ask(`GET /graph/v26.0/${known?.id}/${list}?user_id=${GRAPH.instagram}&limit=2&fields=${all}`)
    await ask(`GET /graph/v26.0/${known?.id}/${list}?user_id=${GRAPH.instagram}&fields=username`)
    await ask(`GET /graph/v26.0/${known?.id}/${list}`)
  }
  await scene('other accounts by name')
  const discover = (fields: string) => ask(`GET /graph/v26.0/${GRAPH.instagram}?fields=${fields}`)
  await discover(`business_discovery.username(lotus_travel){${ACCOUNT}}`)
  await discover('business_discovery.username(nobody_here){username}')
  await discover('business_discovery.username(lotus_travel){shoe_size}')
}

/** Instagram's own login: the same edges under another host, and those that it has not. */
export async function graphInstagram({ ask, scene, routes }: Recorder): Promise<void> {
  await scene('nodes and edges')
  const get = (path: string) => ask(`GET /graph-instagram/v26.0/${path}`)
  await get('me')
  await get(`me?fields=${ACCOUNT}`)
  await get(`me/media?limit=1&fields=${MEDIA}`)
  await get(`${GRAPH.media}/comments?limit=1&fields=${INSTAGRAM_COMMENT}`)
  await get('me/content_publishing_limit?fields=config')
  await get('me?fields=business_discovery.username(lotus_travel){username}')
  await get(`ig_hashtag_search?user_id=${GRAPH.instagram}&q=tea`)
  await get(`${GRAPH.otherInstagram}/media`)
  await ask('GET /graph/v26.0/me', { kind: 'instagram', token: 'of the other host' })
  await scene('every edge with the account as its node')
  for (const route of routes.filter((one) => / \/graph-instagram\/:version\//.test(one)))
    await ask(
      route
        .replace(':version', 'v26.0')
        .replace(':id', GRAPH.instagram)
        .replace(/(search)$/, '$1?q=tea'),
    )
}

const SUBCODES = [458, 459, 460, 463, 464, 467, 490]

/** How a token ends, and what the limit of a Page says. */
export async function graphTokens({ ask, scene, advance }: Recorder): Promise<void> {
  await scene('ends')
  for (const subcode of SUBCODES) {
    const { body } = await ask('POST /_control/graph-token', { json: { handle: 'harbor_tea' } })
    await ask('POST /_control/graph-end', { json: { handle: 'harbor_tea', subcode } })
    await ask('GET /graph/v26.0/me', { token: String(body.access_token) })
  }
  const { body } = await ask('POST /_control/graph-token', {
    json: { handle: 'nova_gadgets', expires_in: 60 },
  })
  const token = String(body.access_token)
  advance(59_999)
  await ask('GET /graph/v26.0/me', { token })
  advance(1)
  await ask('GET /graph/v26.0/me', { token })
  for (const state of ['suspended', 'locked', 'protected', 'active']) {
    await ask('POST /_control/state', { json: { handle: 'lotus_travel', state }, silent: true })
    await ask('GET /graph/v26.0/me', { as: 'lotus_travel' })
  }
  await scene('limits')
  await ask('POST /_control/limits', {
    json: { endpoint: 'graph', max: 3, windowMs: 3_600_000 },
    silent: true,
  })
  for (const host of ['graph', 'graph-instagram'])
    for (let times = 0; times < 4; times += 1) await ask(`GET /${host}/v26.0/me`, { as: 'nova_gadgets' })
}
