import { tradeSignInCode } from '@seaport/contract/desk/sign-in'
import { FacebookSettings, InstagramSettings } from '@seaport/contract/kernel/network-settings.schema'
import { systemClock } from '@seaport/runner/clock'
import { expect, test } from 'vitest'
import { createMessages } from '../messages.ts'
import { type GraphSignInRequest, graphSignIn } from './graph-sign-in.ts'

const common = {
  version: 'v23.0',
  api_base: 'https://graph.example',
  web_base: 'https://www.example',
  authorize_url: 'https://www.example/dialog',
  token_url: 'https://graph.example/token',
  client_id: 'test',
  callback_ports: [4000],
}
const facebook = FacebookSettings.parse({ ...common, network: 'facebook' })
const instagram = InstagramSettings.parse({
  ...common,
  network: 'instagram',
  login: 'facebook',
  upload_base: 'https://upload.example',
})

interface Page {
  id: string
  name: string
  username?: string
  access_token?: string
  instagram_business_account?: { id: string; username: string }
}

/** A person who has these Pages, and chooses the last of those that are offered. */
function rig(
  settings: GraphSignInRequest['settings'],
  handle: string,
  pages: readonly Page[],
  renamed: object = {},
  /** Cancelled while this request to the network is on its way. */
  cancelledAt = -1,
) {
  const offered: string[][] = []
  const signals: unknown[] = []
  const asked: string[] = []
  const given: unknown[] = []
  const abort = new AbortController()
  const client = {
    call: async (endpoint: unknown, _input: unknown, options?: { signal?: AbortSignal }) => {
      signals.push(options?.signal)
      return endpoint === tradeSignInCode
        ? { access_token: 'person', expires_in: null, scopes: [] }
        : { url: 'https://www.example/dialog?x', state: 's' }
    },
  }
  const through = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input instanceof Request ? input.url : input))
    asked.push(url.pathname)
    if (asked.length - 1 === cancelledAt) {
      abort.abort(new Error('cancelled'))
      given.push(init?.signal?.aborted)
      init?.signal?.throwIfAborted()
    }
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '')
    if (url.pathname.endsWith('/me/permissions'))
      return Response.json({ data: [{ permission: 'pages_show_list', status: 'granted' }] })
    if (url.pathname.endsWith('/me/accounts')) return Response.json({ data: pages })
    const own = pages.find((page) => page.access_token === (token ?? url.searchParams.get('access_token')))
    return Response.json({ id: own?.id, name: own?.name, ...own, ...renamed })
  }
  const done = graphSignIn({
    account: { id: 'a1', account: handle },
    settings,
    client,
    messages: createMessages(() => 'en'),
    signal: abort.signal,
    clock: systemClock,
    fetch: through,
    receiveCallback: async () => ({
      port: 4000,
      receive: async () => ({ code: 'c' }),
      close: () => undefined,
    }),
    openBrowser: async () => undefined,
    choosePage: async (choices: readonly { id: string }[]) => {
      offered.push(choices.map(({ id }) => id))
      return choices.at(-1)?.id ?? ''
    },
  } as unknown as GraphSignInRequest)
  return { done, offered, signals, asked, given, signal: abort.signal }
}

const page = (id: string, name: string, access_token?: string): Page => ({
  id,
  name,
  ...(access_token && { access_token }),
})
const tokenOf = async (done: ReturnType<typeof graphSignIn>) => (await done).tokens.access_token

test('the only Page of the name is the account’s, and nobody is asked', async () => {
  const { done, offered } = rig(facebook, 'Trà Sen', [
    page('1', 'Bánh mì', 'one'),
    page('2', 'trà sen', 'two'),
  ])
  expect([await tokenOf(done), offered]).toEqual(['two', []])
})

test.each([
  ['id', '61550000000002'],
  ['username', 'Tra.Sen'],
  ['name', 'TRÀ SEN'],
])('a Page that has the account’s name as its %s is the account’s', async (_what, handle) => {
  const pages = [
    { ...page('61550000000001', 'Bánh mì', 'one'), username: 'banh.mi' },
    { ...page('61550000000002', 'Trà Sen', 'two'), username: 'tra.sen' },
    { ...page('61550000000003', 'Phở', 'three'), username: 'pho' },
  ]
  const { done, offered } = rig(facebook, handle, pages)
  expect([await tokenOf(done), offered]).toEqual(['two', []])
})

test('of several Pages of one name, or none, the person chooses, among those that it may use', async () => {
  const namesakes = [page('1', 'Trà Sen', 'one'), page('2', 'Trà Sen', 'two'), page('3', 'Trà Sen')]
  const several = rig(facebook, 'Trà Sen', namesakes)
  expect([await tokenOf(several.done), several.offered]).toEqual(['two', [['1', '2']]])
  const none = rig(facebook, 'Phở', namesakes)
  expect([await tokenOf(none.done), none.offered]).toEqual(['two', [['1', '2']]])
})

test('a person without a usable Page is told', async () => {
  await expect(rig(facebook, 'Trà Sen', [page('1', 'Trà Sen')]).done).rejects.toMatchObject({
    reason: 'no_such_page',
  })
})

test('an Instagram account is reached with the token of the Page that it is behind', async () => {
  const behind = (id: string, username: string, access_token: string) => ({
    ...page(id, 'A Page', access_token),
    instagram_business_account: { id: `ig${id}`, username },
  })
  const pages = [behind('1', 'banh.mi', 'one'), behind('2', 'tra.sen', 'two')]
  expect(await tokenOf(rig(instagram, 'Tra.Sen', pages).done)).toBe('two')
  const renamed = { instagram_business_account: { id: 'ig2', username: 'another' } }
  await expect(rig(instagram, 'Tra.Sen', pages, renamed).done).rejects.toMatchObject({
    reason: 'wrong_account',
  })
  await expect(rig(instagram, 'pho', pages).done).rejects.toMatchObject({ reason: 'no_such_page' })
})

test('cancelling reaches the server’s calls', async () => {
  const { done, signals, signal } = rig(facebook, 'Trà Sen', [page('1', 'Trà Sen', 'one')])
  await done
  expect(signals).toEqual([signal, signal])
})

const own = InstagramSettings.parse({
  ...common,
  network: 'instagram',
  login: 'instagram',
  upload_base: 'https://upload.example',
})
test.each([
  ['Facebook', facebook, ['/v23.0/me/permissions', '/v23.0/me/accounts', '/v23.0/me']],
  ['Instagram behind a Page', instagram, ['/v23.0/me/permissions', '/v23.0/me/accounts', '/v23.0/me']],
  ['Instagram', own, ['/v23.0/me']],
] as const)('cancelling reaches each request of a sign-in at %s', async (_what, settings, requests) => {
  const pages = [
    {
      ...page('1', 'tra.sen', 'one'),
      ...{
        username: 'tra.sen',
        user_id: '1',
        instagram_business_account: { id: 'ig1', username: 'tra.sen' },
      },
    },
  ]
  const whole = rig(settings, 'tra.sen', pages, pages[0])
  await whole.done
  expect(whole.asked).toEqual(requests)
  for (const at of requests.keys()) {
    const { done, given } = rig(settings, 'tra.sen', pages, pages[0], at)
    await expect(done).rejects.toThrow('cancelled')
    expect([requests[at], given]).toEqual([requests[at], [true]])
  }
})
