import { type GraphSettings, InstagramSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createGraphReaders } from '@seaport/platforms/graph/readers'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { createMemoryRateStore } from '@seaport/platforms/rate-limiter'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { behindFacebook, facebookSettings, instagramSettings } from '../runner/support/graph.ts'
import { controlOf } from '../runner/support/stage.ts'

const DAY = 24 * 3_600_000
const signal = new AbortController().signal

interface Ids {
  access_token: string
  page_id: string
  instagram_id: string
}

async function rig(kind: 'page' | 'user' | 'instagram', settingsOf: (url: string) => GraphSettings) {
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  const clock = { now: () => time, wait: async () => undefined }
  const sandbox = await startSandbox({ people: 40, now: clock.now })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const ids = await control<Ids>('/graph-token', { handle: 'harbor_tea', kind, expires_in: 60 * 86_400 })
  let tokens: Tokens = {
    access_token: ids.access_token,
    refresh_token: kind === 'instagram' ? ids.access_token : null,
    expires_at: kind === 'instagram' ? time + 60 * DAY : null,
    scopes: [],
  }
  const signedOut: string[] = []
  const readerOf = createGraphReaders({
    settings: () => settingsOf(sandbox.url),
    tokenStoreFor: () => ({
      load: async () => tokens,
      save: async (fresh) => {
        tokens = fresh
      },
      exclusively: (work) => work(),
    }),
    fetchOf: () => fetch,
    onSignedOut: (id) => signedOut.push(id),
    rates: createMemoryRateStore(),
    clock,
  })
  const account = {
    id: 'a',
    network: settingsOf(sandbox.url).network,
    account: 'harbor_tea',
    nickname: '',
  } as const
  return {
    ids,
    control,
    read: () => readerOf(account, signal),
    signedOut,
    tokens: () => tokens,
    later: (ms: number) => (time += ms),
  }
}

test.each([
  ['page', facebookSettings, 'page_id'],
  ['instagram', instagramSettings, 'instagram_id'],
  ['page', behindFacebook, 'instagram_id'],
] as const)('a token of a %s knows its own account, asked for once', async (kind, settingsOf, id) => {
  const { ids, control, read } = await rig(kind, settingsOf)
  await control('/fault', { route: 'GET /graph*', kind: 'server_error', times: 1 })
  await expect(read()).rejects.toMatchObject({ outcome: { kind: 'retry' } })
  expect((await read()).ownId).toBe(ids[id])
  const before = await control<{ total: number }>('/counters')
  await read()
  expect((await control<{ total: number }>('/counters')).total).toBe(before.total)
})

test('a token of Instagram login is renewed before it ends, and a dead one asks for a sign-in', async () => {
  const { ids, control, read, tokens, later, signedOut } = await rig('instagram', instagramSettings)
  later(54 * DAY)
  await read()
  expect(tokens().access_token).not.toBe(ids.access_token)
  expect(tokens().refresh_token).toBe(tokens().access_token)
  await control('/graph-end', { handle: 'harbor_tea', subcode: 460 })
  const { client } = await read()
  const asked = client.request({ path: '/me', answer: InstagramSettings, signal })
  await expect(asked).rejects.toMatchObject({ outcome: { kind: 'sign_in_again' } })
  expect(signedOut).toEqual(['a'])
})
