import type { GraphSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { createGraphPromoter } from './graph/promote.ts'
import { createGraphReaders } from './graph/readers.ts'
import { createTokenSource } from './oauth/token-source.ts'
import type { Act, Message, ScriptFile } from './promote.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createXClient } from './x/client.ts'
import { createXPromoter } from './x/promote.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const AFTER = '2026-11-20T12:00:05+0000'
const WORDS = 'Trà & sen'
const file = (kind: ScriptFile['kind'], name: string): ScriptFile => ({
  kind,
  type: kind === 'image' ? 'image/jpeg' : 'video/mp4',
  url: `https://tea.test/${name}`,
  content: async () => new Blob([name]),
})
const pictures = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => file('image', name))
const video = file('video', 'v.mp4')
const sets: Readonly<Record<string, readonly ScriptFile[]>> = {
  'no file': [],
  'a picture': pictures.slice(0, 1),
  'two pictures': pictures.slice(0, 2),
  'five pictures': pictures,
  'a video': [video],
}

type Shown = 'it is' | 'others are'
/** Answers of a network that carries out everything, and shows what was written, or others only. */
type Answers = (
  method: string,
  path: string,
  state: { shown: Shown; wasLost: boolean; made: number },
) => object

const onX: Answers = (method, path, { shown, made }) => {
  const row = (id: string, text: string, more: object = {}) => ({
    ...{ id, text, author_id: '1', sender_id: '1', created_at: AFTER, ...more },
  })
  const own = [
    row('71', 'Something else'),
    row('72', WORDS, { created_at: '2026-11-20T09:00:00+0000' }),
    ...(path.endsWith('/tweets') ? [] : [row('73', WORDS, { sender_id: '5' })]),
    ...(shown === 'it is'
      ? [`${WORDS} https://t.co/abc`, WORDS].map((text, at) =>
          row(`7${4 + at}`, text, { referenced_tweets: [{ type: 'replied_to', id: '7' }] }),
        )
      : []),
  ]
  if (path.endsWith('/initialize')) return { data: { id: `${made}` } }
  if (path.endsWith('/finalize'))
    return { data: { id: '60', processing_info: { state: 'pending', check_after_secs: 2 } } }
  if (path === '/2/media/upload') return { data: { id: '60', processing_info: { state: 'succeeded' } } }
  if (method === 'POST' && path === '/2/tweets') return { data: { id: `${made}`, text: '' } }
  if (method === 'POST') return { data: { dm_conversation_id: '1-7', dm_event_id: `${made}` } }
  if (path.startsWith('/2/tweets/')) return { data: row('7', 'for @harbor_tea', { author_id: '5' }) }
  if (path === '/2/users/me' || path.startsWith('/2/users/by'))
    return {
      data: { id: path.endsWith('me') ? '1' : '7', username: 'harbor_tea', name: '', description: '' },
    }
  if (/^\/2\/users\/\d+$/.test(path)) return { data: { id: '7', receives_your_dm: true } }
  return { data: own, meta: { result_count: 4 } }
}

const onGraph: Answers = (method, path, { shown, wasLost, made }) => {
  const from = (id: string) => ({ from: { id, username: 'le' } })
  const row = (id: string, text: string, by = '70007', at = AFTER) => ({
    ...{ id, message: text, caption: text, text, created_time: at, timestamp: at, ...from(by) },
  })
  const own = [
    row('71', 'Something else'),
    row('72', WORDS, '70007', '2026-11-20T09:00:00+0000'),
    row('73', WORDS, '55555', '2026-11-20T11:00:00+0000'),
    ...(shown === 'it is' ? [row('74', WORDS)] : []),
  ]
  if (path.endsWith('/me'))
    return { id: '70007', user_id: '70008', username: 'tea', instagram_business_account: { id: '70007' } }
  if (path.endsWith('/content_publishing_limit'))
    return { data: [{ quota_usage: 1, config: { quota_total: 50 } }] }
  if (path.includes('/ig-api-upload/')) return { success: true }
  if (path.endsWith('/conversations')) return { data: [{ id: 't', messages: { data: own } }] }
  if (method === 'POST')
    return {
      id: `${made}`,
      ...(path.endsWith('/photos') && { post_id: `70007_${made}` }),
      message_id: `m${made}`,
    }
  if (/\/(feed|media|comments|replies)$/.test(path)) return { data: own }
  return { id: '60', status_code: wasLost && shown === 'it is' ? 'PUBLISHED' : 'FINISHED', status: '' }
}

const onFacebook: Answers = (method, path, state) => ({
  ...onGraph(method, path, state),
  ...(method === 'GET' && { status: { video_status: 'ready' } }),
})

/** A body as it goes over the wire. */
async function told(body: unknown): Promise<string> {
  if (body instanceof FormData) {
    const parts = [...body].map(async ([name, value]) => `${name}=${await new Response(value).text()}`)
    return ` form ${(await Promise.all(parts)).join(', ')}`
  }
  if (body instanceof Blob) return ` bytes ${await body.text()}`
  return typeof body === 'string' ? ` ${body}` : ''
}

interface Network {
  name: string
  settings: XSettings | GraphSettings
  answers: Answers
  /** The requests that publish, whose answer may be lost. */
  isFinal: (path: string) => boolean
}

/** A network's promoter, with the real client, before a network of our own. */
function rig({ settings, answers, isFinal }: Network) {
  const clock = createSimClock(NOW)
  const lines: string[] = []
  const state: { message: Message; shown: Shown; isLost: boolean; wasLost: boolean; made: number } = {
    message: { text: '', files: [] },
    ...{ shown: 'it is', isLost: false, wasLost: false, made: 100 },
  }
  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    const method = init.method ?? 'GET'
    const { accept: _, ...headers } = init.headers as Record<string, string>
    const shown = JSON.stringify(headers).replaceAll('"', '')
    lines.push(`    ${method} ${url.host}${url.pathname}${url.search} ${shown}${await told(init.body)}`)
    if (method === 'POST') state.made += 1
    if (state.isLost && method === 'POST' && isFinal(url.pathname)) {
      state.wasLost = true
      throw new TypeError('connection reset')
    }
    return Response.json(answers(method, url.pathname, state))
  }
  const tokens = { access_token: 't', refresh_token: null, expires_at: null, scopes: [] }
  const vault = {
    load: async () => tokens,
    save: async () => undefined,
    exclusively: <T>(work: () => Promise<T>) => work(),
  }
  const rates = { read: () => null, write: () => undefined }
  const messageOf = async () => state.message
  const ofX = () =>
    createXPromoter({
      addressOf: () => settings as XSettings,
      clientOf: async () =>
        createXClient({
          apiBase: settings.api_base,
          account: 'a',
          tokens: createTokenSource({ vault, refresh: () => Promise.reject(new Error('renewed')), clock }),
          ledger: createRateLimiter({ app: 'x', store: rates, clock }),
          clock,
          fetch: send,
        }),
      messageOf,
      clock,
    })
  const ofMeta = () =>
    createGraphPromoter({
      brand: settings.network === 'facebook' ? 'Facebook' : 'Instagram',
      readerOf: createGraphReaders({
        settings: () => settings as GraphSettings,
        tokenStoreFor: () => vault,
        fetchOf: () => send,
        onSignedOut: () => void lines.push('    signed out'),
        rates,
        clock,
      }),
      messageOf,
      clock,
    })
  return { promoter: settings.network === 'x' ? ofX() : ofMeta(), lines, state, clock }
}

const meta = { api_base: 'https://graph.test', version: 'v26.0', client_id: 'app' }
const instagram = {
  ...meta,
  network: 'instagram',
  web_base: 'https://ig.test',
  upload_base: 'https://up.test',
}
const endsIn =
  (...ends: string[]) =>
  (path: string) =>
    ends.some((end) => path.endsWith(end))
const metaFinal = endsIn(
  '/feed',
  '/photos',
  '/videos',
  '/comments',
  '/replies',
  '/messages',
  '/media_publish',
)
const networks: readonly Network[] = [
  {
    name: 'X',
    settings: { network: 'x', api_base: 'https://x.test', web_base: 'https://x.test' } as XSettings,
    answers: onX,
    isFinal: endsIn('/tweets', '/messages'),
  },
  {
    name: 'Facebook',
    settings: { ...meta, network: 'facebook', web_base: 'https://fb.test' } as GraphSettings,
    answers: onFacebook,
    isFinal: metaFinal,
  },
  {
    name: 'Instagram',
    settings: { ...instagram, login: 'facebook' } as GraphSettings,
    answers: onGraph,
    isFinal: metaFinal,
  },
  {
    name: 'Instagram, with its own login',
    settings: { ...instagram, login: 'instagram' } as GraphSettings,
    answers: onGraph,
    isFinal: metaFinal,
  },
]

/** Who or what is written to, by network and kind. */
const targets: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  x: {
    publish_post: [''],
    publish_group_post: ['31', 'https://x.test/messages/123456789012345678'],
    comment_link: ['https://x.test/le/status/7'],
    send_message: ['https://x.test/le'],
  },
  facebook: { publish_post: [''], comment_link: ['70007_12'], send_message: ['55555'] },
  instagram: { publish_post: [''], comment_link: ['179100'], send_message: ['55555'] },
}

test.each(networks)('what $name is sent by each write, with each of its parts absent', async (network) => {
  const { promoter, lines, state, clock } = rig(network)
  const of = targets[network.settings.network] ?? {}
  expect(promoter.kinds.toSorted()).toEqual(Object.keys(of).toSorted())
  const act = async (kind: string, target: string, lookUp: boolean) => {
    const given = {
      task: { id: 't', account: { id: 'a', network: network.settings.network }, work: { kind } },
      target: { position: 0, target, external_id: null, comment: null },
      ...{ lookUp, begunAt: NOW, isKnown: () => false, onCost: () => undefined },
      signal: new AbortController().signal,
    } as unknown as Act
    state.wasLost = false
    const outcome = await promoter.perform(given).catch((error) => error.fault ?? String(error))
    lines.push(`    = ${JSON.stringify(outcome).replaceAll('"', '')}`)
  }
  for (const [kind, addresses] of Object.entries(of))
    for (const target of addresses)
      for (const text of [WORDS, ''])
        for (const [what, files] of Object.entries(sets)) {
          if (files.length > 0 && !kind.startsWith('publish')) continue
          state.message = { text, files }
          const title = `${kind} ${target && `to ${target} `}with ${text ? 'words' : 'no words'} and ${what}`
          lines.push(title)
          await act(kind, target, false)
          if (files.length > 1 || files[0]?.kind === 'video') continue
          for (const shown of text ? (['it is', 'others are'] as const) : (['it is'] as const)) {
            Object.assign(state, { shown, isLost: true })
            lines.push(`  the answer is lost, and ${shown} shown`)
            await act(kind, target, false)
            lines.push(`  looked up, and ${shown} shown`)
            await act(kind, target, true)
          }
          Object.assign(state, { shown: 'it is', isLost: false })
        }
  clock.stop()
  const name = network.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`records/writes-${name}.txt`)
})
