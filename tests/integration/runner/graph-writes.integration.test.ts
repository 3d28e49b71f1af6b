import { createGraphClient } from '@seaport/platforms/graph/client'
import { createGraphPromoter } from '@seaport/platforms/graph/promote'
import { publishMedia } from '@seaport/platforms/graph/publish-media'
import { Conversations } from '@seaport/platforms/graph/shapes'
import {
  dialogOf,
  grantedScopes,
  pagesOf,
  pageTokens,
  redirectUriOf,
  renewInstagram,
  scopesOf,
  type TradeCode,
  tokensOf,
} from '@seaport/platforms/graph/sign-in'
import { tradeCode } from '@seaport/platforms/graph/trade-code'
import {
  commentOnMedia,
  commentOnPage,
  publishMediaOnPage,
  publishOnPage,
  replyPrivately,
  sendMessage,
} from '@seaport/platforms/graph/write'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { facebookSettings, graphAuthor, graphReader, instagramSettings } from './support/graph.ts'
import { controlOf } from './support/stage.ts'

const signal = new AbortController().signal
const outcome = (kind: string) => ({ outcome: { kind } })
const DAY = 24 * 3_600_000

async function rig(network: 'facebook' | 'instagram') {
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  const clock = {
    now: () => time,
    async wait(ms: number) {
      time += ms
    },
  }
  const sandbox = await startSandbox({ people: 80, now: clock.now })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const facebook = network === 'facebook'
  const ids = await control<{ access_token: string; page_id: string; instagram_id: string }>('/graph-token', {
    handle: 'harbor_tea',
    kind: facebook ? 'page' : 'instagram',
  })
  const settings = facebook ? facebookSettings(sandbox.url) : instagramSettings(sandbox.url)
  const ownId = facebook ? ids.page_id : ids.instagram_id
  const author = graphAuthor({ settings, ownId, token: ids.access_token, clock, signal })
  const owner = sandbox.world.personByHandle.get('harbor_tea')?.id ?? ''
  const posts = async () => (await control<{ ids: string[] }>(`/truth/user/${owner}/posts`)).ids
  return { sandbox, control, author, settings, posts, ownId, token: ids.access_token, clock }
}

async function writer(
  control: ReturnType<typeof controlOf>,
  author: Awaited<ReturnType<typeof rig>>['author'],
) {
  await control('/person', { handle: 'curious', dm: 'everyone' })
  await control('/message', { from: 'curious', to: 'harbor_tea', text: 'Do you ship to Oslo?' })
  const { data } = await author.client.request({
    path: `/${author.id}/conversations`,
    query: { fields: 'messages' },
    answer: Conversations,
    signal,
  })
  return data[0]?.messages?.data[0]?.from?.id ?? ''
}

test('words that were said before are not taken for a post, comment or message whose answer was lost', async () => {
  const { author, control, clock } = await rig('facebook')
  const message = 'The same words'
  const person = await writer(control, author)
  const post = await publishOnPage(author, { message })
  const comment = await commentOnPage(author, { object: post.id, message })
  const answer = { person, text: message, platform: 'messenger', byPerson: false } as const
  const said = await sendMessage(author, answer)
  const known = new Set([post.id, comment.id, said.id])
  for (const begun of [
    { at: 0, isKnown: (id: string) => known.has(id) },
    { at: clock.now() + 3 * 60_000, isKnown: () => false },
  ]) {
    for (const edge of ['feed', 'comments', 'messages'])
      await control('/fault', {
        ...{ route: `POST /graph/:version/:id/${edge}`, kind: 'cut', when: 'before', times: 1 },
      })
    const later = { ...author, begun }
    await expect(publishOnPage(later, { message })).rejects.toMatchObject(outcome('unknown'))
    await expect(commentOnPage(later, { object: post.id, message })).rejects.toMatchObject(outcome('unknown'))
    await expect(sendMessage(later, answer)).rejects.toMatchObject(outcome('unknown'))
  }
})

test('a Page publishes, comments and answers in private, each once', async () => {
  const { author, control, posts, sandbox, ownId, clock } = await rig('facebook')
  const { id } = await publishOnPage(author, { message: 'New on the shelf' })
  expect(id.startsWith(`${ownId}_`)).toBe(true)
  await control('/fault', { route: 'POST /graph/:version/:id/feed', kind: 'cut', when: 'after', times: 1 })
  const before = (await posts()).length
  const again = await publishOnPage(author, { message: 'Cut off, but there' })
  expect(await posts()).toHaveLength(before + 1)
  expect(await posts()).toContain(again.id.split('_')[1])
  await expect(publishOnPage(author, { message: 'New on the shelf' })).rejects.toMatchObject(
    outcome('duplicate'),
  )

  const said = await commentOnPage(author, { object: id, message: 'First!' })
  expect(sandbox.world.posts.get(said.id.split('_')[1] ?? '')?.text).toBe('First!')
  const post = id.split('_')[1] ?? ''
  const { ids } = await control<{ ids: string[] }>('/comments', {
    post_id: post,
    author: 'nova_gadgets',
    text: 'Price?',
  })
  const answer = { comment: `${post}_${ids[0]}`, text: '12 euros', platform: 'messenger' as const }
  await replyPrivately(author, answer)
  await expect(replyPrivately(author, answer)).rejects.toMatchObject(outcome('target_unavailable'))

  const late = await control<{ ids: string[] }>('/comments', {
    post_id: post,
    author: 'nova_gadgets',
    text: 'And?',
  })
  await clock.wait(7 * DAY)
  const sent = async () =>
    (await control<{ endpoints: Record<string, { requests: number }> }>('/counters')).endpoints[
      'POST /graph/:version/:id/messages'
    ]?.requests
  const before7days = await sent()
  await expect(
    replyPrivately(author, { ...answer, comment: `${post}_${late.ids[0]}` }),
  ).rejects.toMatchObject(outcome('target_unavailable'))
  expect(await sent()).toBe(before7days)
})

test('a Page’s video is published once Facebook has processed it, and refused if it can’t', async () => {
  const { author, posts } = await rig('facebook')
  const before = (await posts()).length
  const film = (name: string) => ({
    message: name,
    pictures: [],
    video: `https://tea.example/${name}.mp4`,
  })
  const { id } = await publishMediaOnPage(author, film('pouring'))
  expect(await posts()).toContain(id.slice(3))
  await expect(publishMediaOnPage(author, film('damaged'))).rejects.toMatchObject(outcome('file_refused'))
  expect(await posts()).toHaveLength(before + 1)
})

test.each(['facebook', 'instagram'] as const)(
  '%s: a message goes out inside the window only, for a day, and for a week by a person',
  async (network) => {
    const { author, control, clock } = await rig(network)
    const person = await writer(control, author)
    const platform = network === 'facebook' ? ('messenger' as const) : ('instagram' as const)
    const message = { person, platform, text: 'Yes, on Tuesdays', byPerson: false }
    const sent = await sendMessage(author, message)
    expect(sent.id).toMatch(/^m_/)
    const route =
      network === 'facebook'
        ? 'POST /graph/:version/:id/messages'
        : 'POST /graph-instagram/:version/:id/messages'
    await control('/fault', { route, kind: 'cut', when: 'after', times: 1 })
    const second = await sendMessage(author, { ...message, text: 'And on Fridays' })
    expect(second.id).not.toBe(sent.id)

    await clock.wait(DAY)
    const { endpoints } = await control<{ endpoints: Record<string, { requests: number }> }>('/counters')
    await expect(sendMessage(author, message)).rejects.toMatchObject(outcome('target_unavailable'))
    const after = await control<{ endpoints: Record<string, { requests: number }> }>('/counters')
    expect(after.endpoints[route]).toEqual(endpoints[route])
    await sendMessage(author, { ...message, text: 'Still here', byPerson: true })
    await clock.wait(6 * DAY)
    await expect(sendMessage(author, { ...message, byPerson: true })).rejects.toMatchObject(
      outcome('target_unavailable'),
    )
  },
)

test('who commented lately is answered in private outside the window, and nobody whose comment is older', async () => {
  const { author, control, posts, clock } = await rig('facebook')
  const person = await writer(control, author)
  const [post = ''] = await posts()
  const asked = { post_id: post, author: 'curious', text: 'And to Bergen?' }
  const { ids } = await control<{ ids: string[] }>('/comments', asked)
  const at = new Date(clock.now()).toISOString()
  const comment = { id: `${post}_${ids[0]}`, at }
  const message = { person, platform: 'messenger' as const, byPerson: false, comment }
  await sendMessage(author, { ...message, text: 'Inside the window' })
  await clock.wait(2 * DAY)
  await sendMessage(author, { ...message, text: 'In private answer' })
  const sent = async () =>
    (await control<{ endpoints: Record<string, { requests: number }> }>('/counters')).endpoints[
      'POST /graph/:version/:id/messages'
    ]?.requests
  expect(await sent()).toBe(2)
  await expect(sendMessage(author, { ...message, text: 'Again' })).rejects.toMatchObject(
    outcome('target_unavailable'),
  )
  expect(await sent()).toBe(3)
  await clock.wait(5 * DAY)
  await expect(sendMessage(author, { ...message, text: 'Too late' })).rejects.toMatchObject(
    outcome('target_unavailable'),
  )
  expect(await sent()).toBe(3)
})

test.each([
  ['facebook', 'publish_post', 'pages_manage_posts'],
  ['facebook', 'comment_link', 'pages_manage_engagement'],
  ['facebook', 'send_message', 'pages_messaging'],
  ['facebook', 'send_message', 'pages_manage_metadata'],
  ['instagram', 'publish_post', 'instagram_business_content_publish'],
  ['instagram', 'comment_link', 'instagram_business_manage_comments'],
  ['instagram', 'send_message', 'instagram_business_manage_messages'],
] as const)('%s: %s without %s is refused, and nothing is asked for', async (network, kind, scope) => {
  const { control, settings, ownId, token, clock } = await rig(network)
  const granted = scopesOf(settings).filter((one) => one !== scope)
  const brand = network === 'facebook' ? 'Facebook' : 'Instagram'
  const promoter = createGraphPromoter({
    brand,
    readerOf: async () => graphReader({ settings, ownId, token, granted, clock, signal }),
    messageOf: async () => ({ text: 'Words', files: [] }),
    clock,
  })
  expect(promoter.kinds).toContain(kind)
  const task = { account: { id: 'a', network, account: 'harbor_tea' }, work: { kind, params: {} } }
  const before = await control<{ total: number }>('/counters')
  const target = { target: '1_2', person: null }
  const act = { task, target, lookUp: false, begunAt: 0, isKnown: () => false, signal }
  await expect(
    promoter.perform(act as unknown as Parameters<typeof promoter.perform>[0]),
  ).rejects.toMatchObject({ fault: { kind: 'task', reason: 'capability_refused' } })
  expect((await control<{ total: number }>('/counters')).total).toBe(before.total)
})

test('Instagram: pictures and videos are published once, uploads go on where they broke off', async () => {
  const { author, control, posts, settings, token } = await rig('instagram')
  const uploading = {
    upload_base: `${new URL(settings.api_base).origin}/graph-upload`,
    version: 'v26.0',
    token: async () => token,
  }
  const before = (await posts()).length
  const picture = await publishMedia(
    author,
    { kind: 'image', url: 'https://tea.example/a.jpg', caption: 'Leaves' },
    uploading,
  )
  expect(picture.id).toMatch(/^179/)
  await control('/fault', {
    route: 'POST /graph-instagram/:version/:id/media_publish',
    kind: 'cut',
    when: 'after',
    times: 1,
  })
  await publishMedia(
    author,
    { kind: 'video', url: 'https://tea.example/a.mp4', caption: 'Pouring' },
    uploading,
  )
  const file = new Blob([new Uint8Array(300_000)])
  await control('/fault', { route: 'POST /graph-upload/*', kind: 'cut', when: 'after', times: 1 })
  await publishMedia(author, { kind: 'video_upload', file, caption: 'Uploaded' }, uploading)
  expect(await posts()).toHaveLength(before + 3)
  await expect(
    publishMedia(author, { kind: 'image', url: 'https://tea.example/broken.jpg', caption: 'No' }, uploading),
  ).rejects.toMatchObject(outcome('file_refused'))
  const said = await commentOnMedia(author, { media: picture.id, message: 'Ask away' })
  expect(said.id).toMatch(/^178/)
})

/** Acts as a person in the browser: signs in, and grants the app access. @returns the query of the redirect */
async function allow(url: string): Promise<URLSearchParams> {
  const { origin } = new URL(url)
  const login = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ handle: 'harbor_tea', password: 'sandbox-1', next: '/' }),
    redirect: 'manual',
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const consent = await (await fetch(url, { headers: { cookie } })).text()
  const key = /name="key" value="([^"]+)"/.exec(consent)?.[1] ?? ''
  const body = new URLSearchParams({ decision: 'allow', key })
  const decided = await fetch(url, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
  return new URL(decided.headers.get('location') ?? '').searchParams
}

test.each(['facebook', 'instagram'] as const)(
  '%s: from the dialog to tokens that last, the secret on the server only',
  async (network) => {
    const port = 47821
    let time = Date.now()
    const clock = { ...createSimClock(), now: () => time }
    const sandbox = await startSandbox({ people: 50, now: clock.now })
    onTestFinished(() => sandbox.close())
    const settings = network === 'facebook' ? facebookSettings(sandbox.url) : instagramSettings(sandbox.url)
    const call: TradeCode = (trade) => tradeCode(settings, 'sandbox-app-secret', trade, { clock })
    const state = 'from-the-server'
    const back = await allow(dialogOf(settings, port, state))
    expect(back.get('state')).toBe(state)
    const trade = { code: back.get('code') ?? '', redirect_uri: redirectUriOf(port) }
    await expect(tradeCode(settings, 'guessed', trade, { clock })).rejects.toMatchObject(
      outcome('misconfigured'),
    )
    const tokens = await tokensOf(settings, trade, { call, clock, signal })
    expect(tokens.expires_at).toBeGreaterThan(time + 59 * DAY)
    await expect(tokensOf(settings, trade, { call, clock, signal })).rejects.toMatchObject(
      outcome('sign_in_again'),
    )

    if (settings.network === 'instagram') {
      time += 2 * DAY
      const renewed = await renewInstagram(settings, tokens.access_token, clock)
      expect(renewed.expires_at).toBeGreaterThan(time + 59 * DAY)
      await expect(renewInstagram(settings, 'dead', clock)).rejects.toMatchObject(outcome('sign_in_again'))
      return
    }
    const client = createGraphClient({
      apiBase: `${settings.api_base}/${settings.version}`,
      account: 'a',
      tokens: { getToken: async () => tokens.access_token },
      ledger: createRateLimiter({ app: 'a', store: createMemoryRateStore(), clock }),
      clock,
    })
    const granted = await grantedScopes(client, signal)
    expect(granted).toContain('pages_manage_posts')
    const [page] = await pagesOf(client, signal)
    expect(page).toMatchObject({ name: 'Harbor Tea', instagram_business_account: { username: 'harbor_tea' } })
    if (page) expect(pageTokens(page, granted)).toMatchObject({ expires_at: null, scopes: granted })
  },
)
