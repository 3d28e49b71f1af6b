import type { Account } from '@seaport/contract/desk/account'
import { isX } from '@seaport/contract/kernel/network-settings'
import { ClientRefused } from '../client-refused.ts'
import type { AccountDirectory } from './account-directory.ts'
import type { AccountsContext } from './accounts-context.ts'
import { reportStatus } from './report-status.ts'

/** What a sign-in needs of the accounts that it is part of. */
export interface SignInHost {
  /** Shows a page in the account's own view. */
  showPage(account: Account, url: string, callbackPort?: number): Promise<void>
  /** Notifies the owner that the account's local state changed. */
  notify(accountId: string): void
}

/** The sign-ins under way, at most one per account. */
export class AccountSignIns {
  readonly #context: AccountsContext
  readonly #directory: AccountDirectory
  readonly #host: SignInHost
  readonly #running = new Map<string, AbortController>()

  constructor(context: AccountsContext, directory: AccountDirectory, host: SignInHost) {
    this.#context = context
    this.#directory = directory
    this.#host = host
  }

  isRunning(accountId: string): boolean {
    return this.#running.has(accountId)
  }

  /** Signs an account in at its network, in its open window where there are windows; resolves when the person has done it. @throws ClientRefused */
  async start(id: string): Promise<{ nickname: string }> {
    if (this.#running.has(id)) throw new ClientRefused(this.#context.messages, 'sign_in_running')
    const abort = new AbortController()
    this.#running.set(id, abort)
    try {
      const account = this.#context.views.shown
        ? await this.#directory.findOpen(id)
        : (await this.#directory.find(id)).account
      return await this.#signIn(account, abort.signal)
    } finally {
      this.#running.delete(id)
      this.#host.notify(id)
    }
  }

  cancel(accountId: string): void {
    this.#running.get(accountId)?.abort(new Error('cancelled'))
  }

  cancelAll(): void {
    for (const abort of this.#running.values()) abort.abort(new Error('session over'))
  }

  /** The network refused the account's tokens for good. */
  onSignedOut(id: string): void {
    const { tokens, log } = this.#context
    if (!tokens.has(id) || this.#running.has(id)) return
    log.info('account is signed out at its network', { account: id })
    tokens
      .delete(id)
      .then(() => {
        this.#host.notify(id)
        return reportStatus(this.#context, id, { login_status: 'logged_out', profile: null })
      })
      .catch((error: unknown) => log.error('sign-in not forgotten', { account: id, error }))
  }

  async #signIn(account: Account, signal: AbortSignal): Promise<{ nickname: string }> {
    const { id } = account
    const { messages, receiveCallback, routes, tokens } = this.#context
    const address = await this.#directory.addressOf(account)
    if (!isX(address)) throw new ClientRefused(messages, 'network_not_set_up')
    this.#host.notify(id)
    // Loaded with the first sign-in: most starts of the client need none.
    const { signIn } = await import('./sign-in.ts')
    const signedIn = await signIn({
      account,
      address,
      messages,
      signal,
      receiveCallback,
      fetch: routes.fetchOf(id),
      openBrowser: (url, port) => this.#host.showPage(account, url, port),
    })
    await tokens.tokenStoreFor(id).save(signedIn.tokens)
    const { handle: _handle, ...profile } = signedIn.profile
    await reportStatus(this.#context, id, { login_status: 'logged_in', profile })
    await this.#host.showPage(account, address.web_base)
    return { nickname: profile.nickname }
  }
}
