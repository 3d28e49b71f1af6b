import { join } from 'node:path'
import { type DesktopState, desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core.schema'
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { channelOf } from '@seaport/contract/platform/release'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import { createOwnFetch } from '@seaport/seat-client/egress/own-fetch'
import { ProxyLogins } from '@seaport/seat-client/egress/proxy-logins'
import type { FindRoutes } from '@seaport/seat-client/egress/server-routes'
import { createMessages, type Messages } from '@seaport/seat-client/messages'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import { checkServer, ServerRefused } from '@seaport/seat-client/session/check-server'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import type { DesktopServices } from './app.ts'
import type { BuiltIn } from './built-in.ts'
import { onManualKey } from './calls/manual-calls.ts'
import { proxyLoginCalls } from './calls/proxy-login-calls.ts'
import { type ClientHandlers, createHandlers } from './handlers.ts'
import type { CallContext } from './ipc.ts'
import { setAppMenu } from './life/app-menu.ts'
import { isBusy } from './life/busy.ts'
import { awaitFirstBoard } from './life/first-board.ts'
import { followersOf, lifeCallsOf } from './life/life-calls.ts'
import { LocalLife } from './life/local-life.ts'
import { openLogReader } from './support/log-reader.ts'
import { systemRoutes } from './system-routes.ts'
import { deviceHash } from './update/device-hash.ts'
import { Updates } from './update/updates.ts'

type DesktopIpc = typeof desktopIpc
type Handlers = IpcHandlers<DesktopIpc, CallContext>

/** Whether a call starts new work: refused below the minimum version. */
function beginsWork(name: keyof Handlers, args: { act?: unknown }): boolean {
  return name === 'task.create' || name === 'task.retry' || (name === 'task.change' && args.act === 'retry')
}

export interface ServerSwitchOptions {
  readonly version: string
  readonly builtIn: BuiltIn
  readonly settings: SettingsFile
  /** Where the settings were moved to, if they could not be read. */
  readonly settingsSetAside?: string | undefined
  /** Origin of the server; null = a person has to choose one first. */
  readonly serverUrl: string | null
  readonly packaged: boolean
  /** Starts the program anew. */
  relaunch(): void
  onServer(serverUrl: string): void
  /** The routes of this computer, with the logins of its proxies. */
  onRoutes(routes: FindRoutes): void
}

/** The client's calls with any server; without one, only those that need none. */
export async function createServerSwitch(
  services: DesktopServices<DesktopIpc>,
  options: ServerSwitchOptions,
): Promise<Handlers> {
  const { version, settings, onServer, onRoutes } = options
  let current: ClientHandlers | undefined
  const messages = createMessages(() => settings.get().locale)
  let updates: Updates | undefined

  setAppMenu(messages)
  const handleOf = async (id: string) => (await current?.client.accounts())?.placeOf(id)?.handle
  const life = startLocalLife(services, settings, messages, handleOf, () => current?.client)
  services.setAside.onChange((stores) => services.emit('store.setAside', stores))
  if (options.settingsSetAside) services.setAside.add({ store: 'settings', path: options.settingsSetAside })

  followPages(services, () => current?.client)
  const logReader = openLogReader(services.logFile, services.log, (entry) => services.emit('log.line', entry))
  const proxyLogins = createProxyLogins(services, () => current?.client)
  onRoutes(proxyLogins.routes)
  const firstBoard = awaitFirstBoard()
  const isOutdated = () => updates?.state().required === true

  const connect = async (serverUrl: string) => {
    onServer(serverUrl)
    current = await createHandlers(
      services,
      { version, serverUrl },
      {
        settings,
        proxyLogins,
        logReader,
        firstBoard: firstBoard.drawn,
        ...followersOf(life, () => current?.client, handleOf),
        onRunnerChanged: () => {
          proxyLogins.answered(current?.client.status.lastAnswerAt() ?? null)
          life.onRunnerChanged()
          updates?.busyChanged()
        },
        acceptsTasks: () => !isOutdated(),
      },
    )
    updates = startUpdates(services, options, serverUrl, current.client, proxyLogins, (state) =>
      life.onUpdate(state),
    )
    // The window's update state belongs to the previous server.
    services.emit('update.state', updates.state())
  }
  if (options.serverUrl) await connect(options.serverUrl)

  const unconnected = unconnectedState(version, settings)
  const choose = async (text: string) => {
    const send = createOwnFetch(proxyLogins.routes, {
      onLoginWanted: (route, url) => proxyLogins.want(route, url),
    })
    const serverUrl = await proxyLogins
      .whenLetThrough(() => checkServer(text, send))
      .catch((error) => refuseServer(error, services, messages))
    await current?.client.logOut()
    await current?.client.pause()
    settings.set({ server_url: serverUrl })
    updates?.stop()
    updates = undefined
    services.log.info('server chosen', { server: serverUrl })
    await connect(serverUrl)
    services.emit('desktop.state', { ...unconnected, server_url: serverUrl, ...current?.client.state() })
  }
  const own: Partial<Handlers> = {
    ...proxyLoginCalls(proxyLogins, messages),
    ...lifeCallsOf(settings, services.setAside, {
      onLocaleChanged: () => setAppMenu(messages),
      onCount: (count) => life.showCount(count),
    }),
    ...firstBoard.calls,
    'server.choose': async ({ url }) => {
      await choose(url)
      return {}
    },
    ...updateCalls(() => updates, messages),
  }
  const answer = (name: keyof Handlers) => (args: never, context: CallContext) => {
    const connected: Partial<Handlers> = current?.handlers ?? { 'desktop.state': () => unconnected }
    const handler = own[name] ?? connected[name]
    if (!handler) throw new ClientRefused(messages, 'no_server')
    if (beginsWork(name, args) && isOutdated()) throw new ClientRefused(messages, 'update_required')
    return (handler as (args: never, context: CallContext) => unknown)(args, context)
  }
  return forEachCall(answer)
}

function forEachCall(answer: (name: keyof Handlers) => unknown): Handlers {
  const names = Object.keys(desktopIpc.calls) as (keyof Handlers)[]
  return Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as Handlers
}

/** The window's calls about updates; without a server there are none. */
function updateCalls(current: () => Updates | undefined, messages: Messages): Partial<Handlers> {
  const updates = (): Updates => {
    const found = current()
    if (!found) throw new ClientRefused(messages, 'no_server')
    return found
  }
  return {
    'update.state': () => updates().state(),
    'update.check': () => updates().check(),
    'update.install': async () => {
      const result = await updates().install()
      if (result !== 'restarting')
        throw new ClientRefused(messages, result === 'stayed' ? 'update_stayed' : 'update_waits')
      return {}
    },
  }
}

function createProxyLogins(
  { secrets, emit }: DesktopServices<DesktopIpc>,
  client: () => SeatClient | undefined,
): ProxyLogins {
  const logins: ProxyLogins = new ProxyLogins({
    findRoutes: systemRoutes,
    secrets,
    onChange: () => emit('proxyLogin.state', logins.wanted()),
    onAccepted: () => {
      client()?.wake()
      emit('refresh', {})
    },
  })
  return logins
}

function refuseServer(error: unknown, { log }: DesktopServices<DesktopIpc>, messages: Messages): never {
  if (!(error instanceof ServerRefused)) throw error
  log.warn('server refused', { fault: error.fault, error: error.cause })
  throw new ClientRefused(messages, error.fault)
}

/** What the client runs besides its window, from its start. */
function startLocalLife(
  services: DesktopServices<DesktopIpc>,
  settings: SettingsFile,
  messages: Messages,
  handleOf: (accountId: string) => Promise<string | undefined>,
  client: () => SeatClient | undefined,
): LocalLife {
  const life = new LocalLife({
    settings,
    messages,
    log: services.log,
    runnerState: () => client()?.runnerState(),
    isQuitting: services.isQuitting,
    isFullScreen: () => services.views.fillsWindow(),
    handleOf,
    open: (path) => {
      services.showWindow()
      if (path !== undefined) services.emit('screen.show', { path })
    },
    onReturn: () => {
      client()?.wake()
      services.views.retryFailed()
      services.emit('refresh', {})
    },
  })
  services.onOwnWindow((window) => life.adopt(window))
  services.onTabsChanged((state) => life.onTabsChanged(state))
  return life
}

/** Tells window and client what happens in the accounts' pages: here, once for all servers, because a client has no way to stop listening. */
function followPages(
  services: DesktopServices<DesktopIpc>,
  currentClient: () => SeatClient | undefined,
): void {
  const { emit } = services
  services.onAccountViewClosed((id) => currentClient()?.onViewClosed(id))
  services.onAccountKey((id, key) => {
    const client = currentClient()
    emit('tab.key', { id, key })
    if (client && (key === 'keep' || key === 'undo')) onManualKey(client, emit, id, key)
  })
  services.onTabsChanged((state) => emit('tab.state', state))
}

/** State of a window without a server. */
function unconnectedState(version: string, settings: SettingsFile): DesktopState {
  const { last_seat_code } = settings.get()
  return { version, server_url: '', seat: null, last_seat_code, ended: null }
}

/** Only a packaged application can be updated; in the test host the test decides. */
function startUpdates(
  services: DesktopServices<DesktopIpc>,
  { version, builtIn, packaged, settings, relaunch }: ServerSwitchOptions,
  serverUrl: string,
  client: SeatClient,
  proxyLogins: ProxyLogins,
  onState: (state: UpdateState) => void,
): Updates {
  const { log, testHost, userData } = services
  const configFile = testHost ? process.env.SEAPORT_TEST_UPDATE_CONFIG : undefined
  const active = (packaged || configFile !== undefined) && builtIn.updateKeys.length > 0
  const open = async () => {
    const { openUpdater } = await import('./update/open-updater.ts')
    return openUpdater({
      serverUrl,
      channel: channelOf(version),
      target: targetOf(configFile === undefined ? process.platform : 'win32'),
      keys: builtIn.updateKeys,
      device: await deviceHash(client),
      ...(configFile !== undefined && { configFile: join(userData, configFile) }),
      proxyLogin: (host, port) => proxyLogins.find(host, port),
      log: {
        info: (text) => log.info('updater', { text }),
        warn: (text) => log.warn('updater', { text }),
        error: (text) => log.warn('updater', { text }),
      },
    })
  }
  return new Updates({
    version,
    open: active ? open : null,
    busy: () => client.runnerState()?.tasks.some((task) => isBusy(task, Date.now())) ?? false,
    prepare: services.prepareQuit,
    relaunch,
    changed: (state) => {
      services.emit('update.state', state)
      onState(state)
    },
    restartedInto: {
      get: () => settings.get().restarted_into,
      set: (restarted_into) => settings.note({ restarted_into }),
    },
    log,
  })
}

function targetOf(platform: NodeJS.Platform) {
  if (platform === 'win32') return 'win-x64'
  if (platform === 'darwin') return process.arch === 'arm64' ? 'mac-arm64' : 'mac-x64'
  return 'linux-x64'
}
