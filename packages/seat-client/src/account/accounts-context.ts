import type { Client } from '@seaport/api-client/client'
import type { receiveCallback } from '@seaport/platforms/oauth/callback'
import type { Clock } from '@seaport/runner/clock'
import type { EgressRoutes } from '../egress/egress-routes.ts'
import type { Logger } from '../logger.ts'
import type { Messages } from '../messages.ts'
import type { Networks } from '../session/networks.ts'
import type { AccountTokens } from './account-tokens.ts'
import type { AccountViews } from './account-views.ts'
import type { LocalAccount } from './local-account.ts'
import type { WorkspaceCache } from './workspace-cache.ts'

/** Dependencies of a seat's accounts. */
export interface AccountsContext {
  readonly client: Client
  readonly views: AccountViews
  readonly tokens: AccountTokens
  readonly networks: Networks
  readonly cache: WorkspaceCache
  readonly routes: Pick<EgressRoutes, 'of' | 'fetchOf' | 'update' | 'doubt'>
  readonly messages: Messages
  readonly log: Logger
  readonly clock: Clock
  /** Receives the callback of a sign-in on a port of this machine. */
  readonly receiveCallback: typeof receiveCallback
  onAccountChanged(account: LocalAccount): void
  /** A person signed the account in: its tokens are stored. */
  onSignedIn(accountId: string): void
}
