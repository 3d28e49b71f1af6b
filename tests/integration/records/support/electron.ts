import { EventEmitter } from 'node:events'
import type { Talk } from './talk.ts'

type Handler = (event: object, args: unknown) => Promise<unknown>

/** What this test says and hears of Electron. */
export interface FakeElectron {
  /** The module, for a mock. */
  readonly electron: Record<string, unknown>
  /** A call of our window. @param isShown its answer says the same on every computer */
  call(name: string, args?: object, isShown?: boolean): Promise<void>
  /** Something happens to one of Electron's objects, the newest of its name. Events that can be prevented are noted when they are. */
  happens(name: string, event: string, ...given: unknown[]): void
  /** Notes who listens to the newest of Electron's objects, and whether only once. */
  noteListeners(): void
  /** Pages of accounts, the newest last. */
  readonly pages: EventEmitter[]
  /** Processes of runners, the newest last. */
  readonly runners: EventEmitter[]
}

/** Answers of the runner's process by the command, and the state with which it begins; without them it hears and never answers. */
export type RunnerAnswers = Readonly<Record<string, unknown>>

const shownArgument = (given: unknown): string => {
  if (typeof given === 'function') return 'ƒ'
  if (given instanceof EventEmitter) return '…'
  if (Buffer.isBuffer(given)) return 'bytes'
  const text = JSON.stringify(given, (_name, value: unknown) =>
    typeof value === 'function' ? 'ƒ' : value instanceof EventEmitter ? '…' : value,
  )
  return text ?? 'undefined'
}
const shownArguments = (given: readonly unknown[]) => given.map(shownArgument).join(', ')

/** The newest object of each name, by the talk that it is in. */
const made = new WeakMap<Talk, Map<string, EventEmitter>>()

/** An object each of whose methods only notes that it was called; events are heard, and `own` is as given. */
function noted<T extends object>(talk: Talk, name: string, own: T): T & EventEmitter {
  const emitter = Object.assign(new EventEmitter(), own)
  const all = made.get(talk) ?? new Map<string, EventEmitter>()
  made.set(talk, all.set(name, emitter))
  return new Proxy(emitter, {
    get(target, key) {
      const known = Reflect.get(target, key, target)
      if (known !== undefined || typeof key === 'symbol' || key === 'then' || key === 'toJSON') return known
      return (...given: unknown[]) => {
        talk.note('electron', `${name}.${key}(${shownArguments(given)})`)
      }
    },
    set(target, key, value) {
      // What EventEmitter keeps begins with an underscore.
      if (!String(key).startsWith('_'))
        talk.note('electron', `${name}.${String(key)} = ${shownArgument(value)}`)
      return Reflect.set(target, key, value)
    },
  }) as T & EventEmitter
}

/** Sessions and the contents of pages. */
function sessionsOf(talk: Talk) {
  const sessionOf = (name: string) =>
    noted(talk, `session ${name}`, {
      setProxy: async (...given: unknown[]) =>
        void talk.note('electron', `session ${name}.setProxy(${shownArguments(given)})`),
      closeAllConnections: async () => void talk.note('electron', `session ${name}.closeAllConnections()`),
      resolveProxy: async () => 'DIRECT',
      cookies: { flushStore: async () => void talk.note('electron', `session ${name}.cookies.flushStore()`) },
    })
  const partitions = new Map<string, object>()
  return {
    defaultSession: sessionOf('own'),
    fromPartition(name: string) {
      const known = partitions.get(name) ?? sessionOf(name)
      partitions.set(name, known)
      return known
    },
    nameOf: (session: object) => [...partitions].find(([, one]) => one === session)?.[0],
  }
}

function contentsOf(talk: Talk, name: string) {
  const heard = new Map<string, string>()
  let url = ''
  let zoomLevel = 0.5
  const contents: EventEmitter = noted(talk, name, {
    mainFrame: { url: 'app://seaport/index.html' },
    navigationHistory: {
      canGoBack: () => true,
      canGoForward: () => false,
      getAllEntries: () => [{ url: 'https://x.com/', title: 'X' }],
      getActiveIndex: () => 0,
      goBack: () => talk.note('electron', `${name}.navigationHistory.goBack()`),
      goForward: () => talk.note('electron', `${name}.navigationHistory.goForward()`),
      restore: async (history: object) =>
        void talk.note('electron', `${name}.navigationHistory.restore(${shownArgument(history)})`),
    },
    isDestroyed: () => false,
    isCrashed: () => false,
    // Nothing in it is unsaved.
    async executeJavaScript(code: string) {
      talk.note('electron', `${name}.executeJavaScript(${code})`)
      return false
    },
    isFocused: () => false,
    isCurrentlyAudible: () => false,
    getURL: () => url,
    getTitle: () => 'Lê Hương (@le_huong) / X',
    getOSProcessId: () => 21,
    getZoomFactor: () => 1.25,
    getZoomLevel: () => zoomLevel,
    setZoomLevel(level: number) {
      zoomLevel = level
      talk.note('electron', `${name}.setZoomLevel(${level})`)
    },
    send(channel: string, payload: unknown) {
      const text = JSON.stringify(payload)
      // Memory is measured every ten seconds, which says the same again.
      if (channel !== 'event:tab.state' || heard.get(channel) !== text)
        talk.note('window', `hears ${channel} ${text}`)
      heard.set(channel, text)
    },
    async loadURL(address: string) {
      url = address
      talk.note('electron', `${name}.loadURL("${address}")`)
    },
    close() {
      talk.note('electron', `${name}.close()`)
      setImmediate(() => contents.emit('destroyed'))
    },
  })
  return contents
}

interface OwnWindow {
  readonly webContents: EventEmitter & { mainFrame?: object }
}

/** Windows, pages, icons and notifications, which are made with `new`. */
function classesOf(
  talk: Talk,
  windows: OwnWindow[],
  pages: EventEmitter[],
  nameOf: (session: object) => string | undefined,
) {
  const size = { x: 40, y: 30, width: 1100, height: 720 }
  function BrowserWindow(options: object) {
    talk.note('electron', `new BrowserWindow(${shownArgument(options)})`)
    const window = noted(talk, 'window', {
      loadURL: async (url: string) => void talk.note('electron', `window.loadURL("${url}")`),
      webContents: contentsOf(talk, 'window.contents'),
      contentView: noted(talk, 'window.view', { children: [] }),
      isDestroyed: () => false,
      isMinimized: () => false,
      isVisible: () => true,
      isFullScreen: () => false,
      isMaximized: () => false,
      getBounds: () => size,
      getNormalBounds: () => ({ ...size, width: 1000, height: 700 }),
      getContentBounds: () => ({ ...size, width: 1096, height: 690 }),
    })
    windows.push(window)
    return window
  }
  BrowserWindow.fromWebContents = (contents: unknown) =>
    windows.find(({ webContents }) => webContents === contents) ?? null
  BrowserWindow.getFocusedWindow = () => null
  BrowserWindow.getAllWindows = () => windows
  function WebContentsView({ webPreferences }: { webPreferences: { session: object } }) {
    const { session, ...preferences } = webPreferences
    talk.note('electron', `new WebContentsView(${shownArgument(preferences)}) in session ${nameOf(session)}`)
    const webContents = contentsOf(talk, 'page.contents')
    pages.push(webContents)
    return noted(talk, 'page', { webContents })
  }
  function Tray() {
    return noted(talk, 'tray', {})
  }
  function Notification(options: object) {
    talk.note('electron', `new Notification(${shownArgument(options)})`)
    return noted(talk, 'notification', {})
  }
  Notification.isSupported = () => true
  return { BrowserWindow, WebContentsView, Tray, Notification }
}

/** The process of a runner. */
function fork(
  talk: Talk,
  answers: RunnerAnswers | undefined,
  path: string,
  args: unknown,
  options: object,
): EventEmitter {
  talk.note('electron', `fork(${path.split('/').at(-1)}, ${shownArguments([args, options])})`)
  const runner: EventEmitter = noted(talk, 'runner', {
    pid: 7,
    postMessage(message: { kind: string; id: number; name: string; args: unknown }) {
      // Setup and login are in the record of a day.
      const shown = answers && message.name === 'begin' ? { ...message, args: '…' } : message
      talk.note('electron', `runner.postMessage(${shownArgument(shown)})`)
      if (!answers || message.kind !== 'call') return
      setImmediate(() => {
        if (message.name === 'begin' && answers.state)
          runner.emit('message', { kind: 'tell', name: 'state', args: [answers.state] })
        runner.emit('message', { kind: 'result', id: message.id, value: answers[message.name] })
      })
    },
    kill() {
      talk.note('electron', 'runner.kill()')
      setImmediate(() => runner.emit('exit', 0))
    },
  })
  return runner
}

/** A menu, which shows its items when it is opened by a click. */
function menuOf(talk: Talk, items: object[]): object {
  const popup = () => void talk.note('electron', `menu ${shownArgument(items)}`)
  return Object.defineProperty({}, 'popup', { value: popup })
}

function systemOf(talk: Talk, runners: EventEmitter[], answers: RunnerAnswers | undefined) {
  let theme = 'system'
  const plain = ['protocol', 'crashReporter', 'powerMonitor', 'clipboard', 'shell']
  return {
    ...Object.fromEntries(plain.map((name) => [name, noted(talk, name, {})])),
    powerSaveBlocker: noted(talk, 'powerSaveBlocker', {
      start(kind: string) {
        talk.note('electron', `powerSaveBlocker.start("${kind}")`)
        return 1
      },
    }),
    Menu: noted(talk, 'menu', { buildFromTemplate: (items: object[]) => menuOf(talk, items) }),
    nativeImage: { createFromDataURL: () => ({}), createEmpty: () => ({}) },
    nativeTheme: {
      get themeSource() {
        return theme
      },
      set themeSource(chosen: string) {
        theme = chosen
        talk.note('electron', `theme ${chosen}`)
      },
    },
    dialog: noted(talk, 'dialog', {
      showSaveDialog: async (_window: object, options: object) => {
        talk.note('electron', `dialog.showSaveDialog(${shownArgument(options)})`)
        return { canceled: true }
      },
      // Whoever is asked cancels.
      showMessageBox: async (_window: object, options: object) => {
        talk.note('electron', `dialog.showMessageBox(${shownArgument(options)})`)
        return { response: 2, checkboxChecked: false }
      },
    }),
    screen: noted(talk, 'screen', {
      getAllDisplays: () => [],
      getPrimaryDisplay: () => ({ workAreaSize: { width: 1024, height: 700 } }),
      getDisplayMatching(bounds: object) {
        talk.note('electron', `screen.getDisplayMatching(${shownArgument(bounds)})`)
        return { workArea: { x: 0, y: 0, width: 1024, height: 700 } }
      },
    }),
    utilityProcess: {
      fork(path: string, args: unknown, options: object) {
        const runner = fork(talk, answers, path, args, options)
        runners.push(runner)
        return runner
      },
    },
    safeStorage: {
      isAsyncEncryptionAvailable: async () => true,
      getSelectedStorageBackend: () => 'gnome_libsecret',
      encryptStringAsync: async (text: string) => Buffer.from(`sealed ${text}`),
      decryptStringAsync: async (bytes: Buffer) => ({
        result: bytes.toString().replace('sealed ', ''),
        shouldReEncrypt: false,
      }),
    },
  }
}

/** Electron for one program, which notes all that is asked of it. @param folder where the program keeps its data */
export function fakeElectron(
  talk: Talk,
  folder: string,
  appFolder: string,
  answers?: RunnerAnswers,
  isPackaged = true,
): FakeElectron {
  const handlers = new Map<string, Handler>()
  const windows: OwnWindow[] = []
  const pages: EventEmitter[] = []
  const runners: EventEmitter[] = []
  const { nameOf, ...session } = sessionsOf(talk)
  const app = noted(talk, 'app', {
    isPackaged,
    userAgentFallback:
      'Mozilla/5.0 (KHTML, like Gecko) Seaport/1.2.3 Chrome/142.0.0.0 Electron/45.4.1 Safari/537.36',
    getPath: (name: string) => (name === 'userData' ? folder : `${folder}/${name}`),
    getAppPath: () => appFolder,
    getVersion: () => '1.2.3',
    getAppMetrics: () => [
      { pid: 20, type: 'Browser', memory: { workingSetSize: 90_000, peakWorkingSetSize: 95_000 } },
      { pid: 21, type: 'Tab', memory: { workingSetSize: 240_000, peakWorkingSetSize: 300_000 } },
    ],
    getLoginItemSettings: () => ({ wasOpenedAtLogin: false }),
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
  })
  const ipcMain = { handle: (channel: string, handler: Handler) => void handlers.set(channel, handler) }
  return {
    electron: {
      app,
      session,
      ipcMain,
      ...classesOf(talk, windows, pages, nameOf),
      ...systemOf(talk, runners, answers),
    },
    happens(name, event, ...given) {
      talk.note('electron', `${name} ${event} ${shownArguments(given)}`)
      const preventDefault = () => talk.note('electron', `${event} is prevented`)
      // A navigation's address is a part of its event.
      const [url] = event.startsWith('will-') ? given : []
      made
        .get(talk)
        ?.get(name)
        ?.emit(event, { preventDefault, url, isMainFrame: true }, ...given)
    },
    noteListeners() {
      for (const [name, emitter] of made.get(talk) ?? [])
        for (const event of emitter.eventNames()) {
          const how = emitter.rawListeners(event).map((heard) => ('listener' in heard ? 'once' : 'always'))
          talk.note('listens', `${name} ${String(event)}: ${how.join(', ')}`)
        }
    },
    pages,
    runners,
    async call(name, args = {}, isShown = true) {
      const contents = windows.at(-1)?.webContents
      talk.note('window', `calls ${name} ${JSON.stringify(args)}`)
      const handler = [...handlers].find(([channel]) => channel.endsWith(name))?.[1]
      const answer = await handler?.({ sender: contents, senderFrame: contents?.mainFrame }, args)
      talk.note('window', `${name} ← ${isShown ? JSON.stringify(answer) : '…'}`)
    },
  }
}
