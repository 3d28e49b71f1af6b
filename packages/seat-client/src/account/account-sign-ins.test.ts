import type { Account } from '@seaport/contract/desk/account.schema'
import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { ProxyConnectionError, TransportError } from '@seaport/platforms/transport-error'
import { systemClock } from '@seaport/runner/clock'
import { expect, test } from 'vitest'
import { ClientRefused } from '../client-refused.ts'
import { createMessages } from '../messages.ts'
import { AccountDirectory } from './account-directory.ts'
import { AccountSignIns } from './account-sign-ins.ts'
import type { AccountsContext } from './accounts-context.ts'

const account = { id: 'a1', network: 'x', account: 'Trà_Sen', online: true, proxy: null } as Account
const address = XSettings.parse({
  network: 'x',
  api_base: 'https://api.x.example',
  web_base: 'https://x.example',
  authorize_url: 'https://x.example/authorize',
  token_url: 'https://api.x.example/token',
  client_id: 'test',
  callback_ports: [4000],
  vocabulary: 'post',
})
const answers: Record<string, object> = {
  '/token': { access_token: 'access', refresh_token: 'refresh', expires_in: 7200, token_type: 'bearer' },
  '/users/me': {
    data: {
      id: '77',
      username: 'trà_sen',
      name: '茶花 🌸',
      public_metrics: { followers_count: 5, following_count: 1, tweet_count: 1 },
    },
  },
}

/** An account in its window; notes what happens, in that order. */
function rig({ stored = false, fails }: { stored?: boolean; fails?: Error } = {}) {
  const during: { report?: () => void } = {}
  const happened: string[] = []
  const note = (what: string) => void happened.push(what)
  const asked = Promise.withResolvers<void>()
  const code = Promise.withResolvers<{ code: string }>()
  const receive = (signal: AbortSignal) => () => {
    if (signal.aborted) code.reject(signal.reason)
    return code.promise
  }
  const context = {
    client: {
      call: async (_endpoint: unknown, { body }: { body?: { login_status?: string } }) => {
        if (body?.login_status) note(`reported ${body.login_status}`)
        if (body?.login_status) during.report?.()
        return { accounts: [account], ports: [] }
      },
    },
    views: { shown: true, list: () => [{ accountId: 'a1' }] },
    tokens: {
      has: () => stored,
      delete: async () => note('forgotten'),
      tokenStoreFor: () => ({ save: async () => note('kept') }),
    },
    networks: { find: () => address },
    routes: {
      fetchOf: () => async (input: string | URL) => {
        if (fails) throw fails
        const path = Object.keys(answers).find((one) => String(input).includes(one))
        return Response.json(answers[path ?? ''] ?? {})
      },
    },
    messages: createMessages(() => 'en'),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    clock: systemClock,
    receiveCallback: async ({ signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number }) => {
      note(`waits ${timeoutMs / 60_000} minutes`)
      signal.addEventListener('abort', () => code.reject(signal.reason))
      return { port: 4000, receive: receive(signal), close: () => note('port free') }
    },
    onSignedIn: () => note('may work'),
  } as unknown as AccountsContext
  const directory = new AccountDirectory(context.client, context.networks, context.messages)
  const signIns: AccountSignIns = new AccountSignIns(context, directory, {
    showPage: async (_account, url, port) => {
      note(`shown ${new URL(url).pathname}${port === undefined ? '' : ` for ${port}`}`)
      if (port !== undefined) asked.resolve()
    },
    notify: (id) => note(signIns.isRunning(id) ? 'running' : 'over'),
  })
  return { happened, signIns, during, asked: asked.promise, answer: () => code.resolve({ code: 'c' }) }
}

test('tokens are kept before work on the account begins, and the person is led back to the network', async () => {
  const { signIns, happened, asked, answer } = rig()
  const done = signIns.start('a1')
  await asked
  answer()
  expect(await done).toEqual({ nickname: '茶花 🌸' })
  expect(happened).toEqual([
    'running',
    'waits 10 minutes',
    'shown /authorize for 4000',
    'port free',
    'kept',
    'may work',
    'reported logged_in',
    'shown /',
    'over',
  ])
})

test('an account signs in once at a time; a cancelled one is over, and keeps nothing', async () => {
  const { signIns, happened, asked } = rig()
  const done = signIns.start('a1')
  await asked
  await expect(signIns.start('a1')).rejects.toMatchObject({ reason: 'sign_in_running' })
  signIns.cancel('a1')
  await expect(done).rejects.toThrow(ClientRefused)
  expect(happened).toEqual([
    'running',
    'waits 10 minutes',
    'shown /authorize for 4000',
    'port free',
    // The dialog's page would still reach the port, whoever listens there next.
    'shown /',
    'over',
  ])
})

test('a view that is closed during the sign-in does not open again', async () => {
  const { signIns, happened, asked } = rig()
  const done = signIns.start('a1')
  await asked
  signIns.onViewClosed('a1')
  await expect(done).rejects.toMatchObject({ reason: 'sign_in_cancelled' })
  expect(happened.slice(-2)).toEqual(['port free', 'over'])
})

test('a sign-in that is cancelled before its page was shown shows none', async () => {
  const { signIns, happened } = rig()
  const done = signIns.start('a1')
  signIns.cancel('a1')
  await expect(done).rejects.toMatchObject({ reason: 'sign_in_cancelled' })
  expect(happened).toEqual(['running', 'waits 10 minutes', 'port free', 'over'])
})

test('a view that is closed while the sign-in is reported does not open again', async () => {
  const { signIns, happened, during, asked, answer } = rig()
  during.report = () => signIns.onViewClosed('a1')
  const done = signIns.start('a1')
  await asked
  answer()
  expect(await done).toEqual({ nickname: '茶花 🌸' })
  expect(happened.slice(-3)).toEqual(['may work', 'reported logged_in', 'over'])
})

test.each([
  ['network_unreachable', new TransportError('reset', { isSent: true })],
  ['proxy_unreachable', new ProxyConnectionError({ cause: new Error('refused') })],
])('a sign-in whose tokens could not be fetched says why: %s', async (reason, fails) => {
  const { signIns, happened, asked, answer } = rig({ fails })
  const done = signIns.start('a1')
  await asked
  answer()
  await expect(done).rejects.toMatchObject({ reason })
  expect(happened).not.toContain('kept')
})

test('an account whose tokens the network refuses is signed out here and at the server, once', async () => {
  const { signIns, happened } = rig({ stored: true })
  signIns.onSignedOut('a1')
  await expect.poll(() => happened).toEqual(['forgotten', 'over', 'reported logged_out'])
})

test('what the network refuses during a sign-in does not sign the account out', async () => {
  const { signIns, happened, asked, answer } = rig({ stored: true })
  const done = signIns.start('a1')
  await asked
  signIns.onSignedOut('a1')
  answer()
  await done
  expect(happened).not.toContain('forgotten')
})
