import { join } from 'node:path'
import type {
  EventInput,
  EventName,
  IpcContract,
  IpcErrorData,
  IpcHandlers,
} from '@seaport/contract/desktop/ipc-core'
import { createFileLogger, type FileLogger, type Logger } from '@seaport/seat-client/logger'
import { openSecretFile } from '@seaport/seat-client/secret-file'
import type { SecretStore } from '@seaport/seat-client/secret-store'
import { app, type BrowserWindow, protocol, session, shell } from 'electron'
import { createAccountViews, type DesktopAccountViews } from './account-views.ts'
import { APP_ORIGIN, APP_SCHEME, createAppProtocol } from './app-protocol.ts'
import { type CallContext, emit, originOf, serveIpc } from './ipc.ts'
import { keychain } from './keychain.ts'
import { createMainWindow } from './main-window.ts'

/** What the composed parts (session, runner, updater…) get to work with. */
export type DesktopServices<C extends IpcContract> = {
  readonly views: DesktopAccountViews
  readonly secrets: SecretStore
  readonly log: FileLogger
  readonly logFile: string
  /** Folder of everything that this installation keeps. */
  readonly userData: string
  /** True in the test host or under a test of the real Electron; never in an installed app. */
  readonly testHost: boolean
  /** Sends to our window; without one the event is dropped, the next window asks for the whole state anyway. */
  readonly emit: <N extends EventName<C>>(name: N, payload: EventInput<C, N>) => void
  /** Runs before the process ends, in parallel with the others; quitting waits, but not for ever. */
  readonly beforeQuit: (work: () => Promise<void>) => void
  readonly onAccountViewClosed: (listener: (accountId: string) => void) => void
}

export type DesktopParts<C extends IpcContract> = {
  readonly contract: C
  /** Called once, while the window loads: import what is heavy inside. */
  readonly createHandlers: (
    services: DesktopServices<C>,
  ) => Promise<IpcHandlers<C, CallContext>> | IpcHandlers<C, CallContext>
  /** Turns the parts' own errors into what the window shows; undefined means a fault. */
  readonly describeError?: (error: unknown) => IpcErrorData | undefined
  readonly title: string
  readonly preload: string
  readonly rendererDir: string
  /** Answers addresses below our own origin that no file of the renderer has; undefined = it does not know them either. */
  readonly media?: (request: Request) => Promise<Response | undefined>
  /** Address of the dev server; ignored in an installed app. */
  readonly devUrl?: string | undefined
}

/** A part that hangs must not keep the window's owner from quitting. */
const QUIT_PATIENCE_MS = 5_000

/**
 * Starts the desktop client: one instance, one window of our own, and the border around it. Returns at once; Electron becomes ready
 * only after the main module has been evaluated.
 */
export function startDesktop<C extends IpcContract>(parts: DesktopParts<C>): void {
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
  const userData = app.getPath('userData')
  const logFile = join(userData, 'logs', 'desktop.log')
  const log = createFileLogger(logFile)
  app
    .whenReady()
    .then(() => run(parts, userData, log, logFile))
    .catch((error: unknown) => {
      log.error('start failed', { error })
      app.exit(1)
    })
}

function run<C extends IpcContract>(
  parts: DesktopParts<C>,
  userData: string,
  log: FileLogger,
  logFile: string,
): void {
  const home = parts.devUrl && !app.isPackaged ? parts.devUrl : `${APP_ORIGIN}/index.html`
  const origin = originOf(home) ?? APP_ORIGIN
  const own = new Set<BrowserWindow>()
  const closedListeners: ((accountId: string) => void)[] = []
  const quitWork: (() => Promise<void>)[] = []
  const views = createAccountViews({
    onClosed: (accountId) => {
      for (const listener of closedListeners) listener(accountId)
    },
  })
  const testHost = !app.isPackaged && process.env.SEAPORT_TEST_HOST === '1'
  const services: DesktopServices<C> = {
    views,
    secrets: openSecretFile(join(userData, 'secrets.json'), keychain(testHost)),
    log,
    logFile,
    userData,
    testHost,
    emit: (name, payload) => {
      for (const window of own) emit(parts.contract, window, name, payload)
    },
    beforeQuit: (work) => quitWork.push(work),
    onAccountViewClosed: (listener) => closedListeners.push(listener),
  }

  guardEverything(log)
  protocol.handle(APP_SCHEME, createAppProtocol(parts.rendererDir, parts.media))
  let handlers: Promise<IpcHandlers<C, CallContext>> | undefined
  const loadHandlers = () => {
    handlers ??= Promise.resolve(parts.createHandlers(services))
    return handlers
  }
  serveIpc({
    contract: parts.contract,
    handlers: loadHandlers,
    isOwnWindow: (window) => own.has(window),
    origin,
    log,
    ...(parts.describeError && { describe: parts.describeError }),
  })

  const openWindow = () => {
    const window = createMainWindow({
      preload: parts.preload,
      origin,
      title: parts.title,
      openExternal: (url) => {
        shell.openExternal(url).catch((error: unknown) => log.warn('open outside failed', { url, error }))
      },
    })
    own.add(window)
    window.once('closed', () => own.delete(window))
    window.loadURL(home).catch((error: unknown) => log.error('window did not load', { error }))
    return window
  }
  const front = () => {
    const [window] = own
    if (!window) return openWindow()
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
    return window
  }
  openWindow()
  app.on('second-instance', front)
  app.on('activate', front)
  app.on('window-all-closed', () => app.quit())
  finishBeforeQuit(() => [views.flush(), flushDefault(), ...quitWork.map((work) => work())], log)
  loadHandlers().catch((error: unknown) => log.error('handlers did not load', { error }))
  log.info('started', { version: app.getVersion(), platform: process.platform, testHost })
}

/** Holds the first quit until the work is done; a second request, or a hanging part, no longer waits. */
function finishBeforeQuit(collect: () => Promise<void>[], log: Logger): void {
  let done = false
  let working = false
  app.on('before-quit', (event) => {
    if (done) return
    event.preventDefault()
    if (working) return
    working = true
    const patience = new Promise<void>((resolve) => setTimeout(resolve, QUIT_PATIENCE_MS).unref())
    const work = Promise.allSettled(collect()).then((results) => {
      for (const result of results)
        if (result.status === 'rejected') log.error('unfinished at quit', { error: result.reason })
    })
    void Promise.race([work, patience]).then(() => {
      done = true
      log.info('stopped')
      app.quit()
    })
  })
}

async function flushDefault(): Promise<void> {
  session.defaultSession.flushStorageData()
  await session.defaultSession.cookies.flushStore()
}

/** What holds for every page, whoever made it: no permissions in our own session, no embedded browsers, a line in the log for a crash. */
function guardEverything(log: Logger): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('render-process-gone', (_gone, details) => log.error('renderer gone', { ...details }))
  })
}
