import type { Account } from '@seaport/contract/desk/account.schema'
import { isX } from '@seaport/contract/kernel/network-settings'
import { ClientRefused } from '../client-refused.ts'
import type { AccountDirectory } from './account-directory.ts'
import type { AccountsContext } from './accounts-context.ts'
import type { PageChoice } from './local-account.ts'
import { reportStatus } from './report-status.ts'

/** Accounts, as a sign-in needs them. */
export interface SignInHost {
  /** Shows a page in the account's own view. */
  showPage(account: Account, url: string, callbackPort?: number): Promise<void>
  /** Notifies the owner that the account's local state changed. */
  notify(accountId: string): void
}

/** Why a sign-in was aborted whose view must not open again. */
const viewClosed = new Error('view closed')

/** The sign-ins in progress, at most one per account. */
export class AccountSignIns {
  readonly #context: AccountsContext
  readonly #directory: AccountDirectory
  readonly #host: SignInHost
  readonly #running = new Map<string, AbortController>()
  readonly #choices = new Map<string, { pages: PageChoice[]; choose(pageId: string): void }>()

  constructor(context: AccountsContext, directory: AccountDirectory, host: SignInHost) {
    this.#context = context
    this.#directory = directory
    this.#host = host
  }

  isRunning(accountId: string): boolean {
    return this.#running.has(accountId)
  }

  /** The account, if it can be signed in here. @throws ClientRefused if it is not this seat's, or, in a client with windows, not open */
  async accountOf(id: string): Promise<Account> {
    return this.#context.views.shown ? this.#directory.findOpen(id) : (await this.#directory.find(id)).account
  }

  /** Signs an account in at its network, in its open window in a client with windows; resolves when the person has finished. @throws ClientRefused */
  async start(id: string): Promise<{ nickname: string }> {
    if (this.#running.has(id)) throw new ClientRefused(this.#context.messages, 'sign_in_running')
    const abort = new AbortController()
    this.#running.set(id, abort)
    try {
      return await this.#signIn(await this.accountOf(id), abort.signal)
    } finally {
      this.#running.delete(id)
      this.#host.notify(id)
    }
  }

  /** @returns the Pages that the sign-in offers for the person's choice */
  choicesOf(accountId: string): PageChoice[] {
    return this.#choices.get(accountId)?.pages ?? []
  }

  choosePage(accountId: string, pageId: string): void {
    this.#choices.get(accountId)?.choose(pageId)
  }

  cancel(accountId: string): void {
    this.#running.get(accountId)?.abort(new Error('cancelled'))
  }

  /** The account's view is closed, or about to be. */
  onViewClosed(accountId: string): void {
    this.#running.get(accountId)?.abort(viewClosed)
  }

  cancelAll(): void {
    for (const abort of this.#running.values()) abort.abort(new Error('session over'))
  }

  /** The network has permanently refused the account's tokens. */
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
    const { client, clock, log, messages, receiveCallback, routes, tokens } = this.#context
    const address = await this.#directory.addressOf(account)
    this.#host.notify(id)
    let isAtDialog = false
    const request = {
      account,
      messages,
      signal,
      clock,
      receiveCallback,
      fetch: routes.fetchOf(id),
      openBrowser: (url: string, port: number) => {
        isAtDialog = true
        return this.#host.showPage(account, url, port)
      },
    }
    // Loaded with the first sign-in: most starts of the client don't need it.
    const signedIn = await (isX(address)
      ? (await import('./sign-in.ts')).signIn({ ...request, address })
      : (await import('./graph-sign-in.ts')).graphSignIn({
          ...request,
          client,
          settings: address,
          choosePage: (pages) => this.#askForPage(id, pages, signal),
        })
    ).catch((error: unknown) => {
      // The dialog leads nowhere any more, and its view would go on reaching the callback port.
      const isOpen = this.#context.views.list().some(({ accountId }) => accountId === id)
      if (isAtDialog && isOpen && signal.reason !== viewClosed)
        this.#host
          .showPage(account, address.web_base)
          .catch((failure: unknown) => log.warn('account not opened', { account: id, error: failure }))
      throw error
    })
    await tokens.tokenStoreFor(id).save(signedIn.tokens)
    this.#context.onSignedIn(id)
    const { handle: _handle, ...profile } = signedIn.profile
    await reportStatus(this.#context, id, { login_status: 'logged_in', profile })
    // A view that was closed meanwhile stays closed.
    if (!signal.aborted) await this.#host.showPage(account, address.web_base)
    return { nickname: profile.nickname }
  }

  async #askForPage(id: string, pages: readonly PageChoice[], signal: AbortSignal): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    this.#choices.set(id, { pages: [...pages], choose: resolve })
    this.#host.notify(id)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
      this.#choices.delete(id)
      this.#host.notify(id)
    }
  }
}
