import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, onTestFinished, test } from 'vitest'
import { keepTokens, type SignedInAccount } from './keep-tokens.ts'

const DAY = 24 * 60 * 60_000
const INSTAGRAM = {
  network: 'instagram',
  login: 'instagram',
  client_id: 'app',
  api_base: 'https://graph.example',
} as unknown as NetworkSettings

/** Accounts without tasks on a network with given answers to renewals, on a clock that advances by itself. */
function rig(
  accounts: readonly SignedInAccount[],
  answer: (id: string) => Response | Promise<never>,
  { unlisted = 0 } = {},
) {
  const clock = createSimClock()
  const began = clock.now()
  const kept = new Map<string, Tokens>()
  for (const { id } of accounts)
    kept.set(id, { access_token: 'old', refresh_token: 'old', expires_at: began + 60 * DAY, scopes: [] })
  const renewals: { id: string; day: number }[] = []
  const signedOut: string[] = []
  const logged: unknown[] = []
  let rounds = 0
  const stop = new AbortController()
  const keeping = keepTokens(
    {
      find: (network) => (network === 'instagram' ? INSTAGRAM : undefined),
      tokenStoreFor: (id) => ({
        load: async () => kept.get(id) ?? null,
        save: async (tokens) => void kept.set(id, tokens),
        exclusively: (work) => work(),
      }),
      fetchOf: (id) => () =>
        clock.runWhile(async () => {
          renewals.push({ id, day: Math.floor((clock.now() - began) / DAY) })
          return answer(id)
        }),
      onSignedOut: (id) => {
        signedOut.push(id)
        kept.delete(id)
      },
      signedIn: () => {
        rounds += 1
        if (rounds <= unlisted) throw new Error('the client is away')
        return accounts.filter(({ id }) => kept.has(id))
      },
      clock,
      log: { info: (text) => void logged.push(text) },
    },
    stop.signal,
  ).catch(() => undefined)
  onTestFinished(async () => {
    stop.abort()
    await keeping
    clock.stop()
  })
  return { clock, kept, renewals, signedOut, logged, stop, rounds: () => rounds }
}

const renewed = () => Response.json({ access_token: 'new', expires_in: (60 * DAY) / 1000 })
const expired = () => Response.json({ error: { code: 190, message: 'expired' } }, { status: 400 })
const signal = new AbortController().signal

test('a token that ends in two months is renewed in its last week, even without a task', async () => {
  const { clock, kept, renewals, signedOut, rounds } = rig([{ id: 'tea', network: 'instagram' }], renewed)
  // A minute after the start, then every six hours.
  await clock.wait(DAY, signal)
  expect(rounds()).toBe(4)
  await clock.wait(51 * DAY, signal)
  expect(renewals).toEqual([])
  await clock.wait(10 * DAY, signal)
  expect(renewals).toEqual([{ id: 'tea', day: 53 }])
  expect(kept.get('tea')).toMatchObject({ access_token: 'new', refresh_token: 'new' })
  await clock.wait(60 * DAY, signal)
  expect(renewals).toHaveLength(2)
  expect(signedOut).toEqual([])
})

test('a network that is unreachable for days costs nothing', async () => {
  const accounts: SignedInAccount[] = [
    { id: 'away', network: 'instagram' },
    { id: 'tea', network: 'instagram' },
    { id: 'elsewhere', network: 'facebook' },
  ]
  const { clock, kept, renewals, signedOut } = rig(accounts, (id) =>
    id === 'away' && renewals.filter((one) => one.id === id).length < 4
      ? Promise.reject(new TypeError('fetch failed'))
      : renewed(),
  )
  await clock.wait(59 * DAY, signal)
  expect([kept.get('tea')?.access_token, kept.get('away')?.access_token]).toEqual(['new', 'new'])
  expect(signedOut).toEqual([])
})

test('a sign-in that the network refuses keeps no other account waiting for the next round', async () => {
  const accounts: SignedInAccount[] = [
    { id: 'refused', network: 'instagram' },
    { id: 'tea', network: 'instagram' },
  ]
  const asked: Record<string, number> = {}
  const { clock, kept, signedOut, rounds } = rig(accounts, (id) => {
    asked[id] = rounds()
    if (id === 'refused') return expired()
    return signedOut.length === 0 ? Promise.reject(new TypeError('fetch failed')) : renewed()
  })
  await clock.wait(62 * DAY, signal)
  expect([signedOut, kept.get('tea')?.access_token]).toEqual([['refused'], 'new'])
  expect(asked.tea).toBe(asked.refused)
})

test('accounts that could not be listed once are renewed later', async () => {
  const { clock, kept, logged } = rig([{ id: 'tea', network: 'instagram' }], renewed, { unlisted: 3 })
  await clock.wait(55 * DAY, signal)
  expect(kept.get('tea')?.access_token).toBe('new')
  expect(logged).toEqual(['tokens not renewed', 'tokens not renewed', 'tokens not renewed'])
})

test('a rejected sign-in is reported once', async () => {
  const { clock, renewals, signedOut } = rig([{ id: 'tea', network: 'instagram' }], expired)
  await clock.wait(62 * DAY, signal)
  expect(signedOut).toEqual(['tea'])
  const asked = renewals.length
  await clock.wait(30 * DAY, signal)
  expect(renewals).toHaveLength(asked)
})

test('who is told to stop renews no more, and writes no failures of it', async () => {
  const accounts: SignedInAccount[] = [
    { id: 'tea', network: 'instagram' },
    { id: 'lotus', network: 'instagram' },
  ]
  const { clock, renewals, logged, stop, rounds } = rig(accounts, () => {
    stop.abort()
    return renewed()
  })
  await clock.wait(90 * DAY, signal)
  expect(renewals.map(({ id }) => id)).toEqual(['tea'])
  expect(logged).toEqual([])
  const asked = rounds()
  await clock.wait(DAY, signal)
  expect(rounds()).toBe(asked)
})
