import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createGraphPromoter } from '@seaport/platforms/graph/promote'
import type { ScriptFile } from '@seaport/platforms/promote'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { createXPromoter } from '@seaport/platforms/x/promote'
import type { PromotionExecutor } from '@seaport/runner/executor'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { startSandbox } from '@seaport/sandbox/server'
import { onTestFinished } from 'vitest'
import { facebookSettings, graphReader, instagramSettings } from './graph.ts'
import { controlOf } from './stage.ts'

export const signal = new AbortController().signal

export const bytes = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251)
export const picture = (size = 2000, name = 'leaf'): ScriptFile => ({
  kind: 'image',
  type: 'image/jpeg',
  url: `https://seaport.example/${name}.jpg`,
  content: async () => new Blob([bytes(size)]),
})
export interface Said {
  text: string
  files: readonly ScriptFile[]
}

/** A promoter's action on one target, as the runner requests it. */
function acting(promoter: PromotionExecutor, network: string, words: { said: Said }) {
  return (kind: string, target: string, said: Said, lookUp = false) => {
    words.said = said
    const task = {
      account: { id: 'a', network, account: 'harbor_tea', nickname: '' },
      work: { kind, params: {} },
    }
    const one = { target, person: null }
    const act = { task, target: one, lookUp, begunAt: 0, isKnown: () => false, signal }
    return promoter.perform(act as unknown as Parameters<typeof promoter.perform>[0])
  }
}

async function stage() {
  const clock = createSimClock(Date.parse('2026-11-20T12:00:00.000Z'))
  const sandbox = await startSandbox({ people: 60, now: clock.now })
  onTestFinished(() => sandbox.close())
  return { clock, sandbox, control: controlOf(sandbox.url) }
}

export async function onX() {
  const { clock, sandbox, control } = await stage()
  const { access_token, user_id } = await control<{ access_token: string; user_id: string }>('/token', {
    handle: 'harbor_tea',
    expires_in: 10_000_000,
  })
  const client = createXClient({
    apiBase: sandbox.url,
    account: 'account',
    tokens: { getToken: async () => access_token },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
  })
  const words = { said: { text: '', files: [] } as Said }
  const address = XSettings.parse({
    network: 'x_sandbox',
    client_id: 'app',
    callback_ports: [0],
    api_base: sandbox.url,
    web_base: sandbox.url,
    authorize_url: `${sandbox.url}/i/oauth2/authorize`,
    token_url: `${sandbox.url}/2/oauth2/token`,
  })
  const promoter = createXPromoter({
    addressOf: () => address,
    clientOf: async () => client,
    messageOf: async () => words.said,
    clock,
  })
  const { world } = sandbox
  const posts = async () => (await control<{ ids: string[] }>(`/truth/user/${user_id}/posts`)).ids
  const newest = async () => world.posts.get((await posts()).sort().at(-1) ?? '')
  const begun = { at: clock.now(), isKnown: () => false }
  const author = { client, id: user_id, handle: 'harbor_tea', clock, begun, signal }
  return { control, sandbox, world, author, posts, newest, act: acting(promoter, 'x_sandbox', words) }
}

/** A Page, or an Instagram account, of the sandbox, and what its promoter does. */
export async function onGraph(brand: 'Facebook' | 'Instagram') {
  const { clock, sandbox, control } = await stage()
  const kind = brand === 'Facebook' ? 'page' : 'instagram'
  const ids = await control<{ access_token: string; page_id: string; instagram_id: string }>('/graph-token', {
    handle: 'harbor_tea',
    kind,
  })
  const settings = (brand === 'Facebook' ? facebookSettings : instagramSettings)(sandbox.url)
  const ownId = brand === 'Facebook' ? ids.page_id : ids.instagram_id
  const words = { said: { text: '', files: [] } as Said }
  const reader = graphReader({ settings, ownId, token: ids.access_token, clock, signal })
  const promoter = createGraphPromoter({
    brand,
    readerOf: async () => reader,
    messageOf: async () => words.said,
    clock,
  })
  const owner = sandbox.world.personByHandle.get('harbor_tea')?.id ?? ''
  const posts = async () => (await control<{ ids: string[] }>(`/truth/user/${owner}/posts`)).ids
  const newest = async () => sandbox.world.posts.get((await posts()).sort().at(-1) ?? '')
  return { control, reader, posts, newest, act: acting(promoter, settings.network, words) }
}
