import { GRAPH } from './graph-reading.ts'
import type { Given, Recorder } from './recorder.ts'

const SCOPES = [
  ...['pages_show_list', 'pages_read_engagement', 'pages_read_user_content', 'pages_manage_posts'],
  ...['pages_manage_engagement', 'pages_messaging', 'pages_manage_metadata', 'instagram_basic'],
  ...['instagram_content_publish', 'instagram_manage_comments', 'instagram_manage_messages'],
  'instagram_manage_insights',
]
const URL = 'https://pictures.example/trà.png'

/** A Page's posts, pictures and comments, and each refusal. */
export async function graphPages({ ask, scene, advance }: Recorder): Promise<void> {
  const post = (path: string, form: Record<string, string>, given: Given = {}) =>
    ask(`POST /graph/v26.0/${path}`, { form, ...given })
  await scene('posts')
  const { body } = await post('me/feed', { message: 'Trà mới 新茶 & bánh' })
  await ask(`GET /graph/v26.0/${String(body.id)}?fields=message,from,permalink_url`)
  await post('me/feed', { message: 'Trà mới 新茶 & bánh' })
  advance(24 * 60 * 60_000 + 1)
  await ask('POST /graph/v26.0/me/feed', { json: { message: 'Trà mới 新茶 & bánh' } })
  await post('me/feed', { link: 'https://tiem.example/trà' })
  await post('me/feed', {})
  await post('me/feed', { message: 'x'.repeat(63_207) }, { silent: true })
  await post(`${GRAPH.otherPage}/feed`, { message: 'x' })
  await post(`${GRAPH.post}/feed`, { message: 'x' })
  await scene('pictures and videos')
  const own = await post('me/photos', { url: URL, published: 'false' })
  const foreign = await post('me/photos', { url: URL, published: 'false' }, { as: 'lotus_travel' })
  const attach = (id: unknown) =>
    post('me/feed', { message: `With ${id}`, attached_media: JSON.stringify([{ media_fbid: id }]) })
  const { body: withPicture } = await attach(own.body.id)
  await ask(`GET /graph/v26.0/${String(withPicture.id)}?fields=attachments`)
  const two = await Promise.all([1, 2].map(() => post('me/photos', { url: URL, published: 'false' })))
  const { body: withTwo } = await post('me/feed', {
    message: 'Two',
    attached_media: JSON.stringify(two.map(({ body: { id } }) => ({ media_fbid: id }))),
  })
  await ask(`GET /graph/v26.0/${String(withTwo.id)}?fields=attachments`)
  await attach(foreign.body.id)
  await attach('1')
  await post('me/feed', { message: 'x', attached_media: '{}' })
  await post('me/photos', { url: URL, caption: 'Ảnh 图' })
  await post('me/photos', { url: 'broken' })
  await post('me/photos', {})
  await post(`${GRAPH.otherPage}/photos`, { url: URL, published: 'false' })
  for (const file_url of [URL, 'https://pictures.example/damaged.mp4']) {
    const { body: video } = await post('me/videos', { file_url, description: `Phim 片 ${file_url}` })
    const look = (more = '', given: Given = {}) =>
      ask(`GET /graph/v26.0/${String(video.id)}?fields=status${more}`, given)
    await look(',length')
    await look('', { as: 'lotus_travel' })
    for (let polls = 0; polls < 3; polls += 1) await look()
    await ask('GET /graph/v26.0/me/feed?limit=1&fields=message')
  }
  await post('me/videos', { file_url: 'broken' })
  await ask(`DELETE /graph/v26.0/${String(foreign.body.id)}`)
  for (const scope of ['pages_manage_posts', 'pages_read_engagement'])
    await ask(`DELETE /graph/v26.0/${String(own.body.id)}`, { scopes: [scope] })
  await ask(`DELETE /graph/v26.0/${String(own.body.id)}`)
  await scene('comments')
  const said = await post(`${GRAPH.post}/comments`, { message: 'Cảm ơn 谢谢' })
  await post(`${String(said.body.id)}/comments`, { message: 'Nữa' })
  await post(`${GRAPH.post}/comments`, {})
  await post(`${GRAPH.otherPost}/comments`, { message: 'x' })
  await post('me/comments', { message: 'x' })
  await post(`${GRAPH.media}/comments`, { message: 'Đẹp 美' })
  await post(`${GRAPH.media}/replies`, { message: 'Đẹp lắm' })
  await post(`${GRAPH.otherMedia}/comments`, { message: 'x' })
  await scene('deleting')
  await ask(`DELETE /graph/v26.0/${GRAPH.otherPost}`)
  await ask('DELETE /graph/v26.0/me')
  for (const node of [body.id, said.body.id])
    await ask(`DELETE /graph/v26.0/${String(node)}`, { scopes: ['pages_read_engagement'] })
  await ask(`DELETE /graph/v26.0/${String(body.id)}`)
  await ask(`DELETE /graph/v26.0/${String(body.id)}`)
}

/** Containers of an Instagram account, and its likes. */
export async function graphContainers({ ask, scene, advance }: Recorder): Promise<void> {
  const account = GRAPH.instagram
  const post = (path: string, form: Record<string, string>, given: Given = {}) =>
    ask(`POST /graph/v26.0/${path}`, { form, ...given })
  const make = async (form: Record<string, string>) => String((await post(`${account}/media`, form)).body.id)
  const status = (id: string) => ask(`GET /graph/v26.0/${id}?fields=status_code,status,video_status`)
  const publish = (id: string, given: Given = {}) =>
    post(`${account}/media_publish`, { creation_id: id }, given)
  await scene('pictures')
  const picture = await make({ image_url: URL, caption: 'Trà 茶 #trà' })
  await status(picture)
  await publish(picture)
  await status(picture)
  await publish(picture)
  await ask(`GET /graph/v26.0/${picture}`)
  await ask(`GET /graph/v26.0/${picture}?fields=shoe_size`)
  const failed = await make({ image_url: 'https://broken.example/' })
  await status(failed)
  await publish(failed)
  await make({ caption: 'x' })
  await make({ image_url: URL, caption: 'x'.repeat(2201) })
  await publish('1')
  await post(`${GRAPH.otherInstagram}/media`, { image_url: URL })
  await post(`${GRAPH.otherInstagram}/media_publish`, { creation_id: picture })
  const late = await make({ image_url: URL })
  advance(24 * 60 * 60_000)
  await status(picture)
  await status(late)
  await scene('videos')
  await make({ video_url: URL })
  const video = await make({ video_url: URL, media_type: 'REELS' })
  for (let polls = 0; polls < 3; polls += 1) await status(video)
  const resumable = await make({ media_type: 'REELS', upload_type: 'resumable' })
  const upload = (headers: Record<string, string>, raw: string, given: Given = {}) =>
    ask(`POST /graph-upload/ig-api-upload/v26.0/${resumable}`, {
      raw,
      ...given,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })
  await upload({ offset: '0', file_size: '4' }, 'ab')
  const { body } = await ask('POST /_control/graph-token', { json: { handle: 'harbor_tea' } })
  const authorization = `OAuth ${String(body.access_token)}`
  await upload({ authorization, offset: '0', file_size: '4' }, 'ab')
  await status(resumable)
  await upload({ authorization, offset: '3', file_size: '4' }, 'b')
  await upload({ authorization, offset: '2', file_size: '4' }, 'cd')
  for (let polls = 0; polls < 3; polls += 1) await status(resumable)
  await publish(resumable)
  await scene('carousels')
  const items = [
    await make({ image_url: URL, is_carousel_item: 'true' }),
    await make({ image_url: URL, is_carousel_item: 'true' }),
  ]
  await publish(String(items[0]))
  const carousel = await make({ media_type: 'CAROUSEL', children: items.join(','), caption: 'Hai 二' })
  await publish(carousel)
  await make({ media_type: 'CAROUSEL', children: String(items[0]) })
  await make({ media_type: 'CAROUSEL', children: `${items[0]},${video}` })
  await make({ media_type: 'CAROUSEL' })
  await ask(`GET /graph/v26.0/${account}/content_publishing_limit?fields=config`)
  await scene('likes')
  const like = (media_id: string, silent = false) => post(`${account}/likes`, { media_id }, { silent })
  await like(GRAPH.otherMedia)
  await like('1791')
  await post(`${account}/likes`, {})
  await post(`${GRAPH.otherInstagram}/likes`, { media_id: GRAPH.media })
  for (let times = 1; times < 50; times += 1) await like(GRAPH.otherMedia, true)
  await like(GRAPH.otherMedia)
  advance(60 * 60_000 - 1)
  await like(GRAPH.otherMedia)
  advance(1)
  await like(GRAPH.otherMedia)
}

/** Messages in and out of their window, by Page and by Instagram account. */
export async function graphMessages({ ask, scene, advance }: Recorder): Promise<void> {
  const send = (json: unknown, path: string = GRAPH.page) =>
    ask(`POST /graph/v26.0/${path}/messages`, { json })
  const write = (text: string) =>
    ask('POST /_control/message', { json: { from: 'lotus_travel', to: 'harbor_tea', text }, silent: true })
  for (const [place, path, query] of [
    ['Messenger', GRAPH.page, ''],
    ['Instagram', GRAPH.instagram, '&platform=instagram'],
  ] as const) {
    await scene(place)
    await write(`Chào 你好 ${place}`)
    const listed = await ask(
      `GET /graph/v26.0/${path}/conversations?fields=id,updated_time,participants,messages${query}`,
    )
    const [talk] = listed.body.data as { participants: { data: { id: string }[] } }[]
    const id = talk?.participants.data[0]?.id
    await ask(`GET /graph/v26.0/${path}/conversations?user_id=${id}&limit=1${query}`)
    await ask(`GET /graph/v26.0/${path}/conversations?user_id=1${query}`)
    await send({ recipient: { id }, message: { text: 'Chào bạn 你好' } }, path)
    await ask(`POST /graph/v26.0/${path}/messages`, {
      form: { recipient: JSON.stringify({ id }), message: JSON.stringify({ text: 'Trà & 茶' }) },
    })
    await send({ recipient: { id } }, path)
    await send({ recipient: { id }, message: { text: '' } }, path)
    await send({ recipient: { id }, message: { text: 'x'.repeat(2001) } }, path)
    await send({ recipient: {}, message: { text: 'x' } }, path)
    await send({ recipient: { id: '1' }, message: { text: 'x' } }, path)
    advance(24 * 60 * 60_000 + 1)
    await send({ recipient: { id }, message: { text: 'Late' } }, path)
    const human = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    await send({ recipient: { id }, message: { text: 'By a person' }, ...human }, path)
    advance(6 * 24 * 60 * 60_000)
    await send({ recipient: { id }, message: { text: 'Too late' }, ...human }, path)
  }
  await scene('refusals')
  await send({ recipient: { id: '1' }, message: { text: 'x' } }, GRAPH.otherPage)
  await send({}, GRAPH.post)
  await ask(`GET /graph/v26.0/${GRAPH.otherPage}/conversations`)
  await ask(`GET /graph/v26.0/${GRAPH.post}/conversations`)
  await scene('in answer to a comment')
  const { body: made } = await ask('POST /_control/post', { json: { text: 'Fresh 新', commenters: 1 } })
  const comments = await ask(
    `GET /graph/v26.0/${GRAPH.page}_${String(made.id)}/comments?fields=can_reply_privately`,
  )
  const [comment] = comments.body.data as { id: string }[]
  const answer = (comment_id: unknown) => send({ recipient: { comment_id }, message: { text: 'Riêng 私' } })
  await answer(comment?.id)
  await answer(comment?.id)
  await answer('1')
  await answer(`179${String(made.id)}`)
}

type Probe = readonly [line: string, form?: Readonly<Record<string, string>>]

const PROBES: readonly Probe[] = [
  [`GET ${GRAPH.page}`],
  [`GET ${GRAPH.post}`],
  [`GET ${GRAPH.instagram}`],
  [`GET ${GRAPH.page}/posts`],
  [`GET ${GRAPH.post}/comments`],
  [`GET ${GRAPH.post}/reactions`],
  [`GET ${GRAPH.instagram}/media`],
  [`GET ${GRAPH.media}/comments`],
  [`GET ${GRAPH.instagram}/content_publishing_limit`],
  [`GET ${GRAPH.instagram}?fields=business_discovery.username(lotus_travel){username}`],
  [`GET ${GRAPH.page}/conversations`],
  [`GET ${GRAPH.instagram}/conversations`],
  ['GET pages/search?q=tea'],
  [`GET ig_hashtag_search?q=tea&user_id=${GRAPH.instagram}`],
  [`POST ${GRAPH.page}/feed`, {}],
  [`POST ${GRAPH.page}/photos`, { url: URL, published: 'false' }],
  [`POST ${GRAPH.page}/videos`, { file_url: URL }],
  [`POST ${GRAPH.post}/comments`, {}],
  [`POST ${GRAPH.media}/comments`, {}],
  [`POST ${GRAPH.page}/messages`, {}],
  [`POST ${GRAPH.instagram}/messages`, {}],
  [`POST ${GRAPH.instagram}/media`, {}],
  [`POST ${GRAPH.instagram}/media_publish`, {}],
  [`POST ${GRAPH.instagram}/likes`, {}],
]

/** The permissions of Facebook login that each request needs. */
export async function graphScopes({ ask, scene, note }: Recorder): Promise<void> {
  await scene('permissions')
  const probes: readonly (readonly [kind: 'user' | 'page', probe: Probe])[] = [
    ['user', ['GET me/accounts']],
    ...PROBES.map((probe) => ['page', probe] as const),
  ]
  for (const [kind, [line, form]] of probes) {
    const refused: string[] = []
    for (const scope of SCOPES) {
      const { body } = await ask(line.replace(' ', ' /graph/v26.0/'), {
        kind,
        silent: true,
        scopes: SCOPES.filter((one) => one !== scope),
        ...(form && { form }),
      })
      const { code, message = '' } = (body.error ?? {}) as { code?: number; message?: string }
      if (message.includes(`'${scope}' permission`)) refused.push(`${scope} (${code})`)
    }
    note(`${line}: ${refused.join(', ')}`)
  }
}
