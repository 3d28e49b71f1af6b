import { DEMO_APP } from '../../graph-api/tokens.ts'
import { challengeOf } from '../../oauth/store.ts'
import { GRAPH } from './graph-reading.ts'
import type { Answer, Recorder } from './recorder.ts'
import { ID, POST } from './x-reading.ts'

const GROUP = '1600000000000091193'
const REDIRECT = 'http://127.0.0.1:47821/callback'
const VERIFIER = 'a-verifier-of-forty-three-letters-or-more-0123456789'

/** Signs in on the web pages. */
async function signIn({ ask }: Recorder, handle: string) {
  const { headers } = await ask('POST /login', { form: { handle, password: 'sandbox-1' }, silent: true })
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const { text } = await ask('GET /', { headers: { cookie }, silent: true })
  return { cookie, key: keyIn(text) }
}

const keyIn = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
const codeIn = ({ headers }: Answer) => new URL(String(headers.location)).searchParams.get('code') ?? ''

const PAGES = [
  '/',
  '/search?q=%E8%8C%B6',
  '/search?q=zzzzzz',
  `/i/communities/${GROUP}`,
  '/i/communities/1',
  `/i/communities/${GROUP}/members`,
  `/i/communities/${GROUP}/members?page=2`,
  '/i/communities/1/members',
  '/messages',
  `/messages/compose?recipient_id=${ID.travel}`,
  `/messages/compose?recipient_id=${ID.nobody}`,
  '/Lotus_Travel',
  '/nobody_here',
  `/lotus_travel/status/${POST.lantern}`,
  `/lotus_travel/status/${POST.none}`,
  ...['likes', 'retweets'].flatMap((list) => [
    `/lotus_travel/status/${POST.lantern}/${list}?page=2`,
    `/lotus_travel/status/${POST.none}/${list}`,
  ]),
  ...['followers', 'following'].flatMap((list) => [`/lotus_travel/${list}?page=2`, `/nobody_here/${list}`]),
]

const META_PAGES = [
  ...['facebook', 'instagram'].flatMap((site) => [
    `/${site}/`,
    `/${site}/lotus_travel`,
    `/${site}/lotus_travel/`,
    `/${site}/nobody_here`,
    ...['friends', 'followers', 'following'].flatMap((list) => [
      `/${site}/lotus_travel/${list}`,
      `/${site}/lotus_travel/${list}/?page=2`,
      `/${site}/nobody_here/${list}`,
    ]),
  ]),
  `/facebook/profile.php?id=${ID.travel}`,
  '/facebook/profile.php?id=1',
  '/facebook/search/people/?q=TR%C3%80',
  `/facebook/groups/${GROUP}`,
  '/facebook/groups/1',
  `/facebook/groups/${GROUP}/members`,
  '/facebook/groups/1/members',
  `/facebook/groups/${GROUP}/user/${ID.travel}/`,
  `/facebook/groups/${GROUP}/user/1/`,
  `/facebook/lotus_travel/posts/${POST.lantern}`,
  `/facebook/lotus_travel/posts/${POST.none}`,
  `/facebook/lotus_travel/posts/${POST.lantern}/reactions`,
  `/facebook/lotus_travel/posts/${POST.none}/reactions`,
  `/instagram/p/${GRAPH.otherMedia}`,
  `/instagram/p/${GRAPH.otherMedia}/`,
  '/instagram/p/1791/',
  `/instagram/p/${GRAPH.otherMedia}/liked_by/?page=2`,
  '/instagram/p/1791/liked_by/',
]

/** Pages that people read, signed out and in. */
export async function pageScenes(recorder: Recorder): Promise<void> {
  const { ask, scene } = recorder
  await scene('signed out')
  for (const path of PAGES) await ask(`GET ${path}`)
  await scene('Facebook and Instagram')
  for (const path of META_PAGES) await ask(`GET ${path}`)
  await scene('signed in')
  const { cookie } = await signIn(recorder, 'harbor_tea')
  await ask('POST /_control/message', {
    json: { from: 'lotus_travel', to: 'harbor_tea', text: 'Chào <b>你好</b>' },
    silent: true,
  })
  for (const path of PAGES.slice(0, 14)) await ask(`GET ${path}`, { headers: { cookie } })
  const { status, headers } = await ask('GET /i/style.css', { silent: true })
  recorder.note(
    `/i/style.css: ${status} ${JSON.stringify({ ...headers, date: undefined, 'content-length': undefined })}`,
  )
}

/** Signing in and out, and what a person does with forms. */
export async function formScenes(recorder: Recorder): Promise<void> {
  const { ask, scene } = recorder
  await scene('signing in and out')
  await ask('GET /login?next=/messages')
  await ask('POST /login', { form: { handle: '<né>', password: 'x', next: '//evil.example' } })
  await ask('POST /login', { form: { handle: ' @Harbor_Tea ', password: 'sandbox-1', next: '/search?q=é' } })
  await ask('POST /login', { form: { handle: 'harbor_tea', password: 'sandbox-1', next: '//evil.example' } })
  await ask('POST /login', { raw: '' })
  const me = await signIn(recorder, 'harbor_tea')
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(`POST ${path}`, { form: { key: me.key, ...form }, headers: { cookie: me.cookie, ...headers } })
  await ask('GET /login?next=/messages', { headers: { cookie: me.cookie } })
  for (const path of ['/logout', '/i/post', '/i/like', '/i/share', '/i/follow', '/i/join', '/i/message']) {
    await ask(`POST ${path}`, { form: {}, headers: { referer: 'http://network.test/search?q=tea' } })
    await send(path, { key: 'old' })
  }
  await scene('posts')
  await send('/i/post', { text: '  Trà mới 新茶 <3  ' })
  await ask(`GET /2/users/${ID.tea}/tweets?max_results=5`)
  await send('/i/post', { text: ' ' })
  await send('/i/post', { text: '茶'.repeat(141) })
  await send('/i/post', { text: 'Ngon 好', reply_to: POST.lantern })
  await send('/i/post', { text: 'x', reply_to: POST.none })
  await send('/i/join', { group: GROUP })
  await send('/i/post', { text: 'Nhóm 群', group: GROUP })
  await send('/i/join', { group: GROUP })
  await send('/i/post', { text: 'x', group: GROUP })
  await send('/i/join', { group: '1' })
  for (const act of ['like', 'share']) {
    for (const referer of ['http://network.test/lotus_travel?before=1', 'http://evil.example/x', 'x'])
      await send(`/i/${act}`, { post: POST.lantern }, { referer })
    await send(`/i/${act}`, { post: POST.none })
    const list = act === 'like' ? 'likers' : 'sharers'
    const { body } = await ask(`GET /_control/truth/post/${POST.lantern}/${list}`, { silent: true })
    recorder.note(
      `harbor_tea among the ${list}: ${(body.ids as string[]).includes(ID.tea)} of ${String(body.count)}`,
    )
  }
  await scene('people')
  const connection = () => ask('GET /2/users/by/username/nova_gadgets?user.fields=connection_status')
  await send('/i/follow', { person: ID.nova })
  await connection()
  await send('/i/follow', { person: ID.nova })
  await connection()
  await send('/i/follow', { person: ID.nobody })
  await ask('POST /_control/message', {
    json: { from: 'lotus_travel', to: 'harbor_tea', text: 'x' },
    silent: true,
  })
  await send('/i/message', { recipient: ID.travel, text: ' Chào 你好 ' })
  await send('/i/message', { recipient: ID.travel, text: ' ' })
  await send('/i/message', { recipient: ID.travel, text: 'x'.repeat(10_001) })
  await send('/i/message', { recipient: ID.nova, text: 'x' })
  await ask(`GET /_control/truth/user/${ID.tea}/messages`)
  await send('/logout', {})
  await ask('GET /messages', { headers: { cookie: me.cookie } })
}

const xQuery = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'demo-client',
    redirect_uri: REDIRECT,
    scope: 'tweet.read users.read offline.access',
    state: 'trạng thái',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    ...changes,
  }).toString()

/** X: the consent page, its refusals, and the token endpoint. */
export async function xOauth(recorder: Recorder): Promise<void> {
  const { ask, scene, advance } = recorder
  const path = '/i/oauth2/authorize'
  await scene('asking')
  await ask(`GET ${path}?${xQuery()}`)
  const { cookie } = await signIn(recorder, 'harbor_tea')
  const shown = await ask(`GET ${path}?${xQuery()}`, { headers: { cookie } })
  const key = keyIn(shown.text)
  const wrong: Record<string, string>[] = [
    { client_id: 'other' },
    { redirect_uri: 'http://localhost:47821/callback' },
    { response_type: 'token' },
    { state: '' },
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
    { scope: '' },
    { scope: 'tweet.read everything' },
  ]
  for (const changes of wrong) await ask(`GET ${path}?${xQuery(changes)}`, { headers: { cookie } })
  const decide = (decision: string, changes = {}, form = {}) =>
    ask(`POST ${path}?${xQuery(changes)}`, { form: { decision, key, ...form }, headers: { cookie } })
  for (const changes of wrong.slice(0, 3)) await decide('allow', changes)
  await decide('deny')
  await decide('allow', {}, { key: 'old' })
  await ask(`POST ${path}?${xQuery()}`, { form: { decision: 'allow' } })
  await scene('tokens')
  const exchange = (form: Record<string, string>) =>
    ask('POST /2/oauth2/token', { form: { client_id: 'demo-client', ...form } })
  const redeem = (code: string, changes: Record<string, string> = {}) =>
    exchange({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...changes,
    })
  const code = codeIn(await decide('allow'))
  const incomplete: Record<string, string>[] = [
    { code: '' },
    { redirect_uri: '' },
    { code_verifier: '' },
    { code_verifier: 'short' },
    { client_id: 'other' },
    { grant_type: 'password' },
    { grant_type: '' },
  ]
  for (const changes of incomplete) await redeem(code, changes)
  const first = await redeem(code)
  const { refresh_token: refresh, access_token: access } = first.body as Record<string, string>
  const { body: second } = await exchange({ grant_type: 'refresh_token', refresh_token: String(refresh) })
  await ask('GET /2/users/me', { token: String(second.access_token) })
  await exchange({ grant_type: 'refresh_token', refresh_token: String(refresh) })
  await ask('GET /2/users/me', { token: String(second.access_token) })
  await exchange({ grant_type: 'refresh_token' })
  await ask('GET /2/users/me', { token: String(access) })
  await redeem(codeIn(await decide('allow')), { code_verifier: VERIFIER.toUpperCase() })
  const late = codeIn(await decide('allow'))
  advance(30_000)
  await redeem(late)
  await redeem(code)
  await scene('revoking')
  const { body: last } = await redeem(codeIn(await decide('allow', { scope: 'tweet.read users.read' })))
  const revoke = (form: Record<string, string>) =>
    ask('POST /2/oauth2/revoke', { form: { client_id: 'demo-client', ...form } })
  await revoke({})
  await revoke({ client_id: 'other' })
  await revoke({ token: 'x' })
  await revoke({ token: String(last.access_token) })
  await ask('GET /2/users/me', { token: String(last.access_token) })
}

/** Facebook and Instagram: dialogs, codes, and tokens for tokens. */
export async function metaOauth(recorder: Recorder): Promise<void> {
  const { ask, scene, advance } = recorder
  const { cookie, key } = await signIn(recorder, 'harbor_tea')
  const app = { client_id: DEMO_APP.id, client_secret: DEMO_APP.secret }
  for (const [name, path] of [
    ['Facebook', '/facebook/v26.0/dialog/oauth'],
    ['Instagram', '/instagram/oauth/authorize'],
  ] as const) {
    await scene(name)
    const query = (changes = {}) =>
      new URLSearchParams({
        client_id: DEMO_APP.id,
        redirect_uri: REDIRECT,
        state: 'trạng thái',
        scope: 'pages_show_list,instagram_basic',
        ...changes,
      }).toString()
    await ask(`GET ${path}?${query()}`)
    await ask(`GET ${path}?${query()}`, { headers: { cookie } })
    for (const changes of [{ client_id: '1' }, { redirect_uri: 'http://evil.example/' }]) {
      await ask(`GET ${path}?${query(changes)}`, { headers: { cookie } })
      await ask(`POST ${path}?${query(changes)}`, { form: { key, decision: 'allow' }, headers: { cookie } })
    }
    const decide = (decision: string, form = {}) =>
      ask(`POST ${path}?${query()}`, { form: { key, decision, ...form }, headers: { cookie } })
    await decide('deny')
    await decide('allow', { key: 'old' })
    const redeem = (code: string, changes: Record<string, string> = {}) => {
      const fields = { ...app, redirect_uri: REDIRECT, code, ...changes }
      return name === 'Facebook'
        ? ask(`GET /graph/v26.0/oauth/access_token?${new URLSearchParams(fields)}`)
        : ask('POST /instagram-api/oauth/access_token', {
            form: { grant_type: 'authorization_code', ...fields },
          })
    }
    const code = codeIn(await decide('allow'))
    await redeem(code, { client_id: '1' })
    await redeem(code, { client_secret: 'x' })
    const { body } = await redeem(code)
    await redeem(code)
    await redeem(codeIn(await decide('allow')), { redirect_uri: 'http://127.0.0.1:47822/callback' })
    const late = codeIn(await decide('allow'))
    advance(10 * 60_000)
    await redeem(late)
    const token = String(body.access_token)
    const extend = (from: string, changes = {}) =>
      name === 'Facebook'
        ? ask(
            `GET /graph/v26.0/oauth/access_token?${new URLSearchParams({ ...app, grant_type: 'fb_exchange_token', fb_exchange_token: from, ...changes })}`,
          )
        : ask(
            `GET /graph-instagram/access_token?${new URLSearchParams({ grant_type: 'ig_exchange_token', client_secret: DEMO_APP.secret, access_token: from, ...changes })}`,
          )
    await extend(token, { client_secret: 'x' })
    await extend('x')
    const { body: long } = await extend(token)
    const host = name === 'Facebook' ? 'graph' : 'graph-instagram'
    if (name === 'Facebook') await ask('GET /graph/v26.0/me/accounts', { token: String(long.access_token) })
    await ask(`GET /${host}/v26.0/me/permissions`, { token: String(long.access_token) })
    if (name === 'Facebook') continue
    const refresh = () =>
      ask(
        `GET /graph-instagram/refresh_access_token?grant_type=ig_refresh_token&access_token=${String(long.access_token)}`,
      )
    await refresh()
    advance(24 * 60 * 60_000)
    await refresh()
    await extend(token)
    await ask('GET /graph-instagram/refresh_access_token?access_token=x')
  }
}
