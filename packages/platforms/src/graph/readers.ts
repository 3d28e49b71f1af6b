import type { NetworkId } from '@seaport/contract/kernel/network'
import { isInstagram } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import type { Clock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'
import { unlessAborted } from '@seaport/runner/unless-aborted'
import { z } from 'zod'
import { createTokenSource, type TokenSource, type TokenStore } from '../oauth/token-source.ts'
import { NetworkError } from '../outcome.ts'
import { createRateLimiter } from '../rate-limiter.ts'
import { createGraphClient, type GraphClient, MISCONFIGURED_MS } from './client.ts'
import { createHashtagLedger } from './hashtags.ts'
import { createOwnRefusals } from './own-refusals.ts'
import { Made, OwnInstagram } from './shapes.ts'
import { renewInstagram, usesInstagramLogin } from './sign-in.ts'
import type { Reader } from './sources.ts'

type Account = ClaimedTask['account']

export interface GraphReadersOptions {
  /** @throws {NetworkError} misconfigured if the network has no settings */
  settings(network: NetworkId): GraphSettings
  tokenStoreFor(accountId: string): TokenStore
  /** Transport of an account's requests. */
  fetchOf(accountId: string): typeof fetch
  /** Reports that the network rejects the account's sign-in: a person has to sign in again. */
  onSignedOut(accountId: string): void
  rates: RateStore
  clock: Clock
}

/** A token of Instagram login is renewed in its last week. */
const EARLY_MS = 7 * 24 * 60 * 60_000

/** @returns a function that gives an account's reader: one client for all of its tasks, which caches the account's own id on the network */
export function createGraphReaders(options: GraphReadersOptions) {
  const known = new Map<string, Promise<Omit<Reader, 'signal'>>>()
  const whoseRefusal = createOwnRefusals(options.clock)
  return async (account: Account, signal: AbortSignal): Promise<Reader> => {
    const settings = options.settings(account.network)
    const app = `${settings.api_base} ${settings.client_id}`
    // All settings are part of the key: after a change of the version or the login, a new client reads.
    const key = `${JSON.stringify(settings)} ${account.id}`
    if (account.unblocked_at)
      createRateLimiter({ app, store: options.rates, clock: options.clock }).resume(
        account.id,
        Date.parse(account.unblocked_at),
      )
    const reader = known.get(key) ?? open(options, settings, account, whoseRefusal)
    known.set(key, reader)
    // A failure is not cached: the network may have been unreachable, or the account signed out.
    reader.catch(() => known.get(key) === reader && known.delete(key))
    return { ...(await unlessAborted(reader, signal)), signal }
  }
}

async function open(
  { tokenStoreFor, fetchOf, onSignedOut, rates, clock }: GraphReadersOptions,
  settings: GraphSettings,
  account: Account,
  whoseRefusal: ReturnType<typeof createOwnRefusals>,
): Promise<Omit<Reader, 'signal'>> {
  const app = `${settings.api_base} ${settings.client_id}`
  const through = fetchOf(account.id)
  const tokens = graphTokenSource(settings, { vault: tokenStoreFor(account.id), through, clock })
  const ledger = createRateLimiter({ app, store: rates, clock })
  const plain = createGraphClient({
    apiBase: `${settings.api_base.replace(/\/+$/, '')}/${settings.version}`,
    account: account.id,
    tokens,
    ledger,
    clock,
    fetch: through,
  })
  const client: GraphClient = {
    request: (request) =>
      plain.request(request).catch((error) => {
        if (error instanceof NetworkError && error.outcome.kind === 'sign_in_again') onSignedOut(account.id)
        throw error
      }),
  }
  // Not tied to the signal of one task: all tasks of the account wait for the answer.
  const { signal } = new AbortController()
  const ownId = await ownIdOf(client, settings, signal)
  const hashtags = createHashtagLedger(app, rates, clock)
  const onOwnRefused = (refusal: NetworkError) => {
    if (whoseRefusal(app, account.id) === 'account') return refusal
    ledger.stop('app', 'misconfigured', clock.now() + MISCONFIGURED_MS)
    return new NetworkError({ kind: 'misconfigured' }, { cause: refusal })
  }
  return { client, settings, hashtags, tokens, fetch: through, account: account.id, ownId, onOwnRefused }
}

/** @returns the token source of an account at Meta; tokens of Instagram login are renewed in time, others can't be renewed */
export function graphTokenSource(
  settings: GraphSettings,
  { vault, through, clock }: { vault: TokenStore; through: typeof fetch; clock: Clock },
): TokenSource {
  return createTokenSource({
    vault,
    refresh: (token) =>
      isInstagram(settings) && usesInstagramLogin(settings)
        ? renewInstagram(settings, token, clock, through)
        : Promise.reject(new NetworkError({ kind: 'sign_in_again' })),
    clock,
    earlyMs: EARLY_MS,
  })
}

const BehindPage = z.object({ instagram_business_account: Made.optional() })

/** A Page's token belongs to the Page; with Facebook login it also serves the linked Instagram account. */
async function ownIdOf(client: GraphClient, settings: GraphSettings, signal: AbortSignal): Promise<string> {
  if (!isInstagram(settings))
    return (await client.request({ path: '/me', query: { fields: 'id' }, answer: Made, signal })).id
  if (usesInstagramLogin(settings)) {
    const query = { fields: 'user_id,username' }
    return (await client.request({ path: '/me', query, answer: OwnInstagram, signal })).id
  }
  const query = { fields: 'instagram_business_account{id}' }
  const { instagram_business_account: own } = await client.request({
    path: '/me',
    query,
    answer: BehindPage,
    signal,
  })
  if (!own) throw new NetworkError({ kind: 'missing_permission' })
  return own.id
}
