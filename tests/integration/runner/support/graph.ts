import { networks } from '@seaport/contract/kernel/network'
import {
  FacebookSettings,
  type GraphSettings,
  InstagramSettings,
} from '@seaport/contract/kernel/network-settings.schema'
import { createGraphClient } from '@seaport/platforms/graph/client'
import { createGraphCollector } from '@seaport/platforms/graph/collect'
import { createHashtagLedger } from '@seaport/platforms/graph/hashtags'
import type { Reader } from '@seaport/platforms/graph/sources'
import type { GraphAuthor } from '@seaport/platforms/graph/write'
import { hasScopes, type TokenSource } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import type { Clock } from '@seaport/runner/clock'
import type { CollectExecutor, RateStore } from '@seaport/runner/executor'

const app = { client_id: '1700000000000001', callback_ports: [0] }

/** The sandbox as Facebook's and Instagram's settings would name it. */
export const facebookSettings = (url: string): FacebookSettings =>
  FacebookSettings.parse({
    network: 'facebook',
    ...app,
    api_base: `${url}/graph`,
    web_base: `${url}/facebook`,
    authorize_url: `${url}/facebook/v26.0/dialog/oauth`,
    token_url: `${url}/graph/v26.0/oauth/access_token`,
  })
export const instagramSettings = (url: string): InstagramSettings =>
  InstagramSettings.parse({
    network: 'instagram',
    ...app,
    api_base: `${url}/graph-instagram`,
    web_base: `${url}/instagram`,
    authorize_url: `${url}/instagram/oauth/authorize`,
    token_url: `${url}/instagram-api/oauth/access_token`,
    upload_base: `${url}/graph-upload`,
  })
/** Instagram accounts behind a Page, whose token is theirs too. */
export const behindFacebook = (url: string): InstagramSettings => ({
  ...instagramSettings(url),
  login: 'facebook',
  api_base: `${url}/graph`,
})

export interface GraphRig {
  settings: GraphSettings
  ownId: string
  token: string
  /** What the sign-in was granted; not told unless given. */
  granted?: readonly string[]
  clock: Clock
  rates?: RateStore
  signal: AbortSignal
}

export function graphReader({
  settings,
  ownId,
  token,
  granted = [],
  clock,
  rates = createMemoryRateStore(),
  signal,
}: GraphRig): Reader {
  const tokens: TokenSource = {
    getToken: async ({ rejected, scopes = [] }) => {
      if (rejected !== undefined) throw new NetworkError({ kind: 'sign_in_again' })
      if (!hasScopes(granted, scopes)) throw new NetworkError({ kind: 'missing_permission' })
      return token
    },
  }
  const client = createGraphClient({
    apiBase: `${settings.api_base}/${settings.version}`,
    account: 'account-1',
    tokens,
    ledger: createRateLimiter({ app: 'graph', store: rates, clock }),
    clock,
  })
  const hashtags = createHashtagLedger('graph', rates, clock)
  const onOwnRefused = (refusal: NetworkError) => refusal
  return { client, settings, hashtags, tokens, fetch, account: 'account-1', ownId, onOwnRefused, signal }
}

export const graphAuthor = (rig: GraphRig): GraphAuthor => {
  const { client, ownId: id, signal } = graphReader(rig)
  return { client, id, clock: rig.clock, begun: { at: 0, isKnown: () => false }, signal }
}

/** The real collector on the sandbox's Graph, for one account. */
export const graphCollector = (rig: Omit<GraphRig, 'signal'>): CollectExecutor =>
  createGraphCollector({
    brand: networks[rig.settings.network].brand === 'Facebook' ? 'Facebook' : 'Instagram',
    clock: rig.clock,
    readerOf: async (_account, signal) => graphReader({ ...rig, signal }),
  })
