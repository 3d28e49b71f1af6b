import { join } from 'node:path'
import type { desktopIpc, LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core.schema'
import type { installationCalls } from '@seaport/contract/desktop/ipc-installation.schema'
import type { lifeCalls } from '@seaport/contract/desktop/ipc-life.schema'
import type { LiveEvent } from '@seaport/contract/event.schema'
import type { ProxyLogins } from '@seaport/seat-client/egress/proxy-logins'
import { createMessages } from '@seaport/seat-client/messages'
import { SeatClient } from '@seaport/seat-client/seat-client'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import type { DesktopServices } from './app.ts'
import { accountCalls } from './calls/account-calls.ts'
import { clientCalls } from './calls/client-calls.ts'
import { libraryCalls } from './calls/library-calls.ts'
import { manualCallsOf } from './calls/manual-calls.ts'
import { toRunnerState } from './calls/runner-state.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { tabCallsOf } from './calls/tab-calls.ts'
import { taskCalls } from './calls/task-calls.ts'
import type { Installation } from './installation.ts'
import type { CallContext } from './ipc.ts'
import { MediaCache } from './media-cache.ts'
import { forkRunner } from './runner/fork-runner.ts'
import type { LogReader } from './support/log-reader.ts'

type DesktopIpc = typeof desktopIpc
type Services = Pick<
  DesktopServices<DesktopIpc>,
  'views' | 'secrets' | 'log' | 'logFile' | 'userData' | 'emit' | 'beforeQuit' | 'setAside'
>

/** Parts of the program that depend on the seat's client. */
export interface ClientListeners {
  readonly settings: SettingsFile
  readonly proxyLogins: ProxyLogins
  /** The program's log, whichever its server. */
  readonly logReader: LogReader
  /** The window has drawn its first board: deferred work may start. */
  readonly firstBoard: Promise<void>
  onRunnerChanged(): void
  onAccountChanged(account: LocalAccount): void
  onLiveEvent(event: LiveEvent): void
  /** Whether new tasks are taken. */
  acceptsTasks(): boolean
}

/** The window's calls while this client has a server. */
export interface ClientHandlers {
  readonly client: SeatClient
  readonly handlers: Omit<
    IpcHandlers<DesktopIpc, CallContext>,
    keyof typeof installationCalls | keyof typeof lifeCalls | 'desktop.setLocale'
  >
}

/** Creates the seat's client, resumes its session, and handles the window's calls with it. */
export async function createHandlers(
  services: Services,
  installation: Installation,
  listeners: ClientListeners,
): Promise<ClientHandlers> {
  const { views, secrets, log, userData, emit } = services
  const { proxyLogins } = listeners
  const client = new SeatClient({
    ...installation,
    attended: true,
    findRoutes: proxyLogins.routes,
    onLoginWanted: (route, url) => proxyLogins.want(route, url),
    dataFolder: userData,
    secrets,
    views,
    log,
    settings: listeners.settings,
    acceptsTasks: listeners.acceptsTasks,
    spawnRunner: () => forkRunner(userData),
    runnerMayStart: listeners.firstBoard,
    events: {
      onSessionChanged: () => emit('desktop.state', session.state()),
      onRunnerChanged: () => {
        emit('runner.state', toRunnerState(client))
        listeners.onRunnerChanged()
      },
      onAccountChanged: (account) => {
        emit('account.window', account)
        listeners.onAccountChanged(account)
      },
      onLiveEvent: (event) => {
        emit('live', event)
        listeners.onLiveEvent(event)
      },
      onReconnected: () => emit('refresh', {}),
      onStoreSetAside: (store) => services.setAside.add(store),
    },
  })
  const session = sessionCalls(client, installation, proxyLogins)
  const messages = createMessages(() => listeners.settings.get().locale)
  services.beforeQuit(() => client.pause())
  await client.restore()
  const handlers = {
    ...session.calls,
    ...accountCalls(client),
    ...taskCalls(client),
    ...manualCallsOf(client),
    ...libraryCalls(client, new MediaCache(join(userData, 'media')), messages),
    ...tabCallsOf(views),
    ...clientCalls({ ...services, ...installation, client, reader: listeners.logReader }),
  }
  return { client, handlers }
}
