import { SCOPES } from '../../oauth/scopes.ts'
import type { Recorder } from './recorder.ts'
import { ID, POST } from './x-reading.ts'

/** Publishing, replying, quoting, reposting and deleting, and each refusal. */
export async function xWriting({ ask, scene, advance }: Recorder): Promise<void> {
  const post = (json: unknown, as = 'harbor_tea') => ask('POST /2/tweets', { as, json })
  await scene('posts')
  const { body } = await post({ text: '  Trà sữa & 奶茶 <3 ☕ #trà  ', reply_settings: 'following' })
  const { id } = body.data as { id: string }
  await ask(`GET /2/tweets/${id}?tweet.fields=entities,lang,created_at,public_metrics`)
  await post({ text: 'Trà sữa & 奶茶 <3 ☕ #trà' })
  advance(24 * 60 * 60_000)
  await post({ text: 'Trà sữa & 奶茶 <3 ☕ #trà' })
  await post({})
  await post({ text: 'é'.repeat(281) })
  await post({ text: 'x', shoe: 1, reply: {}, media: { media_ids: [] } })
  await post({ text: 'x', quote_tweet_id: POST.none })
  await post({ text: 'x', community_id: '1' })
  await post({ text: 'x', media: { media_ids: ['1'] } })
  await post({ text: 'A quote', quote_tweet_id: POST.lantern })
  await ask('POST /2/tweets', { raw: '{', headers: { 'content-type': 'application/json' } })
  await ask('POST /2/tweets', {
    raw: form({ text: 'Một tấm thiệp 明信片' }),
    headers: { 'content-type': 'multipart/form-data; boundary="b0"' },
  })
  await ask('POST /2/tweets', {
    raw: '--b0\r\nx\r\n--b0--',
    headers: { 'content-type': 'multipart/form-data; boundary=b0' },
  })
  await ask('POST /2/tweets', { form: { text: 'Thư từ 茶' } })
  await scene('replies')
  const reply = (to: string, as: string) =>
    post({ text: 'Chào 你好', reply: { in_reply_to_tweet_id: to } }, as)
  await reply(POST.none, 'harbor_tea')
  await reply(POST.lantern, 'harbor_tea')
  const asked = await post({ text: 'What does @nova_gadgets say?' })
  await reply((asked.body.data as { id: string }).id, 'nova_gadgets')
  await scene('reposts')
  await ask(`POST /2/users/${ID.tea}/retweets`, { json: { tweet_id: POST.lantern } })
  await ask(`POST /2/users/${ID.tea}/retweets`, { json: { tweet_id: POST.none } })
  await ask(`POST /2/users/${ID.tea}/retweets`, { json: {} })
  await ask(`POST /2/users/${ID.travel}/retweets`, { json: { tweet_id: POST.lantern } })
  await ask('POST /2/users/x/retweets', { json: {} })
  await ask(`GET /2/users/${ID.tea}/tweets?max_results=5&tweet.fields=referenced_tweets`)
  await ask(`DELETE /2/users/${ID.tea}/retweets/${POST.lantern}`)
  await ask(`DELETE /2/users/${ID.tea}/retweets/${POST.none}`)
  await ask(`DELETE /2/users/${ID.travel}/retweets/${POST.lantern}`)
  await scene('deleting, following, liking')
  await ask(`DELETE /2/tweets/${id}`, { as: 'nova_gadgets' })
  await ask(`DELETE /2/tweets/${id}`)
  await ask(`DELETE /2/tweets/${id}`)
  await ask(`POST /2/users/${ID.tea}/following`, { json: { target_user_id: ID.nova } })
  await ask(`POST /2/users/${ID.tea}/likes`, { json: { tweet_id: POST.lantern } })
}

const form = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `--b0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
    .concat('--b0--\r\n')

/** Messages to one person and in a group, and who may not read or write. */
export async function xMessages({ ask, scene }: Recorder): Promise<void> {
  const all =
    'dm_event.fields=id,text,event_type,created_at,sender_id,dm_conversation_id,participant_ids,attachments&expansions=sender_id,participant_ids&user.fields=verified'
  await scene('to one person')
  const to = (id: string, text: string, as: string) =>
    ask(`POST /2/dm_conversations/with/${id}/messages`, { as, json: { text } })
  await to(ID.travel, 'Before you wrote', 'harbor_tea')
  await to(ID.tea, ' Xin chào & 你好 ', 'lotus_travel')
  await to(ID.travel, 'Welcome', 'harbor_tea')
  await to(ID.nobody, 'x', 'harbor_tea')
  await to('x', 'x', 'harbor_tea')
  await to(ID.travel, ' ', 'harbor_tea')
  await ask(`POST /2/dm_conversations/with/${ID.travel}/messages`, {
    json: { attachments: [{ media_id: '1' }] },
  })
  const pair = `${ID.tea}-${ID.travel}`
  await ask(`POST /2/dm_conversations/${pair}/messages`, { json: { text: 'By its name' } })
  await ask(`POST /2/dm_conversations/${pair}/messages`, { as: 'nova_gadgets', json: { text: 'x' } })
  await ask('POST /2/dm_conversations/x/messages', { json: { text: 'x' } })
  const first = await ask(`GET /2/dm_conversations/with/${ID.travel}/dm_events?max_results=2`)
  const { next_token } = first.body.meta as { next_token: string }
  await ask(
    `GET /2/dm_conversations/with/${ID.travel}/dm_events?${all}&max_results=2&pagination_token=${next_token}`,
  )
  await ask(`GET /2/dm_conversations/${pair}/dm_events?event_types=ParticipantsJoin`)
  await ask(`GET /2/dm_conversations/${pair}/dm_events?event_types=Laughter&max_results=101`)
  await ask(`GET /2/dm_conversations/${pair}/dm_events`, { as: 'nova_gadgets' })
  await scene('in a group')
  const group = (json: unknown, as = 'harbor_tea') => ask('POST /2/dm_conversations', { as, json })
  await group(
    { conversation_type: 'Group', participant_ids: [ID.tea], message: { text: 'Cả nhà 大家' } },
    'lotus_travel',
  )
  await group({ conversation_type: 'Group', participant_ids: [ID.nova], message: { text: 'x' } })
  await group({ conversation_type: 'Pair', participant_ids: [], message: {} })
  const { body } = await ask(`GET /2/dm_events?${all}`)
  const [event] = body.data as { id: string; dm_conversation_id: string }[]
  const own = `/2/dm_conversations/${event?.dm_conversation_id}`
  await ask(`POST ${own}/messages`, { json: { text: 'Here' } })
  await ask(`POST ${own}/messages`, { as: 'nova_gadgets', json: { text: 'x' } })
  await ask(`GET ${own}/dm_events?${all}`)
  await ask(`GET ${own}/dm_events`, { as: 'nova_gadgets' })
  await ask(`GET /2/dm_events/${event?.id}?${all}&tweet.fields=x`)
  await ask(`GET /2/dm_events/${event?.id}`, { as: 'nova_gadgets' })
  await ask('GET /2/dm_events/x')
  await ask(`GET /2/dm_events?max_results=1`, { as: 'nova_gadgets' })
}

/** Uploads in parts, in a form and in JSON, and each refusal. */
export async function xMedia({ ask, scene }: Recorder): Promise<void> {
  await scene('uploads')
  const begin = (media_type: string, media_category: string, total_bytes: number) =>
    ask('POST /2/media/upload/initialize', { json: { media_type, media_category, total_bytes } })
  const picture = idOf(await begin('image/png', 'tweet_image', 4))
  const video = idOf(await begin('video/mp4', 'tweet_video', 3))
  const letter = idOf(await begin('image/jpeg', 'dm_image', 3))
  await begin('image/bmp', 'tweet_image', 0)
  const append = (id: string, json: unknown, as = 'harbor_tea') =>
    ask(`POST /2/media/upload/${id}/append`, { as, json })
  await append(picture, { segment_index: 0, media: 'AQI=' })
  await ask(`POST /2/media/upload/${picture}/append`, {
    raw: '--b0\r\nContent-Disposition: form-data; name="segment_index"\r\n\r\n1\r\n--b0\r\nContent-Disposition: form-data; name="media"; filename="a"\r\n\r\né\r\n--b0--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=b0' },
  })
  await append(picture, { segment_index: -1, media: '%' })
  await append(picture, { segment_index: 1, media: '' })
  await append(picture, { segment_index: 0, media: 'AQI=' }, 'nova_gadgets')
  await append('1', { segment_index: 0, media: 'AQI=' })
  await ask(`POST /2/media/upload/${video}/finalize`)
  for (const id of [video, letter]) await append(id, { segment_index: 0, media: 'AQID' })
  for (const id of [picture, video, letter]) await ask(`POST /2/media/upload/${id}/finalize`)
  await append(picture, { segment_index: 2, media: 'AQI=' })
  const post = (...media_ids: string[]) =>
    ask('POST /2/tweets', { json: { text: 'Ảnh 图', media: { media_ids } } })
  await post(video)
  for (let polls = 0; polls < 3; polls += 1) await ask(`GET /2/media/upload?command=STATUS&media_id=${video}`)
  await ask('GET /2/media/upload')
  await ask(`GET /2/media/upload?media_id=${video}`, { as: 'nova_gadgets' })
  await ask('POST /2/media/metadata', {
    json: { id: picture, metadata: { alt_text: { text: 'Một tách trà 一杯茶' } } },
  })
  await ask('POST /2/media/metadata', { json: { id: picture, metadata: { alt_text: { text: '' } } } })
  await ask('POST /2/media/metadata', { as: 'nova_gadgets', json: { id: picture, metadata: {} } })
  await post(letter)
  await post(picture, video)
  await post(picture)
  await ask(`POST /2/dm_conversations/with/${ID.tea}/messages`, { json: { text: 'x' } })
  await ask(`POST /2/dm_conversations/with/${ID.tea}/messages`, {
    as: 'nova_gadgets',
    json: { attachments: [{ media_id: letter }] },
  })
}

const idOf = ({ body }: { body: Readonly<Record<string, unknown>> }) => (body.data as { id: string }).id

/** The scopes of each endpoint: those without which it refuses a request that names nothing. */
export async function xScopes({ ask, scene, note, routes, advance }: Recorder): Promise<void> {
  await scene('scopes that each endpoint needs')
  const all = Object.keys(SCOPES)
  for (const route of routes.filter((one) => /^\w+ \/2\/(?!oauth2|\*)/.test(one))) {
    const line = route.replace(/:\w+/g, ID.tea)
    const given = { json: line.startsWith('GET') ? undefined : {}, silent: true }
    const needed: string[] = []
    for (const scope of all) {
      const { status, body } = await ask(line, { ...given, scopes: all.filter((one) => one !== scope) })
      if (status === 403 && body.detail === 'Forbidden') needed.push(scope)
    }
    const { status } = await ask(line, { ...given, as: '' })
    note(`${status} without a token, 403 without ${needed.join(' ')}: ${route}`)
  }
  await scene('tokens')
  await ask('GET /2/users/me', { as: '' })
  await ask('GET /2/users/me', { scopes: ['tweet.read'] })
  await ask('GET /2/users/me', { token: 'x' })
  await scene('windows')
  await ask('POST /_control/limits', { json: { endpoint: 'GET /2/users/me', max: 1, windowMs: 60_000 } })
  for (let times = 0; times < 3; times += 1) {
    await ask('GET /2/users/me')
    if (times === 1) advance(60_000)
  }
  await ask('GET /2/users/me', { as: 'nova_gadgets' })
  await ask('POST /_control/limits', { json: { endpoint: 'GET /2/users/me' } })
  await ask('GET /2/users/me')
}
