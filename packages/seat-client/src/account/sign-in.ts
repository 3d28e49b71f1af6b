import type { Account } from '@seaport/contract/desk/account.schema'
import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { CallbackError, type receiveCallback } from '@seaport/platforms/oauth/callback'
import { createAuthorization, exchange, type Tokens } from '@seaport/platforms/oauth/sign-in'
import { NetworkError, type Outcome } from '@seaport/platforms/outcome'
import { createMemoryRateStore } from '@seaport/platforms/rate-limiter'
import { type OwnProfile, readOwnProfile } from '@seaport/platforms/x/profile'
import type { Clock } from '@seaport/runner/clock'
import { ClientRefused } from '../client-refused.ts'
import type { Messages } from '../messages.ts'
import { clientOfTokens } from './network-client.ts'

/** Time limit of a sign-in, during which the person is on the network's page. */
const TIMEOUT_MS = 10 * 60_000

export interface SignInRequest {
  account: Pick<Account, 'account'>
  address: XSettings
  messages: Messages
  signal: AbortSignal
  clock: Clock
  /** `fetch` on the account's egress route. */
  fetch: typeof fetch
  /** Receives the network's answer on a port of this machine. */
  receiveCallback: typeof receiveCallback
  /** Opens the network's page for the person; it redirects to the callback port of this machine. */
  openBrowser(url: string, callbackPort: number): Promise<void>
}

/** The result of a sign-in; nothing of it is stored yet. */
export interface SignedIn {
  tokens: Tokens
  profile: OwnProfile
}

/**
 * Signs an account in at its network, where the person logs in on the network's own page.
 * @throws ClientRefused; then nothing is stored
 */
export function signIn(request: SignInRequest): Promise<SignedIn> {
  const { account, address, messages, signal } = request
  return throughDialog(request, address.callback_ports, async (receiver) => {
    const authorization = await createAuthorization(address, receiver.port)
    const { code } = await receiver.answerOf(authorization.url, authorization.state)
    const tokens = await exchange(address, authorization, code, request.clock, request.fetch)
    const client = clientOfTokens(address, tokens, createMemoryRateStore(), request.fetch, request.clock)
    const profile = await readOwnProfile(client, signal)
    // Handles ignore case on every network.
    if (profile.handle.toLowerCase() !== account.account.toLowerCase())
      throw new ClientRefused(messages, 'wrong_account', { got: profile.handle, wanted: account.account })
    return { tokens, profile }
  })
}

/** Callback port and state of a login dialog. */
interface DialogReceiver {
  port: number
  /** Shows the dialog to the person. @returns its authorization code */
  answerOf(url: string, state: string): Promise<{ code: string }>
}

/**
 * Runs a sign-in while a port of this machine waits for the dialog's redirect.
 * @throws ClientRefused for every failure of the person or the network
 */
export async function throughDialog<T>(
  request: Pick<SignInRequest, 'messages' | 'signal' | 'receiveCallback' | 'openBrowser'>,
  ports: readonly number[],
  work: (receiver: DialogReceiver) => Promise<T>,
): Promise<T> {
  const { messages, signal } = request
  try {
    const receiver = await request.receiveCallback({
      ports,
      page: {
        title: messages('page.title'),
        done: messages('page.done'),
        failed: messages('page.failed'),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    try {
      return await work({
        port: receiver.port,
        async answerOf(url, state) {
          const answer = receiver.receive(state)
          // Listens before the page can answer; a page that never opens must not leave an unhandled rejection.
          answer.catch(() => undefined)
          // Its view may have been closed while the dialog was prepared, and would open again.
          signal.throwIfAborted()
          await request.openBrowser(url, receiver.port)
          return answer
        },
      })
    } finally {
      receiver.close()
    }
  } catch (error) {
    if (signal.aborted) throw new ClientRefused(messages, 'sign_in_cancelled')
    if (error instanceof CallbackError) throw new ClientRefused(messages, `sign_in_${error.failure}`)
    if (error instanceof NetworkError)
      throw new ClientRefused(messages, egressFailure(error.outcome) ?? 'sign_in_failed')
    throw error
  }
}

/** @returns the fault of the connection to the network, if that caused the failure rather than the sign-in */
function egressFailure(outcome: Outcome): 'network_unreachable' | 'proxy_unreachable' | undefined {
  const cause = outcome.kind === 'retry' ? outcome.cause : undefined
  return cause === 'network_unreachable' || cause === 'proxy_unreachable' ? cause : undefined
}
