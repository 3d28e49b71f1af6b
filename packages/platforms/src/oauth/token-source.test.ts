import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { NetworkError } from '../outcome.ts'
import type { Tokens } from './sign-in.ts'
import { createTokenSource } from './token-source.ts'

const signal = new AbortController().signal
const HOUR = 3_600_000

function rig(first: Partial<Tokens> | null, answer?: (token: string, count: number) => Partial<Tokens>) {
  /** Tokens that another process stores while this one waits for the vault. */
  const another: { stores: Partial<Tokens> | null } = { stores: null }
  const clock = createSimClock()
  const full = (tokens: Partial<Tokens>): Tokens => ({
    access_token: 'a0',
    refresh_token: 'r0',
    expires_at: clock.now() + HOUR,
    scopes: [],
    ...tokens,
  })
  let kept = first && full(first)
  const log: string[] = []
  const disk = { full: false }
  let count = 0
  const source = createTokenSource({
    vault: {
      load: async () => kept,
      async save(tokens) {
        await new Promise((resolve) => setImmediate(resolve))
        if (disk.full) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        if (tokens === kept) return
        kept = tokens
        log.push(`saved ${tokens.access_token} ${tokens.refresh_token}`)
      },
      exclusively(work) {
        if (another.stores) kept = full(another.stores)
        return work()
      },
    },
    async refresh(token) {
      count += 1
      log.push(`refresh ${token}`)
      return full(answer?.(token, count) ?? { access_token: `a${count}`, refresh_token: `r${count}` })
    },
    clock,
  })
  const store = (tokens: Partial<Tokens>) => {
    kept = full(tokens)
  }
  return { source, log, clock, disk, another, store }
}

test('a valid token is returned as it is', async () => {
  const { source, log } = rig({})
  expect(await source.getToken({ signal })).toBe('a0')
  expect(log).toEqual([])
})

test('concurrent callers share one refresh, which is stored before anybody gets the token', async () => {
  const { source, log } = rig({})
  const asked = Array.from({ length: 5 }, () =>
    source.getToken({ rejected: 'a0', signal }).then((token) => log.push(`used ${token}`)),
  )
  await Promise.all(asked)
  expect(log.slice(0, 3)).toEqual(['refresh r0', 'saved a1 r1', 'used a1'])
  expect(log.filter((line) => line.startsWith('refresh'))).toHaveLength(1)
})

test('a late caller with the old token gets the new one without another refresh', async () => {
  const { source, log } = rig({})
  await source.getToken({ rejected: 'a0', signal })
  expect(await source.getToken({ rejected: 'a0', signal })).toBe('a1')
  expect(log).toHaveLength(2)
})

test('a token that another process has renewed meanwhile is used; its refresh token is not spent', async () => {
  const { source, log, another } = rig({})
  another.stores = { access_token: 'theirs', refresh_token: 'r1' }
  expect(await source.getToken({ rejected: 'a0', signal })).toBe('theirs')
  expect(log).toEqual([])
})

test('so is one that it has renewed after us: ours are stored once', async () => {
  const { source, log, store } = rig({})
  await source.getToken({ rejected: 'a0', signal })
  store({ access_token: 'theirs', refresh_token: 'r2' })
  expect(await source.getToken({ rejected: 'a1', signal })).toBe('theirs')
  expect(log).toEqual(['refresh r0', 'saved a1 r1'])
})

test('a token is renewed before it expires; one without an expiry is used until it is refused', async () => {
  const near = rig({ expires_at: createSimClock().now() + 60_000 })
  expect(await near.source.getToken({ signal })).toBe('a1')
  const untold = rig({ expires_at: null })
  expect(await untold.source.getToken({ signal })).toBe('a0')
})

test('a failed early renewal is retried while the token lasts, and rejects once it has expired', async () => {
  const minute = 60_000
  const { source, log, clock } = rig({ expires_at: createSimClock().now() + minute }, () => {
    throw new NetworkError({ kind: 'retry', cause: 'network_unreachable', until: null })
  })
  expect(await source.getToken({ signal })).toBe('a0')
  expect(await source.getToken({ signal })).toBe('a0')
  expect(log).toEqual(['refresh r0'])
  await clock.wait(minute / 2, signal)
  expect(await source.getToken({ signal })).toBe('a0')
  expect(log).toHaveLength(2)
  await clock.wait(minute / 2, signal)
  await expect(source.getToken({ signal })).rejects.toMatchObject({ outcome: { kind: 'retry' } })
})

// Bdaya-Dev/oidc#123, earendil-works/pi#7457, roundcube/roundcubemail#8147
test('a token that lives for a minute is not renewed for each request', async () => {
  const { source, log, clock } = rig({ expires_at: 0 }, (_token, count) => ({
    access_token: `a${count}`,
    expires_at: clock.now() + 60_000,
  }))
  const spent = () => log.filter((line) => line.startsWith('refresh')).length
  for (let request = 0; request < 5; request += 1) expect(await source.getToken({ signal })).toBe('a1')
  expect(spent()).toBe(1)
  await clock.wait(31_000, signal)
  expect(await source.getToken({ signal })).toBe('a2')
  expect(spent()).toBe(2)
})

test('if tokens can’t be stored, no refresh token is spent', async () => {
  const { source, log, disk } = rig({})
  disk.full = true
  await expect(source.getToken({ rejected: 'a0', signal })).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(log).toEqual([])
  disk.full = false
  expect(await source.getToken({ rejected: 'a0', signal })).toBe('a1')
})

test('an answer without a refresh token keeps the old one', async () => {
  const { source, log } = rig({}, () => ({ access_token: 'a1', refresh_token: null }))
  await source.getToken({ rejected: 'a0', signal })
  expect(log.at(-1)).toBe('saved a1 r0')
})

test('without a sign-in or a refresh token the account is signed out; a failed refresh can be retried', async () => {
  const signedOut = { outcome: { kind: 'sign_in_again' } }
  await expect(rig(null).source.getToken({ signal })).rejects.toMatchObject(signedOut)
  await expect(
    rig({ refresh_token: null }).source.getToken({ rejected: 'a0', signal }),
  ).rejects.toMatchObject(signedOut)
  const flaky = rig({}, (_token, count) => {
    if (count === 1) throw new NetworkError({ kind: 'misconfigured' })
    return { access_token: 'a2' }
  })
  await expect(flaky.source.getToken({ rejected: 'a0', signal })).rejects.toMatchObject({
    outcome: { kind: 'misconfigured' },
  })
  expect(await flaky.source.getToken({ rejected: 'a0', signal })).toBe('a2')
})

test('granted scopes are compared with the needed ones if the network reported them; a refresh without scopes changes nothing', async () => {
  const { source } = rig({ scopes: ['tweet.read', 'users.read'] }, () => ({
    access_token: 'a1',
    refresh_token: 'r1',
    scopes: [],
  }))
  const missing = { outcome: { kind: 'missing_permission' } }
  expect(await source.getToken({ scopes: ['tweet.read'], signal })).toBe('a0')
  await expect(source.getToken({ scopes: ['tweet.read', 'dm.write'], signal })).rejects.toMatchObject(missing)
  expect(await source.getToken({ rejected: 'a0', signal })).toBe('a1')
  await expect(source.getToken({ scopes: ['dm.write'], signal })).rejects.toMatchObject(missing)
  expect(await rig({ scopes: [] }).source.getToken({ scopes: ['dm.write'], signal })).toBe('a0')
})

test('renewed tokens whose file was locked are stored although nobody asks for them again', async () => {
  const clock = createSimClock()
  let isHeld = false
  let kept: Tokens = { access_token: 'a0', refresh_token: 'r0', expires_at: null, scopes: [] }
  const source = createTokenSource({
    vault: {
      load: async () => kept,
      async save(tokens) {
        if (isHeld) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' })
        kept = tokens
      },
      exclusively: (work) => work(),
    },
    async refresh() {
      isHeld = true
      return { access_token: 'a1', refresh_token: 'r1', expires_at: null, scopes: [] }
    },
    clock,
  })
  await expect(source.getToken({ rejected: 'a0', signal })).rejects.toMatchObject({
    outcome: { kind: 'retry' },
  })
  await clock.wait(60_000, signal)
  expect(kept.refresh_token).toBe('r0')
  isHeld = false
  await clock.wait(5000, signal)
  expect(kept.refresh_token).toBe('r1')
})

test('renewed tokens whose file is locked are stored before anybody uses them, and no second refresh token is spent', async () => {
  let held = 0
  let kept: Tokens = { access_token: 'a0', refresh_token: 'r0', expires_at: null, scopes: [] }
  const spent: string[] = []
  const source = createTokenSource({
    vault: {
      load: async () => kept,
      async save(tokens) {
        held -= 1
        if (held >= 0 && tokens !== kept) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' })
        kept = tokens
      },
      exclusively: (work) => work(),
    },
    async refresh(token) {
      spent.push(token)
      return { access_token: 'a1', refresh_token: 'r1', expires_at: null, scopes: [] }
    },
    clock: createSimClock(),
  })
  held = 3
  const passing = { outcome: { kind: 'retry' } }
  await expect(source.getToken({ rejected: 'a0', signal })).rejects.toMatchObject(passing)
  await expect(source.getToken({ signal })).rejects.toMatchObject(passing)
  expect(await source.getToken({ signal })).toBe('a1')
  expect([kept.refresh_token, spent]).toEqual(['r1', ['r0']])
})
