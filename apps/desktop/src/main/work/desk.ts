import type { desktopIpc } from '@seaport/contract/desktop/ipc'
import type { EventInput, EventName } from '@seaport/contract/desktop/ipc-core'
import type { AccountViews } from '../account-views.ts'
import type { Logger } from '../logger.ts'
import type { Secrets } from '../secrets.ts'
import type { Networks } from '../session/networks.ts'
import type { SettingsFile } from '../session/settings.ts'
import type { Words } from '../words.ts'

type DesktopIpc = typeof desktopIpc

/** What a logged-in seat stands on. */
export interface Desk {
  readonly views: AccountViews
  readonly secrets: Secrets
  readonly settings: SettingsFile
  readonly networks: Networks
  readonly words: Words
  readonly log: Logger
  readonly emit: <N extends EventName<DesktopIpc>>(name: N, payload: EventInput<DesktopIpc, N>) => void
  journalPath(seatId: string): string
  workspacePath(seatId: string): string
  /** The runner's state is another one. */
  runnerChanged(): void
}
