import { join } from 'node:path'
import type { EventName, IpcContract } from '@seaport/contract/desktop/ipc-core'
import type { EventInput, IpcErrorData, IpcHandlers } from '@seaport/contract/desktop/ipc-core.schema'
import type { TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { PageKey } from '@seaport/contract/desktop/page-key'
import { createFileLogger, type FileLogger, type Logger } from '@seaport/seat-client/logger'
import type { Messages } from '@seaport/seat-client/messages'
import { openSecretFile } from '@seaport/seat-client/secret-file'
import type { SecretStore } from '@seaport/seat-client/secret-store'
import { app, type BrowserWindow, crashReporter, protocol, session } from 'electron'
import { APP_ORIGIN, APP_SCHEME, createAppProtocol } from './app-protocol.ts'
import { type CallContext, emit, type LoadedIpc, originOf, serveIpc } from './ipc.ts'
import { keychain } from './keychain.ts'
import { healWindow } from './life/heal-window.ts'
import { hideWindow } from './life/hide-window.ts'
import { isStartedAtLogin } from './life/login-start.ts'
import { SetAsideStores } from './life/set-aside.ts'
import { agreesToLose } from './life/unsaved-window.ts'
import { bringWithinReach } from './life/window-size.ts'
import { zoomByKeys } from './life/window-zoom.ts'
import { createMainWindow } from './main-window.ts'
import { createOpenOutside } from './open-outside.ts'
import { flushDefaultSession, type Quit, type QuitWork, runBeforeQuit } from './quit.ts'
import { AccountTabs } from './tabs/account-tabs.ts'
import { browserAgent } from './tabs/browser-agent.ts'

/** Keys pressed in an account's page after which our own window gets the focus. */
const KEYS_FOR_WINDOW: ReadonlySet<PageKey> = new Set([
  'leave',
  'palette',
  'find',
  'skip',
  'opt_out',
  'blocked',
])

/** Services for the handlers. */
export interface DesktopServices<C extends IpcContract> {
  readonly views: AccountTabs
  readonly secrets: SecretStore
  readonly log: FileLogger
  readonly logFile: string
  /** Data folder of this installation. */
  readonly userData: string
  /** True in the test host or under a test of the real Electron; never in an installed app. */
  readonly testHost: boolean
  /** Sends to our window; without one the event is dropped, the next window reads the whole state anyway. */
  readonly emit: <N extends EventName<C>>(name: N, payload: EventInput<C, N>) => void
  /** Registers work before the process ends, run in parallel; quitting waits for a limited time. */
  readonly beforeQuit: (work: QuitWork) => void
  /** Whether the process is ending: a window closed now is not kept open. */
  readonly isQuitting: () => boolean
  /** Asks pages with unsaved input and saves everything, ahead of a restart. @returns false if the person stays at one */
  readonly prepareQuit: () => Promise<boolean>
  readonly onAccountViewClosed: (listener: (accountId: string) => void) => void
  /** Stores that could not be read at this start. */
  readonly setAside: SetAsideStores
  /** Called with every window of our own, including an existing one. */
  readonly onOwnWindow: (listener: (window: BrowserWindow) => void) => void
  /** Shows the main window, creating it if there is none. */
  readonly showWindow: () => void
  /** A shortcut pressed in an account's page. */
  readonly onAccountKey: (listener: (accountId: string, key: PageKey) => void) => void
  readonly onTabsChanged: (listener: (state: TabsState) => void) => void
}

/** The product's parts of the app: its contract, its handlers and its pages. */
export interface DesktopOptions<C extends IpcContract> {
  /** Names of the contract's calls. */
  readonly calls: readonly string[]
  /** Called once, while the window loads, because schemas are large. */
  readonly loadContract: () => Promise<C>
  /** Loaded in the same way. */
  readonly createHandlers: (
    services: DesktopServices<C>,
  ) => Promise<IpcHandlers<C, CallContext>> | IpcHandlers<C, CallContext>
  /** Converts errors of handlers to those shown in the window; undefined means a fault. */
  readonly describeError?: (error: unknown, messages: Messages) => Promise<IpcErrorData | undefined>
  readonly title: string
  /** Called with a window of our own before it is shown. */
  readonly onWindow?: (window: BrowserWindow) => void
  /** In the person's language. */
  readonly messages: Messages
  readonly preload: string
  readonly rendererDir: string
  /** Answers addresses of our own origin without a file in the renderer; undefined = unknown there too. */
  readonly media?: (request: Request) => Promise<Response | undefined>
  /** Address of the dev server; ignored in an installed app. */
  readonly devUrl?: string | undefined
}

/**
 * Starts the desktop client: a single instance, its window, and IPC. Returns at once; Electron becomes ready only after the main module has been
 * evaluated.
 */
export function startDesktop<C extends IpcContract>(options: DesktopOptions<C>): void {
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ])
  // Before the first session, and with it for the workers and windows of every page.
  app.userAgentFallback = browserAgent(app.userAgentFallback)
  // Crash dumps stay on this computer until support asks for them.
  crashReporter.start({ uploadToServer: false })
  const userData = app.getPath('userData')
  const logFile = join(userData, 'logs', 'desktop.log')
  const log = createFileLogger(logFile)
  app
    .whenReady()
    .then(() => new DesktopApp(options, userData, log, logFile).run())
    .catch((error: unknown) => {
      log.error('start failed', { error })
      app.exit(1)
    })
}

/** The running client; Electron is ready. */
class DesktopApp<C extends IpcContract> {
  readonly #options: DesktopOptions<C>
  readonly #services: DesktopServices<C>
  /** The page that our window loads. */
  readonly #home: string
  readonly #origin: string
  readonly #windows = new Set<BrowserWindow>()
  readonly #windowListeners: ((window: BrowserWindow) => void)[] = []
  readonly #closedListeners: ((accountId: string) => void)[] = []
  readonly #keyListeners: ((accountId: string, key: PageKey) => void)[] = []
  readonly #tabListeners: ((state: TabsState) => void)[] = []
  readonly #quitWork: QuitWork[] = []
  readonly #openOutside: ReturnType<typeof createOpenOutside>
  #quit: Quit | undefined
  #loaded: Promise<LoadedIpc<C>> | undefined
  #contract: C | undefined

  constructor(options: DesktopOptions<C>, userData: string, log: FileLogger, logFile: string) {
    this.#options = options
    this.#home = options.devUrl && !app.isPackaged ? options.devUrl : `${APP_ORIGIN}/index.html`
    this.#origin = originOf(this.#home) ?? APP_ORIGIN
    this.#services = this.#createServices(userData, log, logFile)
    this.#openOutside = createOpenOutside(options.messages, log)
  }

  run(): void {
    const { log, views, testHost } = this.#services
    restrictWebContents(log)
    protocol.handle(APP_SCHEME, createAppProtocol(this.#options.rendererDir, this.#options.media))
    this.#serveIpc()
    this.#openWindow(isStartedAtLogin())
    app.on('second-instance', () => this.#bringToFront())
    app.on('activate', () => this.#bringToFront())
    app.on('window-all-closed', () => app.quit())
    this.#quit = runBeforeQuit({
      agrees: async () => (await this.#agreesToLose()) && views.leaveAll(),
      onAnswer: (quits) => {
        if (quits) for (const window of this.#windows) hideWindow(window)
        else this.#bringToFront()
      },
      work: () => [() => views.flush(), flushDefaultSession, ...this.#quitWork],
      log,
    })
    this.#load().catch((error: unknown) => log.error('handlers did not load', { error }))
    log.info('started', { version: app.getVersion(), platform: process.platform, testHost })
  }

  #createServices(userData: string, log: FileLogger, logFile: string): DesktopServices<C> {
    const testHost = !app.isPackaged && process.env.SEAPORT_TEST_HOST === '1'
    const setAside = new SetAsideStores(log)
    return {
      setAside,
      views: this.#createTabs(),
      secrets: openSecretFile(join(userData, 'secrets.json'), keychain(testHost), (path) =>
        setAside.add({ store: 'secrets', path }),
      ),
      log,
      logFile,
      userData,
      testHost,
      emit: (name, payload) => {
        const contract = this.#contract
        if (contract) for (const window of this.#windows) emit(contract, window, name, payload)
      },
      beforeQuit: (work) => this.#quitWork.push(work),
      isQuitting: () => this.#quit?.isQuitting() ?? false,
      prepareQuit: async () => this.#quit?.prepare() ?? true,
      onOwnWindow: (listener) => {
        this.#windowListeners.push(listener)
        for (const window of this.#windows) listener(window)
      },
      showWindow: () => this.#bringToFront(),
      onAccountViewClosed: (listener) => this.#closedListeners.push(listener),
      onAccountKey: (listener) => this.#keyListeners.push(listener),
      onTabsChanged: (listener) => this.#tabListeners.push(listener),
    }
  }

  #createTabs(): AccountTabs {
    return new AccountTabs({
      messages: this.#options.messages,
      window: () => [...this.#windows][0],
      onClosed: (accountId) => {
        for (const listener of this.#closedListeners) listener(accountId)
      },
      onKey: (accountId, key) => {
        if (KEYS_FOR_WINDOW.has(key)) for (const window of this.#windows) window.webContents.focus()
        for (const listener of this.#keyListeners) listener(accountId, key)
      },
      onChanged: (state) => {
        for (const listener of this.#tabListeners) listener(state)
      },
    })
  }

  #load(): Promise<LoadedIpc<C>> {
    this.#loaded ??= this.#options.loadContract().then(async (contract) => {
      this.#contract = contract
      return { contract, handlers: await this.#options.createHandlers(this.#services) }
    })
    return this.#loaded
  }

  #serveIpc(): void {
    const { calls, describeError, messages } = this.#options
    serveIpc({
      calls,
      load: () => this.#load(),
      isOwnWindow: (window) => this.#windows.has(window),
      origin: this.#origin,
      log: this.#services.log,
      ...(describeError && { describe: (error) => describeError(error, messages) }),
    })
  }

  #openWindow(inBackground = false): void {
    const { log } = this.#services
    const window = createMainWindow({
      preload: this.#options.preload,
      origin: this.#origin,
      title: this.#options.title,
      inBackground,
      openOutside: (url) => void this.#openOutside(window, url),
    })
    this.#windows.add(window)
    this.#options.onWindow?.(window)
    for (const listener of this.#windowListeners) listener(window)
    window.once('closed', () => this.#windows.delete(window))
    healWindow(window, { messages: this.#options.messages, log, home: this.#home })
    zoomByKeys(window.webContents)
    window.on('app-command', (_event, command) => this.#services.views.goBy(command))
    // Windows is shutting down, or logs its user out.
    window.on('query-session-end', () => this.#quit?.endWithSystem())
    window.on('session-end', () => this.#quit?.endWithSystem())
    window.loadURL(this.#home).catch((error: unknown) => log.error('window did not load', { error }))
  }

  /** @returns false if a person stays at a dialog of our own window */
  async #agreesToLose(): Promise<boolean> {
    const [window] = this.#windows
    return !window || agreesToLose(window, this.#options.messages, () => this.#bringToFront())
  }

  #bringToFront(): void {
    const [window] = this.#windows
    if (!window) {
      this.#openWindow()
      return
    }
    if (window.isMinimized()) window.restore()
    bringWithinReach(window)
    window.show()
    window.focus()
  }
}

/** Applies to every page: no permissions in our own session, no embedded browsers, crashes are logged. */
function restrictWebContents(log: Logger): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  app.on('child-process-gone', (_event, details) => {
    if (details.reason !== 'clean-exit') log.error('process gone', { ...details })
  })
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('render-process-gone', (_gone, details) => log.error('renderer gone', { ...details }))
  })
}
