import type { NetworkId } from '@seaport/contract/kernel/network'
import { isX } from '@seaport/contract/kernel/network-settings'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { graphTokenSource } from '@seaport/platforms/graph/readers'
import type { TokenSource } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import type { Clock } from '@seaport/runner/clock'
import type { Logger } from '../logger.ts'
import { type NetworkClientsOptions, xTokenSource } from './network-client.ts'

/** An account whose tokens are stored on this machine. */
export interface SignedInAccount {
  readonly id: string
  readonly network: NetworkId
}

export interface KeepTokensOptions extends Omit<NetworkClientsOptions, 'rates'> {
  signedIn(): readonly SignedInAccount[] | Promise<readonly SignedInAccount[]>
  clock: Clock
  log: Pick<Logger, 'info'>
}

/** Delay, so that the start of the client is not slowed down. */
const FIRST_MS = 60_000
/** Interval, well within the last week of a token that can only be renewed while it is valid. */
const INTERVAL_MS = 6 * 60 * 60_000

/**
 * Renews the tokens of accounts without tasks: some can't be renewed once they have expired, or have not been used for months.
 * @throws the signal's reason
 */
export async function keepTokens(options: KeepTokensOptions, signal: AbortSignal): Promise<never> {
  const { clock, signedIn, log } = options
  for (let pause = FIRST_MS; ; pause = INTERVAL_MS) {
    await clock.wait(pause, signal)
    try {
      for (const account of await signedIn()) await renewIfDue(options, account, signal)
    } catch (error) {
      signal.throwIfAborted()
      log.info('tokens not renewed', { error })
    }
  }
}

async function renewIfDue(
  options: KeepTokensOptions,
  account: SignedInAccount,
  signal: AbortSignal,
): Promise<void> {
  const address = options.find(account.network)
  if (!address) return
  try {
    await sourceOf(options, account.id, address).getToken({ signal })
  } catch (error) {
    signal.throwIfAborted()
    options.log.info('tokens not renewed', { account: account.id, error })
    if (error instanceof NetworkError && error.outcome.kind === 'sign_in_again')
      options.onSignedOut(account.id)
  }
}

function sourceOf(
  { tokenStoreFor, fetchOf, clock }: KeepTokensOptions,
  id: string,
  address: NetworkSettings,
): TokenSource {
  const from = { vault: tokenStoreFor(id), through: fetchOf(id), clock }
  return isX(address) ? xTokenSource(address, from) : graphTokenSource(address, from)
}
