import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account'
import { closeAccount, openAccount, reportAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkAddress } from '@seaport/contract/kernel/network'
import { webBases } from '@seaport/platforms/page-of'
import { ClientRefused } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import type { Translate } from '../messages.ts'
import type { Networks } from '../session/networks.ts'
import type { AccountViews } from './account-views.ts'
import type { LocalAccount } from './local-account.ts'
import { isSameProxy, type Routes } from './routes.ts'
import type { SignIns } from './sign-ins.ts'
import type { WorkspaceMemory } from './workspace-memory.ts'

type Workspace = DataOf<typeof seatWorkspace>
type Report = Parameters<typeof report>[2]

export interface AccountDeskOptions {
  client: Client
  views: AccountViews
  signIns: SignIns
  networks: Networks
  memory: WorkspaceMemory
  routes: Routes
  translate: Translate
  log: Logger
  changed(account: LocalAccount): void
}

/** The seat's accounts on this desktop: their ports on the server, their windows and sign-ins here. */
export interface AccountDesk {
  /** Reads the workspace, and brings windows and sign-ins here in line with it. */
  workspace(): Promise<Workspace & { local: LocalAccount[] }>
  open(id: string): Promise<{ slot: number; signed_in: boolean }>
  close(id: string): Promise<void>
  show(id: string): Promise<void>
  /** Makes sure that an account is open and that its way out is known, taking a port if it must. @returns how to show a page of its network in its window */
  ready(id: string): Promise<ReadyAccount>
  /** Shows a page of the account's own network in its window. The account must be open. */
  visit(id: string, url: string): Promise<void>
  signIn(id: string): Promise<{ nickname: string }>
  cancelSignIn(id: string): void
  /** The network refused the account's tokens for good. */
  signedOut(id: string): void
  /** A window was closed, by whomever. */
  windowClosed(id: string): void
  /** The session is over: no window stays open. */
  leave(): Promise<void>
}

/** An account whose window may be shown at once. */
export interface ReadyAccount {
  network: Account['network']
  web_base: string
  showAt(url: string): Promise<void>
}

export function createAccountDesk(options: AccountDeskOptions): AccountDesk {
  const { client, views, signIns, networks, memory, routes, translate, log } = options
  const signingIn = new Map<string, AbortController>()
  /** Accounts that are being opened: a workspace that was read before shows them closed. */
  const opening = new Set<string>()

  const localOf = (id: string): LocalAccount => ({
    id,
    signed_in: signIns.has(id),
    window_open: views.list().some(({ accountId }) => accountId === id),
    signing_in: signingIn.has(id),
  })
  const changed = (id: string) => options.changed(localOf(id))

  const addressOf = async ({ network }: Account): Promise<NetworkAddress> => {
    if (!networks.find(network)) await networks.refresh(client)
    const address = networks.find(network)
    if (!address) throw new ClientRefused(translate, 'network_not_set_up')
    return address
  }

  /** Pages of a network can be shown also where its interface is not set up. */
  const webOf = async (account: Account) =>
    networks.find(account.network)?.web_base ??
    webBases[account.network] ??
    (await addressOf(account)).web_base

  const find = async (id: string) => {
    const workspace = await client.call(seatWorkspace, {})
    const account = workspace.accounts.find((one) => one.id === id)
    if (!account) throw new ClientRefused(translate, 'account_not_assigned')
    return { workspace, account }
  }

  const findOpen = async (id: string) => {
    const { account } = await find(id)
    if (!account.online) throw new ClientRefused(translate, 'account_not_open')
    return account
  }

  /** Shows a page in the account's window, which has no way out but its proxy. */
  const showAt = async ({ id, account }: Account, url: string, callbackPort?: number) => {
    const { proxy } = await routes.of(id)
    if (proxy?.scheme === 'socks5' && proxy.username)
      throw new ClientRefused(translate, 'proxy_login_unsupported')
    await views.open({ accountId: id, url, title: `@${account}`, proxy, callbackPort })
    changed(id)
  }

  const tell = (id: string, body: Report) =>
    report(client, id, body).catch((error: unknown) =>
      log.warn('account report not sent', { account: id, error }),
    )

  /** What the server no longer says of an account must not stay true here. */
  const reconcile = async ({ accounts }: Workspace) => {
    const byId = new Map(accounts.map((account) => [account.id, account]))
    routes.revise(accounts)
    for (const { accountId } of views.list()) {
      const account = byId.get(accountId)
      const mayShow = account?.online && isSameProxy(account.proxy, views.proxyOf(accountId))
      if (!mayShow && !opening.has(accountId)) await views.close(accountId)
    }
    for (const id of signIns.all()) {
      if (byId.has(id)) continue
      log.info('account left this seat: its sign-in is forgotten', { account: id })
      await signIns.drop(id)
      await views.forget(id)
    }
    for (const { id, login_status } of accounts) {
      const here = signIns.has(id) ? 'logged_in' : 'logged_out'
      if (login_status !== here && !signingIn.has(id)) await tell(id, { login_status: here, profile: null })
    }
  }
  let reconciling: Promise<void> = Promise.resolve()
  const reconcileInTurn = (workspace: Workspace) => {
    reconciling = reconciling
      .then(() => reconcile(workspace))
      .catch((error: unknown) => log.error('accounts not brought in line', { error }))
  }

  /** What is shown stays while the server is away; only its own answer changes anything here. */
  const readWorkspace = async (): Promise<Workspace> => {
    try {
      const workspace = await client.call(seatWorkspace, {})
      memory.keep(workspace)
      reconcileInTurn(workspace)
      return workspace
    } catch (error) {
      const last = error instanceof ApiUnreachable ? memory.recall() : undefined
      if (!last) throw error
      return last
    }
  }

  const desk: AccountDesk = {
    async workspace() {
      const workspace = await readWorkspace()
      return { ...workspace, local: workspace.accounts.map(({ id }) => localOf(id)) }
    },

    async open(id) {
      opening.add(id)
      try {
        const { account, workspace } = await find(id)
        const web_base = await webOf(account)
        const slot = slotOf(workspace, id) ?? (await takePort(client, id))
        await showAt(account, web_base).catch(async (error: unknown) => {
          // No window, no port: otherwise it would be held by something that nobody sees.
          await client.call(closeAccount, { params: { id } })
          throw error
        })
        return { slot, signed_in: signIns.has(id) }
      } finally {
        opening.delete(id)
      }
    },

    async close(id) {
      desk.cancelSignIn(id)
      await client.call(closeAccount, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiRefused) || error.refusal.reason !== 'account_not_open') throw error
      })
      await views.close(id)
      changed(id)
    },

    async show(id) {
      if (views.focus(id)) return
      const account = await findOpen(id)
      await showAt(account, await webOf(account))
    },

    async visit(id, url) {
      const account = await findOpen(id)
      const { web_base } = await addressOf(account)
      if (new URL(url).origin !== new URL(web_base).origin)
        throw new ClientRefused(translate, 'link_leads_elsewhere')
      await showAt(account, url)
    },

    async ready(id) {
      opening.add(id)
      try {
        const { account, workspace } = await find(id)
        const web_base = await webOf(account)
        await routes.of(id)
        if (slotOf(workspace, id) === undefined) await takePort(client, id)
        return { network: account.network, web_base, showAt: (url) => showAt(account, url) }
      } finally {
        opening.delete(id)
      }
    },

    async signIn(id) {
      if (signingIn.has(id)) throw new ClientRefused(translate, 'sign_in_running')
      const stop = new AbortController()
      signingIn.set(id, stop)
      try {
        const account = await findOpen(id)
        const address = await addressOf(account)
        changed(id)
        const { signIn } = await import('./sign-in.ts')
        const { tokens, profile } = await signIn({
          account,
          address,
          translate,
          signal: stop.signal,
          fetch: routes.fetchOf(id),
          show: (url, port) => showAt(account, url, port),
        })
        await signIns.vaultOf(id).save(tokens)
        const { handle: _handle, ...shown } = profile
        await tell(id, { login_status: 'logged_in', profile: shown })
        await showAt(account, address.web_base)
        return { nickname: profile.nickname }
      } finally {
        signingIn.delete(id)
        changed(id)
      }
    },

    cancelSignIn(id) {
      signingIn.get(id)?.abort(new Error('cancelled'))
    },

    signedOut(id) {
      if (!signIns.has(id) || signingIn.has(id)) return
      log.info('account is signed out at its network', { account: id })
      signIns
        .drop(id)
        .then(() => {
          changed(id)
          return tell(id, { login_status: 'logged_out', profile: null })
        })
        .catch((error: unknown) => log.error('sign-in not forgotten', { account: id, error }))
    },

    windowClosed(id) {
      // Who closes the network's page does not want to sign in any more.
      desk.cancelSignIn(id)
      changed(id)
    },

    async leave() {
      for (const stop of signingIn.values()) stop.abort(new Error('session over'))
      await reconciling
      await views.closeAll()
    },
  }
  return desk
}

function slotOf({ ports }: Workspace, accountId: string): number | undefined {
  return ports.find(({ holder }) => holder?.kind === 'account' && holder.id === accountId)?.slot
}

async function takePort(client: Client, id: string): Promise<number> {
  return (await client.call(openAccount, { params: { id } })).slot
}

function report(
  client: Client,
  id: string,
  body: {
    login_status: Account['login_status']
    profile: {
      external_id: string
      nickname: string
      follower_count: number | null
      country: string | null
    } | null
  },
) {
  return client.call(reportAccount, { params: { id }, body })
}
