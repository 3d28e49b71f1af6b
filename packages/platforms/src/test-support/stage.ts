import type { NetworkId } from '@seaport/contract/kernel/network'
import type { GraphSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { RateStore } from '@seaport/runner/executor'
import { createRunner, type Runner } from '@seaport/runner/runner'
import type { RunnerServer } from '@seaport/runner/server'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { createGraphCollector } from '../graph/collect.ts'
import { createGraphPromoter } from '../graph/promote.ts'
import { createGraphReaders } from '../graph/readers.ts'
import type { Tokens } from '../oauth/sign-in.ts'
import { createTokenSource } from '../oauth/token-source.ts'
import { NetworkError } from '../outcome.ts'
import type { Message } from '../promote.ts'
import { createRateLimiter } from '../rate-limiter.ts'
import { createXClient, type XClient } from '../x/client.ts'
import { createXCollector } from '../x/collect.ts'
import { createXPromoter } from '../x/promote.ts'

export const xSettings = {
  network: 'x',
  api_base: 'https://api.x.test',
  web_base: 'https://x.test',
  client_id: 'app',
  vocabulary: 'post',
} as unknown as XSettings
export const facebookSettings = {
  network: 'facebook',
  api_base: 'https://graph.test',
  version: 'v26.0',
  web_base: 'https://facebook.test',
  client_id: 'app',
} as unknown as GraphSettings

/** How long the server has to lease a task: far longer than it does, since a day of limits would be thousands of reports and claims. */
export const LEASE_MS = 60 * 60_000

export interface StageOptions {
  journalPath: string
  server: RunnerServer
  clock: SimClock
  /** Fake networks and the connection to them. */
  fetch: typeof fetch
  /** Text for a target. */
  textOf?: (position: number, task: string) => string
  /** Files of a message; none by default. */
  files?: Message['files']
  onSignedOut?: (accountId: string) => void
  /** The sign-in to X, which survives a restart; a new one by default. */
  signIn?: { tokens: Tokens }
  /** Whether the token file is locked against writing. */
  isFileHeld?: () => boolean
}

/** A runner with the connectors of X and Facebook, whose requests take no simulated time. */
export function stage(options: StageOptions): Runner {
  const { clock, journalPath, server } = options
  const send: typeof fetch = (input, init) => clock.runWhile(() => options.fetch(input, init))
  const messageOf = async ({ task, target }: { task: { id: string }; target: { position: number } }) => ({
    text: (options.textOf ?? ((position) => `words for ${position}`))(target.position, task.id),
    files: options.files ?? [],
  })
  return createRunner({
    journalPath,
    server,
    clock,
    maxParallel: 4,
    config: {
      claimIntervalMs: LEASE_MS / 2,
      reportIntervalMs: { min: 20_000, max: (LEASE_MS * 2) / 3 },
    },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    executors: ({ rates }) => {
      const readerOf = createGraphReaders({
        settings: () => facebookSettings,
        tokenStoreFor: () => vault(),
        fetchOf: () => send,
        onSignedOut: (id) => options.onSignedOut?.(id),
        rates,
        clock,
      })
      const clientOf = xClients(options, send, rates)
      const addressOf = (_network: NetworkId) => xSettings
      return [
        createXCollector({ addressOf, clientOf, clock }),
        createXPromoter({ addressOf, clientOf, messageOf, clock }),
        createGraphCollector({ brand: 'Facebook', readerOf, clock }),
        createGraphPromoter({ brand: 'Facebook', readerOf, messageOf, clock }),
      ]
    },
  })
}

function vault() {
  const tokens = { access_token: 'page-token', refresh_token: null, expires_at: null, scopes: [] }
  return {
    load: async () => tokens,
    save: async () => undefined,
    exclusively: <T>(work: () => Promise<T>) => work(),
  }
}

export const newSignIn = (): { tokens: Tokens } => ({
  tokens: { access_token: 't0', refresh_token: 'r0', expires_at: null, scopes: [] },
})

/** Each token renewal is a separate request with a single-use refresh token. */
function xClients(
  { clock, onSignedOut, signIn = newSignIn(), isFileHeld = () => false }: StageOptions,
  send: typeof fetch,
  rates: RateStore,
) {
  const tokens = createTokenSource({
    vault: {
      load: async () => signIn.tokens,
      save: async (renewed) => {
        if (isFileHeld()) throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
        signIn.tokens = renewed
      },
      exclusively: (work) => work(),
    },
    refresh: async (refreshToken) => {
      const body = new URLSearchParams({ refresh_token: refreshToken })
      const answer = await send(`${xSettings.api_base}/2/oauth2/token`, { method: 'POST', body })
      if (answer.status === 400) throw new NetworkError({ kind: 'sign_in_again' })
      if (answer.status !== 200)
        throw new NetworkError({ kind: 'retry', cause: 'network_fault', until: null })
      const { refresh_token } = (await answer.json()) as { refresh_token?: string }
      const access_token = `for ${refresh_token}`
      return { access_token, refresh_token: refresh_token ?? null, expires_at: null, scopes: [] }
    },
    clock,
  })
  const ledger = createRateLimiter({ app: 'x', store: rates, clock })
  const client = createXClient({
    apiBase: xSettings.api_base,
    account: 'a',
    tokens,
    ledger,
    clock,
    fetch: send,
  })
  const watching: XClient = {
    request: (endpoint, request) =>
      client.request(endpoint, request).catch((error: unknown) => {
        if (error instanceof NetworkError && error.outcome.kind === 'sign_in_again') onSignedOut?.('a')
        throw error
      }),
  }
  return async () => watching
}
