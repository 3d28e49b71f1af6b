import type { LiveEvent } from '@seaport/contract/event.schema'
import type { receiveCallback } from '@seaport/platforms/oauth/callback'
import type { AccountViews } from '../account/account-views.ts'
import type { LocalAccount } from '../account/local-account.ts'
import type { SeatAccounts } from '../account/seat-accounts.ts'
import type { Egress } from '../egress/egress.ts'
import type { OwnFetchOptions } from '../egress/own-fetch.ts'
import type { FindRoutes } from '../egress/server-routes.ts'
import type { Logger } from '../logger.ts'
import type { Messages } from '../messages.ts'
import type { SpawnRunner } from '../runner-process/runner-process.ts'
import type { SecretStore } from '../secret-store.ts'
import type { Networks } from '../session/networks.ts'
import type { ServerStatus } from '../session/server-status.ts'
import type { ServerTime } from '../session/server-time.ts'
import type { SettingsFile } from '../session/settings.ts'

/** A store that could not be read, and its new path. */
export interface StoreSetAside {
  readonly store: 'journal' | 'secrets' | 'settings'
  readonly path: string
}

/** Events of a seat's client, for its owner to show. */
export interface SeatEvents {
  onAccountChanged(account: LocalAccount): void
  onRunnerChanged(): void
  /** Something changed on the server. */
  onLiveEvent(event: LiveEvent): void
  /** A local store could not be read: it was kept under another name, and starts empty. */
  onStoreSetAside(store: StoreSetAside): void
  /** Live events may have been missed: the shown data should be refetched. */
  onReconnected(): void
}

/** Dependencies of a logged-in seat. */
export interface SeatContext {
  readonly views: AccountViews
  readonly secrets: SecretStore
  readonly egress: Egress
  readonly findRoutes: FindRoutes
  readonly onLoginWanted?: OwnFetchOptions['onLoginWanted']
  /** The server's time, which all work uses. */
  readonly time: ServerTime
  readonly settings: SettingsFile
  readonly networks: Networks
  readonly status: ServerStatus
  readonly messages: Messages
  readonly log: Logger
  readonly receiveCallback: typeof receiveCallback
  readonly events: SeatEvents
  /** False while new tasks have to wait for an update of the client. */
  acceptsTasks(): boolean
  /** Whether a person is present, who carries out tasks that no API serves. */
  readonly attended: boolean
  /** Runs in each session before its first task is claimed; `signal` aborts when the session ends. */
  readonly beforeWork?: (accounts: SeatAccounts, signal: AbortSignal) => Promise<void>
  /** Starts a process for the runner, which otherwise runs in this one. */
  readonly spawnRunner?: SpawnRunner
  /** The process waits for this, or for the first command; by default it starts at once. */
  readonly runnerMayStart?: Promise<void>
  journalPath(seatId: string): string
  workspacePath(seatId: string): string
}
