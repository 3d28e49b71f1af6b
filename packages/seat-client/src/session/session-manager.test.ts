import { expect, test } from 'vitest'
import { createServerTime } from './server-time.ts'
import { SessionManager } from './session-manager.ts'

const OTHER = 'https://other.test'
const DAY = 24 * 60 * 60_000

/** A client with its key store, settings and server; what it does is noted. */
function rig(serverUrl = 'https://seaport.test', secrets = new Map<string, string>()) {
  const did: string[] = []
  let now = Date.parse('2026-11-20T12:00:00.000Z')
  let lastContact: number | null = null
  let answers: 'well' | 'no' | 'nothing' | 'late' = 'well'
  let logins = 0
  let isLocked = false
  let signal: AbortSignal | null | undefined
  const late = Promise.withResolvers<void>()
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '')
    const token = [...new Headers(init?.headers).values()].find((value) => /token-\d$/.test(value)) ?? ''
    did.push(`${init?.method} ${path} ${/token-\d$/.exec(token) ?? ''}`.trim())
    signal = init?.signal
    if (answers === 'late') await late.promise
    if (answers === 'nothing' || answers === 'late') throw new TypeError('fetch failed')
    if (answers === 'no')
      return Response.json(
        { code: 401, msg: 'Wrong.', reason: 'wrong_credentials', request_id: 'r' },
        { status: 401 },
      )
    if (!path.endsWith('/login')) return Response.json({ code: 200, msg: '', data: {} })
    logins += 1
    const seat = { id: `seat-${logins}`, seat_code: `10000${logins}`, name: 'Ghế', allocated: 3 }
    return Response.json({ code: 200, msg: '', data: { token: `token-${logins}`, seat } })
  }
  const logged: unknown[] = []
  const log = (level: string) => (text: string, fields?: object) => {
    did.push(`${level}: ${text}`)
    if (fields) logged.push(fields)
  }
  const manager = new SessionManager({
    ...{ serverUrl, userAgent: 'Seaport/1.0.0', fetch: fetch as typeof globalThis.fetch },
    secrets: {
      async get(name) {
        if (isLocked) throw new Error('locked')
        return secrets.get(name)
      },
      names: async () => [...secrets.keys()],
      set: async (name, value) => {
        if (name === 'session') did.push('keeps the session')
        secrets.set(name, value)
      },
      delete: async (name) => {
        did.push(`forgets the ${name}`)
        secrets.delete(name)
      },
      setAside: async () => undefined,
    },
    settings: {
      get: () => ({ locale: 'vi', last_contact_at: lastContact }),
      note: (written: object) => {
        lastContact = now
        did.push(`notes ${Object.keys(written)}`)
      },
    } as never,
    status: { record: () => undefined } as never,
    time: createServerTime({ machine: () => now, elapsed: () => now }),
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    startRuntime: ({ seat }) => {
      did.push(`starts ${seat.id}`)
      return {
        async stop() {
          did.push(`stops ${seat.id}`)
          // It takes longer than the proof of a login does.
          for (let turn = 0; turn < 20; turn += 1) await crypto.subtle.digest('SHA-256', new Uint8Array(9))
        },
        dispose: async () => void did.push(`disposes of ${seat.id}`),
      }
    },
    onChange: () => {
      const { seat, ended } = manager.state()
      did.push(`shows ${seat?.id ?? 'no seat'}${ended ? `, ${ended}` : ''}`)
    },
  })
  const credentials = { seat_code: '100001', password: 'secret' }
  return {
    manager,
    secrets,
    logIn: (given?: AbortSignal) => manager.logIn(credentials, given),
    sent: () => signal,
    answer: () => late.resolve(),
    lock: (locked: boolean) => {
      isLocked = locked
    },
    did: () => did.splice(0),
    logged,
    wait: (ms: number) => {
      now += ms
    },
    server: (does: typeof answers) => {
      answers = does
    },
  }
}

const START = ['info: logged in', 'keeps the session', 'notes last_seat_code,last_contact_at']

test('a login replaces the session before it, whose late end touches nothing', async () => {
  const { manager, logIn, did } = rig()
  await logIn()
  expect(did()).toEqual(['POST /seat/login', ...START, 'starts seat-1', 'shows seat-1'])
  const first = manager.current()
  await logIn()
  expect(did()).toEqual([
    ...['stops seat-1', 'POST /seat/logout token-1', 'info: logged out', 'shows no seat'],
    ...['forgets the session', 'stops seat-1', 'disposes of seat-1'],
    ...['POST /seat/login', ...START, 'starts seat-2', 'shows seat-2'],
  ])
  first?.client.options.onSessionExpired?.({} as never)
  await manager.pause()
  expect(did()).toEqual(['stops seat-2'])
  expect(manager.state()).toMatchObject({ seat: { id: 'seat-2' }, ended: null })
})

test.each([
  ['taken_over', 30 * DAY - 1],
  ['expired', 30 * DAY],
])('a session that the server has ended shows the login at once: %s', async (ended, silent) => {
  const { manager, secrets, logIn, did, wait } = rig()
  await logIn()
  did()
  wait(silent)
  manager.current()?.client.options.onSessionExpired?.({} as never)
  expect(did()).toEqual(['info: session over', `shows no seat, ${ended}`])
  await manager.pause()
  expect(did()).toEqual(['forgets the session', 'stops seat-1', 'disposes of seat-1'])
  expect(secrets.has('session')).toBe(false)
  await logIn()
  expect(did().at(-1)).toBe('shows seat-2')
})

test('a login that fails leaves no seat, and what it was is logged', async () => {
  const { manager, logIn, did, logged, server } = rig()
  server('no')
  await expect(logIn()).rejects.toThrow('Wrong.')
  server('nothing')
  await expect(logIn()).rejects.toThrow()
  expect(did().filter((line) => !line.startsWith('POST'))).toEqual([
    'warn: login failed',
    'warn: login failed',
  ])
  expect(logged).toEqual([
    { seat: '100001', reason: 'wrong_credentials' },
    { seat: '100001', reason: 'unreachable', code: 'ERR_NETWORK' },
  ])
  expect(manager.state()).toEqual({ seat: null, ended: null })
})

test('a login that is given up is given up at the server too, and is no failure', async () => {
  const { manager, logIn, did, server, sent, answer } = rig()
  server('late')
  const abort = new AbortController()
  const login = logIn(abort.signal)
  while (!sent()) await new Promise((resolve) => setImmediate(resolve))
  abort.abort()
  expect(sent()?.aborted).toBe(true)
  answer()
  await expect(login).rejects.toThrow()
  expect([did(), manager.current()]).toEqual([['POST /seat/login'], null])
})

test('a device whose key could not be read logs in once it can', async () => {
  const { manager, logIn, lock } = rig()
  lock(true)
  await expect(logIn()).rejects.toThrow('no protected storage')
  lock(false)
  await logIn()
  expect(manager.state().seat?.id).toBe('seat-1')
})

test('a logout forgets the session though no server hears of it', async () => {
  const { manager, secrets, logIn, did, server } = rig()
  await logIn()
  did()
  server('nothing')
  await manager.logOut()
  expect(did().slice(-6)).toEqual([
    ...['warn: the server was not told of the logout', 'info: logged out', 'shows no seat'],
    ...['forgets the session', 'stops seat-1', 'disposes of seat-1'],
  ])
  expect(secrets.has('session')).toBe(false)
})

test('the next start goes on with the session, on the server that it belongs to alone', async () => {
  const before = rig()
  await before.logIn()
  const next = rig(undefined, before.secrets)
  await next.manager.restore()
  expect(next.did()).toEqual(['info: session goes on', 'starts seat-1', 'shows seat-1'])
  const elsewhere = rig(OTHER, before.secrets)
  await elsewhere.manager.restore()
  expect([elsewhere.did(), elsewhere.manager.current()]).toEqual([[], null])
  expect(before.secrets.has('session')).toBe(true)
})
