import { damages } from '../../control/damage.ts'
import { FaultWish } from '../../control/faults.ts'
import { weatherNames } from '../../control/weather.ts'
import type { Recorder } from './recorder.ts'
import { ID, POST } from './x-reading.ts'

/** Needs a connection that can break: faults.test.ts. */
const BREAKS = ['cut', 'truncate']

/** Each ordered fault with its headers, and each answer seen in the field. */
export async function faultScenes({ ask, scene }: Recorder): Promise<void> {
  const order = (json: object) => ask('POST /_control/fault', { json, silent: true })
  for (const kind of FaultWish.shape.kind.options) {
    if (BREAKS.includes(kind)) continue
    await scene(kind)
    await order({ route: '*', kind, times: 1, ...(kind === 'slow' && { ms: 0 }) })
    await ask('GET /2/users/me')
    await order({
      route: 'GET /2/users/me',
      kind,
      ms: 4000,
      status: 503,
      skip: 1,
      times: 1,
      ...(kind === 'slow' && { ms: 0, when: 'after' }),
    })
    await ask('GET /2/users/me')
    await ask('GET /2/users/me')
  }
  await scene('answer, with everything')
  await order({
    route: '*',
    kind: 'answer',
    status: 418,
    body: { nói: '茶' },
    headers: { 'retry-after': '7' },
  })
  await ask('GET /2/users/me')
  for (const name of weatherNames) {
    await scene(name)
    await order({ route: 'GET /graph/*', kind: 'weather', name })
    await ask('GET /graph/v26.0/me')
  }
  for (const damage of damages) {
    await scene(damage)
    await order({ route: '*', kind: 'damage', damage })
    await ask(`GET /2/users?ids=${ID.tea},${ID.nova}`)
  }
}

/** What tests order, and how a wrong order is refused. */
export async function controlScenes({ ask, scene, advance }: Recorder): Promise<void> {
  const control = (line: string, json?: unknown) => {
    const [method, path] = line.split(' ')
    return ask(`${method} /_control${path}`, json === undefined ? {} : { json })
  }
  await scene('health and the world')
  await ask('GET /health')
  await control('GET /world')
  await control('GET /nothing')
  await scene('faults')
  await control('POST /fault', { route: 'GET /2/*', kind: 'slow' })
  await control('POST /fault', { route: '', kind: 'rain', times: 0, skip: -1, status: 100, x: 1 })
  await control('POST /fault', { route: '*', kind: 'credits', times: 2, skip: 1 })
  await control('GET /fault')
  await control('DELETE /fault/1')
  await control('GET /fault')
  await control('DELETE /fault')
  await control('GET /fault')
  await scene('limits and counters')
  await control('POST /limits', { endpoint: 'GET /2/users/me', max: 1 })
  await control('POST /limits', { endpoint: '', max: 0, windowMs: 0 })
  await ask('GET /2/users/me')
  await ask('GET /2/users/me', { as: '' })
  await ask('GET /2/users/me')
  await ask('GET /2/no/such')
  await control('GET /counters')
  await control('POST /limits', { endpoint: 'GET /2/users/me' })
  await control('POST /limits', { endpoint: 'GET /2/unlisted' })
  await control('POST /reset', {})
  await control('GET /counters')
  await scene('tokens and clients')
  const { body } = await control('POST /token', {
    handle: 'Harbor_Tea',
    scopes: ['users.read', 'tweet.read'],
    expires_in: 60,
  })
  await control('POST /token', { handle: 'nova_gadgets' })
  await control('POST /token', { handle: 'nobody_here' })
  await control('POST /token', { handle: 1, scopes: 'x', expires_in: 0.5 })
  const token = String(body.access_token)
  await ask('GET /2/users/me', { token })
  advance(59_999)
  await ask('GET /2/users/me', { token })
  advance(1)
  await ask('GET /2/users/me', { token })
  await control('POST /expire-tokens', { handle: 'nova_gadgets', grants: true })
  await control('POST /expire-tokens', {})
  await control('POST /expire-tokens', { handle: 'nobody_here' })
  await control('POST /client', {
    id: 'other',
    name: 'Ứng dụng 应用',
    redirectUris: ['http://127.0.0.1:1/cb'],
  })
  await control('POST /client', { id: '', name: '', redirectUris: ['x'] })
  await control('POST /graph-token', { handle: 'harbor_tea' })
  await control('POST /graph-token', { handle: 'nobody_here' })
  await control('POST /graph-token', { handle: 'harbor_tea', kind: 'pigeon', expires_in: 'x' })
  await control('POST /portfolio', { handle: 'harbor_tea' })
  await control('POST /portfolio', { handle: 'nobody' })
  await control('POST /graph-end', { handle: 'harbor_tea', subcode: 460 })
  await control('POST /graph-end', { subcode: 1 })
}

/** What tests make, and what the network then tells of it. */
export async function makingScenes({ ask, scene }: Recorder): Promise<void> {
  const make = (path: string, json: unknown) => ask(`POST /_control/${path}`, { json })
  await scene('people')
  await make('person', {
    handle: 'tiem_tra',
    name: 'Tiệm trà 茶店',
    bio: 'Mở cửa & đóng cửa',
    dm: 'everyone',
    password: 'p',
  })
  await make('person', { handle: 'tiem_tra' })
  await make('person', { handle: 'né', dm: 'all' })
  await ask('GET /2/users/by/username/tiem_tra?user.fields=description,receives_your_dm')
  await make('people', { total: 500 })
  await make('people', { total: 0 })
  await make('state', { handle: 'tiem_tra', state: 'asleep' })
  await make('state', { handle: 'nobody_here', state: 'active' })
  await make('follow', { from: 'harbor_tea', to: 'tiem_tra' })
  await make('follow', { from: 'harbor_tea' })
  await make('message', { from: 'tiem_tra', to: 'harbor_tea', text: 'Chào 你好' })
  await make('message', { from: 'tiem_tra', to: 'nobody_here', text: '' })
  await scene('posts')
  const { body } = await make('post', {
    author: 'tiem_tra',
    text: 'Trà mới 新茶',
    commenters: 3,
    likers: 2,
    sharers: 2,
    quoters: 1,
    age_minutes: 90,
    spread_minutes: 30,
    quote_of: POST.lantern,
  })
  await make('post', {})
  await make('post', { author: 'nobody_here' })
  await make('post', { commenters: -1, age_minutes: 0, text: '', x: 1 })
  const id = String(body.id)
  await ask(
    `GET /2/tweets/search/recent?query=conversation_id:${id}&tweet.fields=created_at,author_id,lang&max_results=10`,
  )
  await make('comments', { post_id: id, author: 'harbor_tea', text: 'Ngon 好喝' })
  await make('comments', { post_id: id, commenters: 2 })
  await make('comments', { post_id: POST.none })
  await make('comments', { commenters: 0 })
  await scene('truth')
  for (const list of ['commenters', 'likers', 'sharers', 'quoters', 'quotes']) {
    await ask(`GET /_control/truth/post/${id}/${list}`)
    await ask(`GET /_control/truth/post/${POST.none}/${list}`)
  }
  const { body: person } = await ask('GET /2/users/by/username/tiem_tra')
  const { id: own } = person.data as { id: string }
  for (const list of ['followers', 'following', 'posts', 'messages']) {
    await ask(`GET /_control/truth/user/${own}/${list}`)
    await ask(`GET /_control/truth/user/${ID.nobody}/${list}`)
  }
  const { body: group } = await ask('POST /2/dm_conversations', {
    json: { conversation_type: 'Group', participant_ids: [own], message: { text: 'Nhóm 群' } },
  })
  const { dm_conversation_id } = group.data as { dm_conversation_id: string }
  await ask(`GET /_control/truth/conversation/${dm_conversation_id}`)
  await ask('GET /_control/truth/conversation/x')
  await ask('GET /_control/truth/group/1600000000000091193/members')
  await ask('GET /_control/truth/group/1/members')
}
