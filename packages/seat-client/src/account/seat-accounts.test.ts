import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { closeAccount, openAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import { systemClock } from '@seaport/runner/clock'
import { expect, test, vi } from 'vitest'
import { ClientRefused } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import { createMessages } from '../messages.ts'
import { AccountSignIns } from './account-sign-ins.ts'
import type { AccountViews } from './account-views.ts'
import { SeatAccounts } from './seat-accounts.ts'

const OPEN = { id: 'open', network: 'x', account: 'harbor_tea', online: true, proxy: null }
const CLOSED = { ...OPEN, id: 'closed', online: false }

const PROXY = { url: 'socks5h://proxy.example:1080' }

/** A server with two accounts, one of them open; records calls, shown and deleted pages, their proxies, and log entries. */
function prepare() {
  const calls: unknown[] = []
  const proxies: unknown[] = []
  /** Resolves with the signal of a sign-in, whose person does not answer. */
  const asked = Promise.withResolvers<AbortSignal>()
  const window: { fails?: Error; waits?: true } = {}
  const routes: { fails?: Error; waits?: Promise<void> } = {}
  const server: { refusesToClose?: Error; answersFirst?: Promise<void> } = {}
  const cache: { workspace?: object } = {}
  const closed: string[] = []
  let signal: AbortSignal | undefined
  const shown: string[] = []
  const forgotten: string[] = []
  const lines: unknown[][] = []
  const note = (level: string) => (msg: string, fields?: object) => void lines.push([level, msg, fields])
  const log: Logger = { info: note('info'), warn: note('warn'), error: note('error') }
  const views: Partial<AccountViews> = {
    shown: true,
    list: () => [],
    close: async () => undefined,
    closeAll: async () => void closed.push(`all, ${signal?.aborted}`),
    forget: async (id) => void forgotten.push(id),
    async open({ accountId, url, proxy }) {
      if (window.fails) throw window.fails
      shown.push(`${accountId} ${url}`)
      proxies.push(proxy)
    },
  }
  const accounts = new SeatAccounts({
    client: {
      async call(endpoint: unknown) {
        calls.push(endpoint)
        const answer = server.answersFirst
        delete server.answersFirst
        await answer
        if (endpoint === closeAccount && server.refusesToClose) throw server.refusesToClose
        return { accounts: [OPEN, CLOSED], ports: [] }
      },
    } as unknown as Client,
    views: views as AccountViews,
    tokens: { has: () => false, listIds: () => [], delete: async () => undefined } as never,
    networks: {
      find: () => ({ network: 'x', web_base: 'https://x.example' }),
      isEmpty: () => false,
    } as never,
    cache: { read: () => cache.workspace as never, write: () => undefined },
    routes: {
      async of() {
        if (routes.fails) throw routes.fails
        await routes.waits
        return { proxy: PROXY, fetch }
      },
      fetchOf: () => fetch,
      update: () => undefined,
    } as never,
    messages: createMessages(() => 'en'),
    log,
    clock: systemClock,
    receiveCallback: (request) => {
      signal = request.signal
      if (!window.waits) return Promise.reject(new Error('no callback expected'))
      asked.resolve(request.signal)
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      )
    },
    onAccountChanged: () => undefined,
    onSignedIn: () => undefined,
  })
  return {
    accounts,
    calls,
    shown,
    proxies,
    forgotten,
    lines,
    window,
    routes,
    server,
    cache,
    closed,
    asked: asked.promise,
    views,
  }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ClientRefused ? error.reason : error),
  )

test('a page of the account’s network is shown in the window of an open account', async () => {
  const { accounts, shown, proxies } = prepare()
  await accounts.showPage('open', 'https://x.example/lan_pham')
  expect(shown).toEqual(['open https://x.example/lan_pham'])
  expect(proxies).toEqual([PROXY])
})

test('the port of an account whose window can’t be shown is given back', async () => {
  const { accounts, calls, window } = prepare()
  window.fails = new Error('no window')
  expect(await reasonOf(accounts.open('closed'))).toBe(window.fails)
  expect(calls).toEqual([seatWorkspace, openAccount, closeAccount])
})

test('why a window can’t be shown is said even if its port can’t be given back', async () => {
  const { accounts, window, server, lines } = prepare()
  window.fails = new Error('no window')
  server.refusesToClose = new Error('no answer')
  expect(await reasonOf(accounts.open('closed'))).toBe(window.fails)
  expect(lines).toContainEqual([
    'warn',
    'account not closed',
    { account: 'closed', error: server.refusesToClose },
  ])
})

test('a page whose route is known only after the session has ended is not shown', async () => {
  const { accounts, routes, shown } = prepare()
  const gate = Promise.withResolvers<void>()
  routes.waits = gate.promise
  const showing = reasonOf(accounts.showPage('open', 'https://x.example/lan_pham'))
  await accounts.dispose()
  gate.resolve()
  expect([await showing, shown]).toEqual(['not_logged_in', []])
})

test('an account opened after a workspace was requested is not closed by its answer', async () => {
  const { accounts, views, server, closed } = prepare()
  const gate = Promise.withResolvers<void>()
  views.list = () => [{ accountId: 'closed' }]
  views.close = async (id) => void closed.push(id)
  server.answersFirst = gate.promise
  const late = accounts.workspace()
  await accounts.open('closed')
  gate.resolve()
  await late
  await accounts.workspace()
  await new Promise((resolve) => setImmediate(resolve))
  expect(closed).toEqual(['closed'])
})

test('a sign-in ends when its window is closed', async () => {
  const { accounts, asked, window } = prepare()
  window.waits = true
  const signIn = reasonOf(accounts.signIn('open'))
  const signal = await asked
  accounts.onViewClosed('open')
  expect(signal.aborted).toBe(true)
  expect(await signIn).toBe('sign_in_cancelled')
})

test.each([
  ['https://elsewhere.example/lan_pham'],
  ['https://x.example.evil.example/'],
  ['http://x.example/lan_pham'],
  ['https://x.example:8443/'],
])('%s is not shown: it is not a page of the network', async (url) => {
  const { accounts, shown } = prepare()
  expect(await reasonOf(accounts.showPage('open', url))).toBe('link_leads_elsewhere')
  expect(shown).toEqual([])
})

test('an account that is closed, or not the seat’s, shows nothing', async () => {
  const { accounts, shown } = prepare()
  expect(await reasonOf(accounts.showPage('closed', 'https://x.example/a'))).toBe('account_not_open')
  expect(await reasonOf(accounts.showPage('another', 'https://x.example/a'))).toBe('account_not_assigned')
  expect(shown).toEqual([])
})

test.each([
  ['another', 'account_not_assigned'],
  ['../open', 'account_not_assigned'],
  ['open ', 'account_not_assigned'],
  ['', 'account_not_assigned'],
  ['closed', 'account_not_open'],
])('a fresh sign-in of %j is refused before anything is deleted', async (id, reason) => {
  const { accounts, forgotten } = prepare()
  expect(await reasonOf(accounts.signIn(id, true))).toBe(reason)
  expect(forgotten).toEqual([])
})

test('a fresh sign-in deletes nothing under one that is running, which closing the account ends', async () => {
  const { accounts, forgotten, window, asked } = prepare()
  window.waits = true
  const first = reasonOf(accounts.signIn('open'))
  const signal = await asked
  expect(await reasonOf(accounts.signIn('open', true))).toBe('sign_in_running')
  expect([forgotten, signal.aborted]).toEqual([[], false])
  await accounts.close('open')
  expect([signal.aborted, await first]).toEqual([true, 'sign_in_cancelled'])
})

test.each([
  ['account_not_open', 'done', ['open']],
  ['account_not_assigned', 'account_not_assigned', []],
] as const)('the page of an account whose closing is refused with %s: %s', async (reason, told, gone) => {
  const { accounts, server, closed, views } = prepare()
  views.close = async (id) => void closed.push(id)
  server.refusesToClose = new ApiRefused(409, { code: 400, msg: '', reason, request_id: 'r' } as never)
  const answer = await reasonOf(accounts.close('open'))
  expect(answer instanceof ApiRefused ? answer.refusal.reason : answer).toBe(told)
  expect(closed).toEqual(gone)
})

test('an account without a route takes no port', async () => {
  const { accounts, calls, routes } = prepare()
  routes.fails = new Error('no route')
  expect(await reasonOf(accounts.prepare('closed'))).toBe(routes.fails)
  expect(calls).not.toContain(openAccount)
})

test('the end of a session ends its sign-ins before the views close', async () => {
  const { accounts, asked, closed, window } = prepare()
  window.waits = true
  const signIn = reasonOf(accounts.signIn('open'))
  const signal = await asked
  await accounts.dispose()
  expect([closed, signal.aborted]).toEqual([['all, true'], true])
  expect(await signIn).toBe('sign_in_cancelled')
})

test('the end of a session waits until the last workspace is applied before the views close', async () => {
  const { accounts, closed, views } = prepare()
  const gate = Promise.withResolvers<void>()
  views.list = () => [{ accountId: 'closed' }]
  views.close = async (id) => {
    await gate.promise
    closed.push(id)
  }
  await accounts.workspace()
  const disposed = accounts.dispose()
  await new Promise((resolve) => setImmediate(resolve))
  gate.resolve()
  await disposed
  expect(closed).toEqual(['closed', 'all, undefined'])
})

test('where an account is, and what it is called, is known from the last answer', () => {
  const { accounts, cache } = prepare()
  expect(accounts.placeOf('open')).toBeUndefined()
  cache.workspace = { accounts: [OPEN, CLOSED] }
  expect(accounts.placeOf('open')).toEqual({
    network: 'x',
    web_base: 'https://x.example',
    handle: 'harbor_tea',
  })
  expect(accounts.placeOf('another')).toBeUndefined()
})

test('a fresh sign-in of an open account deletes what its pages stored; any other keeps it', async () => {
  const { accounts, forgotten } = prepare()
  await reasonOf(accounts.signIn('open'))
  expect(forgotten).toEqual([])
  await reasonOf(accounts.signIn('open', true))
  expect(forgotten).toEqual(['open'])
})

test('actions on accounts, and their failures, are logged', async () => {
  const { accounts, lines } = prepare()
  await accounts.close('open')
  await reasonOf(accounts.open('another'))
  await reasonOf(accounts.signIn('closed'))
  expect(lines).toEqual([
    ['info', 'account closed', { account: 'open' }],
    ['warn', 'account not opened', { account: 'another', reason: 'account_not_assigned' }],
    ['warn', 'sign-in failed', { account: 'closed', reason: 'account_not_open' }],
  ])
})

test('what an account’s sign-in lets a person choose from is shown with that account', async () => {
  const { accounts } = prepare()
  const pages = [{ id: 'p1', name: 'Trà Sen' }]
  vi.spyOn(AccountSignIns.prototype, 'choicesOf').mockImplementation((id) => (id === 'open' ? pages : []))
  const { local } = await accounts.workspace()
  expect(local.map(({ id, page_choices }) => [id, page_choices])).toEqual([
    ['open', pages],
    ['closed', []],
  ])
})
