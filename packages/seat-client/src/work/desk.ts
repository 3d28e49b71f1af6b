import type { LiveEvent } from '@seaport/contract/event'
import type { AccountViews } from '../account/account-views.ts'
import type { LocalAccount } from '../account/local-account.ts'
import type { Logger } from '../logger.ts'
import type { Translate } from '../messages.ts'
import type { Network } from '../network/network.ts'
import type { SecretStore } from '../secret-store.ts'
import type { Networks } from '../session/networks.ts'
import type { SettingsFile } from '../session/settings.ts'

/** What a logged-in seat stands on. */
export interface Desk {
  readonly views: AccountViews
  readonly secrets: SecretStore
  readonly network: Network
  readonly settings: SettingsFile
  readonly networks: Networks
  readonly translate: Translate
  readonly log: Logger
  journalPath(seatId: string): string
  workspacePath(seatId: string): string
  onAccountChanged(account: LocalAccount): void
  onRunnerChanged(): void
  onLiveEvent(event: LiveEvent): void
  /** Live events may have been missed: whatever is shown should be read again. */
  onReconnected(): void
}
