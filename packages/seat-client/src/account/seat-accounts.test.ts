import type { Client } from '@seaport/api-client/client'
import { systemClock } from '@seaport/runner/clock'
import { expect, test } from 'vitest'
import { ClientRefused } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import { createMessages } from '../messages.ts'
import type { AccountViews } from './account-views.ts'
import { SeatAccounts } from './seat-accounts.ts'

const OPEN = { id: 'open', network: 'x', account: 'harbor_tea', online: true, proxy: null }
const CLOSED = { ...OPEN, id: 'closed', online: false }

/** A server with two accounts, one of them open; records shown and deleted pages, and log entries. */
function prepare() {
  const shown: string[] = []
  const forgotten: string[] = []
  const lines: unknown[][] = []
  const note = (level: string) => (msg: string, fields?: object) => void lines.push([level, msg, fields])
  const log: Logger = { info: note('info'), warn: note('warn'), error: note('error') }
  const views: Partial<AccountViews> = {
    shown: true,
    list: () => [],
    close: async () => undefined,
    forget: async (id) => void forgotten.push(id),
    open: async ({ accountId, url }) => void shown.push(`${accountId} ${url}`),
  }
  const accounts = new SeatAccounts({
    client: { call: async () => ({ accounts: [OPEN, CLOSED], ports: [] }) } as unknown as Client,
    views: views as AccountViews,
    tokens: { has: () => false, listIds: () => [], delete: async () => undefined } as never,
    networks: { find: () => ({ web_base: 'https://x.example' }), isEmpty: () => false } as never,
    cache: { read: () => undefined, write: () => undefined },
    routes: { of: async () => ({ proxy: undefined, fetch }), update: () => undefined } as never,
    messages: createMessages(() => 'en'),
    log,
    clock: systemClock,
    receiveCallback: () => Promise.reject(new Error('no callback expected')),
    onAccountChanged: () => undefined,
    onSignedIn: () => undefined,
  })
  return { accounts, shown, forgotten, lines }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ClientRefused ? error.reason : error),
  )

test('a page of the account’s network is shown in the window of an open account', async () => {
  const { accounts, shown } = prepare()
  await accounts.showPage('open', 'https://x.example/lan_pham')
  expect(shown).toEqual(['open https://x.example/lan_pham'])
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
