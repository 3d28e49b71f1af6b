import type { Account } from '@seaport/contract/desk/account'
import type { NetworkAddress } from '@seaport/contract/kernel/network'
import { CallbackError, receiveCallback } from '@seaport/platforms/oauth/callback'
import { createAuthorization, exchange, type Tokens } from '@seaport/platforms/oauth/sign-in'
import { XError, type XProblem } from '@seaport/platforms/x/problem'
import { type OwnProfile, readOwnProfile } from '@seaport/platforms/x/profile'
import { createMemoryRateStore } from '@seaport/platforms/x/rate-ledger'
import { systemClock } from '@seaport/runner/clock'
import { ClientRefused } from '../client-refused.ts'
import type { Translate } from '../messages.ts'
import { clientOfTokens } from './network-client.ts'

/** How long a person may take to sign in. */
const PATIENCE_MS = 10 * 60_000

export interface SignInRequest {
  account: Pick<Account, 'account'>
  address: NetworkAddress
  translate: Translate
  signal: AbortSignal
  /** How the account's requests go out. */
  fetch: typeof fetch
  /** Shows the network's page in the account's own window, from which the answer comes to a port of this computer. */
  show(url: string, callbackPort: number): Promise<void>
}

/** What a sign-in brought: not kept anywhere yet. */
export interface SignedIn {
  tokens: Tokens
  profile: OwnProfile
}

/**
 * Signs an account in at its network: the person does it on the network's own page, in the account's own window.
 * @throws ClientRefused with a reason and words for people; nothing is kept then
 */
export async function signIn(request: SignInRequest): Promise<SignedIn> {
  const { account, address, translate, signal } = request
  try {
    const receiver = await receiveCallback({
      ports: address.callback_ports,
      page: {
        title: translate('page.title'),
        done: translate('page.done'),
        failed: translate('page.failed'),
      },
      timeoutMs: PATIENCE_MS,
      signal,
    })
    try {
      const authorization = await createAuthorization(address, receiver.port)
      const answer = receiver.receive(authorization.state)
      // Listens before the page can answer; a page that never shows must not leave an unheard rejection.
      answer.catch(() => undefined)
      await request.show(authorization.url, receiver.port)
      const { code } = await answer
      const tokens = await exchange(address, authorization, code, systemClock, request.fetch)
      const client = clientOfTokens(address, tokens, createMemoryRateStore(), request.fetch)
      const profile = await readOwnProfile(client, signal)
      // Handles ignore case on every network.
      if (profile.handle.toLowerCase() !== account.account.toLowerCase())
        throw new ClientRefused(translate, 'wrong_account', { got: profile.handle, wanted: account.account })
      return { tokens, profile }
    } finally {
      receiver.close()
    }
  } catch (error) {
    if (signal.aborted) throw new ClientRefused(translate, 'sign_in_cancelled')
    if (error instanceof CallbackError) throw new ClientRefused(translate, `sign_in_${error.failure}`)
    if (error instanceof XError)
      throw new ClientRefused(translate, failures[error.problem.kind] ?? 'sign_in_failed')
    throw error
  }
}

/** Problems of the way to the network rather than of the sign-in. */
const failures: { readonly [K in XProblem['kind']]?: 'network_unreachable' | 'proxy_unreachable' } = {
  network_error: 'network_unreachable',
  proxy_error: 'proxy_unreachable',
}
