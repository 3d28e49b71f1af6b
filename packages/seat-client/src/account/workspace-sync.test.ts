import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { reportAccount } from '@seaport/contract/desk/seat-session'
import { expect, test } from 'vitest'
import { slotOf } from './account-directory.ts'
import { AccountSignIns } from './account-sign-ins.ts'
import { WorkspaceSync } from './workspace-sync.ts'

const proxy = { id: 'p', scheme: 'http', ip: 'proxy.example', port: 8080 }
/** That proxy, with the login that an account's view was opened with. */
const used = { id: 'p', scheme: 'http', host: 'proxy.example', port: 8080, username: 'us', password: 'x' }
const account = (id: string, change: object = {}) => ({
  id,
  online: true,
  proxy: null,
  login_status: 'logged_out',
  ...change,
})

interface Here {
  open?: string[]
  signedIn?: string[]
  /** The proxies of the open views, and those of the accounts now. */
  behind?: Record<string, object>
  routed?: Record<string, object> | 'unknown'
}

/** A server with these accounts; the given ones are open and signed in on this computer. */
function rig(accounts: object[], { open = [], signedIn = [], behind = {}, routed = {} }: Here = {}) {
  const did: string[] = []
  const signedInHere = new Set(signedIn)
  const server = { fails: undefined as Error | undefined, last: undefined as unknown }
  const context = {
    client: {
      async call(endpoint: unknown, given: { params: { id: string }; body: { login_status: string } }) {
        if (server.fails) throw server.fails
        if (endpoint !== reportAccount) return { accounts, ports: [] }
        did.push(`reports ${given.params.id} ${given.body.login_status}`)
        return {}
      },
    },
    cache: {
      read: () => server.last,
      write: (workspace: unknown) => {
        server.last = workspace
      },
    },
    views: {
      list: () => open.map((accountId) => ({ accountId })),
      proxyOf: (id: string) => behind[id],
      close: async (id: string) => void did.push(`closes ${id}`),
      forget: async (id: string) => void did.push(`forgets ${id}`),
    },
    tokens: {
      has: (id: string) => signedInHere.has(id),
      listIds: () => [...signedInHere],
      async delete(id: string) {
        did.push(`deletes ${id}`)
        signedInHere.delete(id)
      },
    },
    routes: {
      update: () => undefined,
      async of(id: string) {
        if (routed === 'unknown') throw new ApiUnreachable('away')
        return { proxy: routed[id] }
      },
    },
    log: {
      info: () => undefined,
      warn: (text: string) => void did.push(text),
      error: (text: string) => void did.push(text),
    },
  } as never
  return { did, server, context }
}

const idle = { openings: () => 0, isOpenedSince: () => false, isSigningIn: () => false }

test('views of accounts that are closed, gone or behind another proxy are closed', async () => {
  const accounts = [account('stays'), account('closed', { online: false }), account('moved', { proxy })]
  const { did, context } = rig(accounts, { open: ['stays', 'closed', 'moved', 'gone', 'opening'] })
  const sync = new WorkspaceSync(context, { ...idle, isOpenedSince: (id) => id === 'opening' })
  await sync.read()
  await sync.settled()
  expect(did).toEqual(['closes closed', 'closes moved', 'closes gone'])
})

// electron/electron#8089: gateways choose the exit by the login, and the former one still works.
test.each([
  ['with the same login', { routed: { a: used } }, []],
  ['whose login is not known now', { routed: 'unknown' as const }, []],
  ['with another user name', { routed: { a: { ...used, username: 'gb' } } }, ['closes a']],
  ['with another password', { routed: { a: { ...used, password: 'y' } } }, ['closes a']],
  ['of another id at the same address', { behind: { a: { ...used, id: 'q' } } }, ['closes a']],
])('a view behind a proxy %s', async (_which, change, closed) => {
  const { did, context } = rig([account('a', { proxy })], {
    open: ['a'],
    behind: { a: used },
    routed: { a: used },
    ...change,
  })
  const sync = new WorkspaceSync(context, idle)
  await sync.read()
  await sync.settled()
  expect(did).toEqual(closed)
})

test('a workspace that arrives after the end of its session closes no view of the next one', async () => {
  const { did, context } = rig([], { open: ['next'] })
  const sync = new WorkspaceSync(context, idle)
  await sync.stop()
  await sync.read()
  await sync.settled()
  expect(did).toEqual([])
})

test('the sign-in of an account that left the seat is deleted, and outdated server state is corrected', async () => {
  const accounts = [
    account('in'),
    account('out', { login_status: 'logged_in' }),
    account('begun', { login_status: 'logged_in' }),
  ]
  const { did, context } = rig(accounts, { signedIn: ['in', 'gone'] })
  const sync = new WorkspaceSync(context, { ...idle, isSigningIn: (id) => id === 'begun' })
  await sync.read()
  await sync.settled()
  expect(did).toEqual(['deletes gone', 'forgets gone', 'reports in logged_in', 'reports out logged_out'])
})

test('while the server is unreachable the last workspace applies; a refusal is thrown', async () => {
  const { server, context } = rig([account('one')])
  const sync = new WorkspaceSync(context, idle)
  server.fails = new ApiUnreachable('away')
  await expect(sync.read()).rejects.toBe(server.fails)
  server.fails = undefined
  const known = await sync.read()
  await sync.settled()
  server.fails = new ApiUnreachable('away')
  expect(await sync.read()).toBe(known)
  server.fails = new ApiRefused(403, { code: 4003, msg: 'No', reason: 'forbidden', request_id: 'r' } as never)
  await expect(sync.read()).rejects.toBe(server.fails)
})

test('an account signed out by its network is deleted here, shown and reported, once', async () => {
  const { did, server, context } = rig([], { signedIn: ['one', 'two'] })
  const host = { showPage: async () => undefined, notify: (id: string) => void did.push(`shows ${id}`) }
  const signIns = new AccountSignIns(context, {} as never, host)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  signIns.onSignedOut('one')
  signIns.onSignedOut('another')
  await settled()
  signIns.onSignedOut('one')
  await settled()
  expect(did).toEqual(['deletes one', 'shows one', 'reports one logged_out'])
  did.length = 0
  server.fails = new ApiUnreachable('away')
  signIns.onSignedOut('two')
  await settled()
  expect(did).toEqual(['deletes two', 'shows two', 'account report not sent'])
})

test('an account has its own port, and none that a task or another account holds', () => {
  const ports = [
    { slot: 1, holder: null },
    { slot: 2, holder: { kind: 'task', id: 'one' } },
    { slot: 3, holder: { kind: 'account', id: 'two' } },
    { slot: 4, holder: { kind: 'account', id: 'one' } },
  ]
  expect([slotOf({ ports } as never, 'one'), slotOf({ ports } as never, 'three')]).toEqual([4, undefined])
})
