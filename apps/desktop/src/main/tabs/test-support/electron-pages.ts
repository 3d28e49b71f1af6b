import { EventEmitter } from 'node:events'
import { vi } from 'vitest'

/** Recorded events of the pages, in order. */
export const done: string[] = []
/** Sessions by the names of their partitions. */
export const partitions = new Map<string, Record<string, never>>()
/** Every created view, including closed ones. */
export const opened: unknown[] = []
type Listener = (...args: unknown[]) => void
export const electronApp = { login: null as Listener | null, certificate: null as Listener | null }
/** What the person answers a page that objects to being left (0 stays), and whether pages object. */
export const leaving = { answer: 0, objects: false }
/** Addresses that never load. */
export const endless = new Set<string>()

export interface StandIn extends EventEmitter {
  preferences: Record<string, unknown>
  webContents: EventEmitter & {
    openHandler(details: { url: string; disposition?: string }): { action: string }
    loadURL(url: string): Promise<void>
    close(): void
  }
}

const makeSession = () => ({
  rules: {} as Record<string, (...args: unknown[]) => unknown>,
  proxy: undefined as unknown,
  async setProxy(config: { proxyRules?: string }) {
    done.push(`proxy ${config.proxyRules ?? 'system'}`)
    if (config.proxyRules?.includes('broken')) throw new Error('no such proxy')
  },
  closeAllConnections: async () => void done.push('close connections'),
  clearAuthCache: async () => void done.push('forget logins'),
  setPermissionRequestHandler(this: { rules: object }, rule: never) {
    Object.assign(this.rules, { request: rule })
  },
  setPermissionCheckHandler(this: { rules: object }, rule: never) {
    Object.assign(this.rules, { check: rule })
  },
  on(this: { rules: object }, event: string, listener: never) {
    Object.assign(this.rules, { [event]: listener })
  },
  off(this: { rules: Record<string, unknown> }, event: string) {
    delete this.rules[event]
  },
  flushStorageData: () => done.push('flush storage'),
  clearStorageData: async () => void done.push('clear'),
  clearCache: async () => void done.push('clear cache'),
  cookies: { flushStore: async () => void done.push('flush cookies') },
})
class WebContentsView {
  readonly preferences: object
  gone = false
  readonly webContents = Object.assign(new EventEmitter(), {
    url: '',
    reload: () => done.push('reload'),
    stop: () => done.push('stop'),
    focused: false,
    isFocused: () => this.webContents.focused,
    audible: false,
    isCurrentlyAudible: () => this.webContents.audible,
    focus: () => done.push('focus'),
    navigationHistory: {
      canGoBack: () => true,
      canGoForward: () => false,
      goBack: () => done.push('back'),
      goForward: () => done.push('forward'),
      getAllEntries: () => [
        { url: 'https://network.example/before', title: 'Before' },
        { url: this.webContents.url, title: 'Page' },
        { url: 'https://network.example/after', title: 'After' },
      ],
      getActiveIndex: () => 1,
      restore: async ({ entries, index }: { entries: { url: string }[]; index: number }) => {
        const { url = '' } = entries[index] ?? {}
        done.push(`load ${url} of ${entries.length}`)
        if (endless.has(url)) return new Promise<void>(() => undefined)
        this.webContents.url = url
      },
    },
    zoom: 0,
    getZoomLevel: () => this.webContents.zoom,
    setZoomLevel: (level: number) => {
      this.webContents.zoom = level
    },
    findInPage: (text: string, { findNext }: { findNext: boolean }) =>
      done.push(`find ${text}${findNext ? '' : ' again'}`),
    stopFindInPage: () => done.push('stop find'),
    openHandler: (_details: { url: string }) => ({ action: 'allow' }),
    setWebRTCIPHandlingPolicy: (policy: string) => done.push(`webrtc ${policy}`),
    setWindowOpenHandler(handler: never) {
      this.openHandler = handler
    },
    isDestroyed: () => this.gone,
    getURL: () => this.webContents.url,
    getTitle: () => 'Page',
    getOSProcessId: () => opened.indexOf(this) + 1,
    loadURL: async (url: string) => {
      done.push(`load ${url}`)
      if (endless.has(url)) return new Promise<void>(() => undefined)
      this.webContents.url = url
      if (url.startsWith('https://unreachable')) throw new Error('ERR_CONNECTION_REFUSED')
      if (url.startsWith('https://goes-on'))
        throw Object.assign(new Error('aborted'), { code: 'ERR_ABORTED' })
      if (url.startsWith('https://closes')) {
        this.webContents.close()
        throw new Error('ERR_FAILED')
      }
    },
    close: ({ waitForBeforeUnload = false } = {}) => {
      const event = { preventDefault: vi.fn() }
      const objects = waitForBeforeUnload && leaving.objects
      if (objects) this.webContents.emit('will-prevent-unload', event)
      if (!objects || event.preventDefault.mock.calls.length > 0) {
        done.push('close')
        this.gone = true
        this.webContents.emit('destroyed')
      }
    },
  })
  constructor({ webPreferences }: { webPreferences: object }) {
    this.preferences = webPreferences
    opened.push(this)
  }
  setBounds = ({ x, y, width, height }: Record<string, number>) =>
    done.push(`at ${x},${y} ${width}x${height}`)
  setVisible = (visible: boolean) => done.push(visible ? 'shown' : 'hidden')
}

/** The part of Electron that accounts' pages need, for `vi.mock`. */
export const electron = {
  app: {
    getAppMetrics: () =>
      opened.map((_view, index) => ({ pid: index + 1, memory: { workingSetSize: 200 * 1024 } })),
    on: (name: string, listener: Listener) => {
      electronApp[name === 'login' ? 'login' : 'certificate'] = listener
    },
  },
  WebContentsView,
  Menu: { buildFromTemplate: () => ({ popup: () => done.push('menu') }) },
  clipboard: {},
  dialog: {
    showMessageBoxSync: () => leaving.answer,
    showMessageBox: async () => ({ response: leaving.answer }),
  },
  session: {
    fromPartition(name: string) {
      const known = partitions.get(name) ?? (makeSession() as never)
      partitions.set(name, known)
      return known
    },
  },
}

/** What the tests of a page begin with. */
export function clearPages(): void {
  done.length = 0
  opened.length = 0
  partitions.clear()
  endless.clear()
  leaving.objects = false
}

/** Everything but places in the window, which every page begins with. */
export const steps = () => done.filter((step) => !/^at |^hidden/.test(step))
export const page = { accountId: 'a', url: 'https://network.example/', title: 'Ann' }
export const view = (at = 0) => opened[at] as StandIn
