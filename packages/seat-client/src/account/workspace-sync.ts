import { isDeepStrictEqual } from 'node:util'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account.schema'
import { seatWorkspace } from '@seaport/contract/desk/seat-session'
import { isSameProxy } from '../egress/egress-routes.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { AccountsContext } from './accounts-context.ts'
import { reportStatus } from './report-status.ts'
import type { Workspace } from './workspace-cache.ts'

/** Actions that a workspace requested before them must not undo. */
export interface AccountActivity {
  /** Number of openings of accounts so far. */
  openings(): number
  /** @returns whether an account is being opened, or was opened after this number of openings */
  isOpenedSince(accountId: string, openings: number): boolean
  isSigningIn(accountId: string): boolean
}

/** Reads the workspace, and updates this machine's views and tokens accordingly. */
export class WorkspaceSync {
  readonly #context: AccountsContext
  readonly #activity: AccountActivity
  readonly #serialize = createSerialQueue()
  #isStopped = false

  constructor(context: AccountsContext, activity: AccountActivity) {
    this.#context = context
    this.#activity = activity
  }

  /** @returns the workspace; the last known one while the server is unreachable. @throws ApiRefused, ApiUnreachable */
  async read(): Promise<Workspace> {
    const { client, cache } = this.#context
    const openings = this.#activity.openings()
    try {
      const workspace = await client.call(seatWorkspace, {})
      cache.write(workspace)
      this.#queueReconcile(workspace, openings)
      return workspace
    } catch (error) {
      const last = error instanceof ApiUnreachable ? cache.read() : undefined
      if (!last) throw error
      return last
    }
  }

  /** Resolves when every workspace read so far has been applied. */
  settled(): Promise<void> {
    return this.#serialize(async () => undefined)
  }

  /** Resolves when the workspace being applied is. Later ones are not: views may belong to the next session by then. */
  stop(): Promise<void> {
    this.#isStopped = true
    return this.settled()
  }

  #queueReconcile(workspace: Workspace, openings: number): void {
    this.#serialize(() => this.#reconcile(workspace, openings)).catch((error: unknown) =>
      this.#context.log.error('accounts not brought in line', { error }),
    )
  }

  /**
   * Removes local state that the server no longer has.
   * @param openings number of openings when the workspace was requested: it does not know of later ones
   */
  async #reconcile(workspace: Workspace, openings: number): Promise<void> {
    if (this.#isStopped) return
    this.#context.routes.update(workspace.accounts)
    await this.#closeViews(workspace, openings)
    await this.#deleteLeftTokens(workspace, openings)
    await this.#correctStatus(workspace)
  }

  /** Closes views of accounts that are closed, gone, or have another proxy now. */
  async #closeViews({ accounts }: Workspace, openings: number): Promise<void> {
    const { views } = this.#context
    for (const { accountId } of views.list()) {
      const account = accounts.find(({ id }) => id === accountId)
      const mayStay = account?.online && (await this.#isReached(account))
      if (!mayStay && !this.#activity.isOpenedSince(accountId, openings)) await views.close(accountId)
    }
  }

  /** @returns whether an account's view is behind its proxy as it is now, the login included; as far as that is known */
  async #isReached({ id, proxy }: Account): Promise<boolean> {
    const { views, routes } = this.#context
    const used = views.proxyOf(id)
    if (!isSameProxy(proxy, used)) return false
    const route = await routes.of(id).catch(() => undefined)
    return route === undefined || isDeepStrictEqual(route.proxy, used)
  }

  async #deleteLeftTokens({ accounts }: Workspace, openings: number): Promise<void> {
    const { tokens, views, log } = this.#context
    for (const id of tokens.listIds()) {
      if (accounts.some((account) => account.id === id) || this.#activity.isOpenedSince(id, openings))
        continue
      log.info('account left this seat: its sign-in is forgotten', { account: id })
      await tokens.delete(id)
      await views.forget(id)
    }
  }

  async #correctStatus({ accounts }: Workspace): Promise<void> {
    for (const { id, login_status } of accounts) {
      const actual = this.#context.tokens.has(id) ? 'logged_in' : 'logged_out'
      if (login_status !== actual && !this.#activity.isSigningIn(id))
        await reportStatus(this.#context, id, { login_status: actual, profile: null })
    }
  }
}
