import { ApiRefused } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account.schema'
import { closeAccount, openAccount } from '@seaport/contract/desk/seat-session'
import { defaultWebBases } from '@seaport/platforms/target-url'
import { ClientRefused, reasonOf } from '../client-refused.ts'
import { AccountDirectory, slotOf } from './account-directory.ts'
import { AccountSignIns } from './account-sign-ins.ts'
import type { AccountsContext } from './accounts-context.ts'
import type { SignedInAccount } from './keep-tokens.ts'
import type { LocalAccount } from './local-account.ts'
import type { Workspace } from './workspace-cache.ts'
import { WorkspaceSync } from './workspace-sync.ts'

/** An account whose view can be shown at once. */
export interface PreparedAccount {
  network: Account['network']
  web_base: string
  showUrl(url: string): Promise<void>
}

/** The seat's accounts on this machine: their ports on the server, their views and sign-ins here. */
export class SeatAccounts {
  readonly #context: AccountsContext
  readonly #directory: AccountDirectory
  readonly #signIns: AccountSignIns
  readonly #workspace: WorkspaceSync
  /** Accounts being opened: a workspace read earlier would show them as closed. */
  readonly #opening = new Set<string>()
  /** Number of openings so far, and the last one of each account. */
  #openings = 0
  readonly #openedAs = new Map<string, number>()
  #isDisposed = false

  constructor(context: AccountsContext) {
    this.#context = context
    this.#directory = new AccountDirectory(context.client, context.networks, context.messages)
    this.#signIns = new AccountSignIns(context, this.#directory, {
      showPage: (account, url, callbackPort) => this.#showPage(account, url, callbackPort),
      notify: (id) => this.#notify(id),
    })
    this.#workspace = new WorkspaceSync(context, {
      openings: () => this.#openings,
      isOpenedSince: (id, openings) => this.#opening.has(id) || (this.#openedAs.get(id) ?? 0) > openings,
      isSigningIn: (id) => this.#signIns.isRunning(id),
    })
  }

  /** Reads the workspace, and updates views and tokens here accordingly. */
  async workspace(): Promise<Workspace & { local: LocalAccount[] }> {
    return this.#withLocal(await this.#workspace.read())
  }

  /** The server told of a change. @param id of the account; omitted = of any, unheard */
  onChanged(id?: string): void {
    this.#context.routes.doubt(id)
  }

  /** The workspace of the server's last answer, also from before a restart; makes no request. Undefined = none yet. */
  keptWorkspace(): (Workspace & { local: LocalAccount[] }) | undefined {
    const kept = this.#context.cache.read()
    return kept && this.#withLocal(kept)
  }

  /** Takes a port and shows the account's network. @throws ClientRefused, ApiRefused, ApiUnreachable */
  open(id: string): Promise<{ slot: number; signed_in: boolean }> {
    return this.#logged(id, 'account opened', 'account not opened', () => this.#open(id))
  }

  close(id: string): Promise<void> {
    return this.#logged(id, 'account closed', 'account not closed', () => this.#close(id))
  }

  /** @param fresh another account is signed in on the network's pages: their stored data is deleted first */
  signIn(id: string, fresh = false): Promise<{ nickname: string }> {
    return this.#logged(id, 'account signed in', 'sign-in failed', async () => {
      if (fresh) {
        await this.#signIns.accountOf(id)
        if (!this.#signIns.isRunning(id)) await this.#context.views.forget(id)
      }
      return this.#signIns.start(id)
    })
  }

  /** The person chose which of their Pages the account is. */
  choosePage(id: string, pageId: string): void {
    this.#signIns.choosePage(id, pageId)
  }

  cancelSignIn(id: string): void {
    this.#signIns.cancel(id)
  }

  /** Wakes the account's view, or opens it again. */
  async show(id: string): Promise<void> {
    // A running sign-in controls the view itself.
    if (this.#signIns.isRunning(id) || this.#context.views.focus(id)) return
    const account = await this.#directory.findOpen(id)
    await this.#showPage(account, await this.#directory.webBaseOf(account))
  }

  /** Shows a page of the account's own network. @throws ClientRefused if the account is not open, or the page is elsewhere */
  async showPage(id: string, url: string): Promise<void> {
    const account = await this.#directory.findOpen(id)
    const { web_base } = await this.#directory.addressOf(account)
    if (new URL(url).origin !== new URL(web_base).origin)
      throw new ClientRefused(this.#context.messages, 'link_leads_elsewhere')
    await this.#showPage(account, url)
  }

  /** Opens an account with a known egress route; takes a port if it has none. */
  prepare(id: string): Promise<PreparedAccount> {
    return this.#whileOpening(id, async () => {
      const { account, workspace } = await this.#directory.find(id)
      const web_base = await this.#directory.webBaseOf(account)
      await this.#context.routes.of(id)
      if (slotOf(workspace, id) === undefined) await this.#takePort(id)
      return { network: account.network, web_base, showUrl: (url) => this.#showPage(account, url) }
    })
  }

  /** Local data of an account and its network's address, available while the server is unreachable too. */
  placeOf(id: string): { network: Account['network']; web_base: string; handle: string } | undefined {
    const { cache, networks } = this.#context
    const account = cache.read()?.accounts.find((one) => one.id === id)
    const web_base = account && (networks.find(account.network)?.web_base ?? defaultWebBases[account.network])
    return account && web_base ? { network: account.network, web_base, handle: account.account } : undefined
  }

  /** The accounts that are signed in here and whose networks are known. */
  signedIn(): SignedInAccount[] {
    return this.#context.tokens.listIds().flatMap((id) => {
      const network = this.placeOf(id)?.network
      return network ? [{ id, network }] : []
    })
  }

  /** The network has permanently refused the account's tokens. */
  onSignedOut(id: string): void {
    this.#signIns.onSignedOut(id)
  }

  /** The view was closed, by the person or by the client: a sign-in in it is aborted. */
  onViewClosed(id: string): void {
    this.#signIns.onViewClosed(id)
    this.#notify(id)
  }

  /** The session has ended: all views are closed. */
  async dispose(): Promise<void> {
    this.#isDisposed = true
    this.#signIns.cancelAll()
    await this.#workspace.stop()
    await this.#context.views.closeAll()
  }

  #open(id: string): Promise<{ slot: number; signed_in: boolean }> {
    return this.#whileOpening(id, async () => {
      const { client, tokens, log } = this.#context
      const { account, workspace } = await this.#directory.find(id)
      const webBase = await this.#directory.webBaseOf(account)
      const slot = slotOf(workspace, id) ?? (await this.#takePort(id))
      await this.#showPage(account, webBase).catch(async (error: unknown) => {
        // If the view can't be shown, its port is released.
        await client
          .call(closeAccount, { params: { id } })
          .catch((failure: unknown) => log.warn('account not closed', { account: id, ...reasonOf(failure) }))
        throw error
      })
      return { slot, signed_in: tokens.has(id) }
    })
  }

  async #close(id: string): Promise<void> {
    const { client, views } = this.#context
    this.#signIns.onViewClosed(id)
    await client.call(closeAccount, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiRefused) || error.refusal.reason !== 'account_not_open') throw error
    })
    await views.close(id)
    this.#notify(id)
  }

  async #takePort(id: string): Promise<number> {
    return (await this.#context.client.call(openAccount, { params: { id } })).slot
  }

  async #showPage({ id, account }: Account, url: string, callbackPort?: number): Promise<void> {
    const { views, routes, messages } = this.#context
    const { proxy } = await routes.of(id)
    // The session may have ended meanwhile: a view opened now would stay open for the next one.
    if (this.#isDisposed) throw new ClientRefused(messages, 'not_logged_in')
    await views.open({ accountId: id, url, title: `@${account}`, proxy, callbackPort })
    this.#notify(id)
  }

  async #whileOpening<T>(id: string, work: () => Promise<T>): Promise<T> {
    this.#opening.add(id)
    try {
      return await work()
    } finally {
      this.#opening.delete(id)
      this.#openings += 1
      this.#openedAs.set(id, this.#openings)
    }
  }

  #withLocal(workspace: Workspace): Workspace & { local: LocalAccount[] } {
    return { ...workspace, local: workspace.accounts.map(({ id }) => this.#localOf(id)) }
  }

  #localOf(id: string): LocalAccount {
    const { tokens, views } = this.#context
    return {
      id,
      signed_in: tokens.has(id),
      window_open: views.list().some(({ accountId }) => accountId === id),
      signing_in: this.#signIns.isRunning(id),
      page_choices: this.#signIns.choicesOf(id),
    }
  }

  #notify(id: string): void {
    this.#context.onAccountChanged(this.#localOf(id))
  }

  /** Logs the result of an action on an account. */
  async #logged<T>(account: string, done: string, failed: string, action: () => Promise<T>): Promise<T> {
    const { log } = this.#context
    try {
      const result = await action()
      log.info(done, { account })
      return result
    } catch (error) {
      log.warn(failed, { account, ...reasonOf(error) })
      throw error
    }
  }
}
