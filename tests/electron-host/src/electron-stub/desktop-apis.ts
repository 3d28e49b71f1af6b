import { EventEmitter } from 'node:events'
import { type DialogMethod, report } from '../control.ts'
import { app } from './app.ts'
import { strict } from './strict.ts'

type MenuItem = { label?: string; role?: string; submenu?: readonly MenuItem[] }

class HostMenu extends EventEmitter {
  items: readonly MenuItem[] = []
  static buildFromTemplate = (items: readonly MenuItem[]) => {
    const menu = new HostMenu()
    menu.items = items
    return strict(menu, 'Menu')
  }
  static setApplicationMenu = (menu: HostMenu | null) => {
    app.applicationMenu = menu
  }
  static getApplicationMenu = () => app.applicationMenu
  popup = () => undefined
}
export const Menu = HostMenu

class HostTray extends EventEmitter {
  // Its icon is shown nowhere; EventEmitter would take it for options.
  constructor(_icon: unknown) {
    super()
  }
  private gone = false
  setToolTip = () => undefined
  setContextMenu = () => undefined
  setImage = () => undefined
  setTitle = () => undefined
  isDestroyed = () => this.gone
  destroy = () => {
    this.gone = true
  }
}
export const Tray = HostTray

/** Shown to the test alone. */
class HostNotification extends EventEmitter {
  static isSupported = () => true
  private readonly text: string
  constructor({ title, body }: { title: string; body: string }) {
    super()
    this.text = `${title}: ${body}`
  }
  show = () => {
    report({ type: 'notification', text: this.text })
    this.emit('show')
  }
  close = () => void this.emit('close')
}
export const Notification = HostNotification

/** An image is what it was made from: nothing here draws it. */
export const nativeImage = strict(
  {
    createFromBitmap: (pixels: Buffer, { width, height }: { width: number; height: number }) => {
      // Electron: "buffer must be exactly width * height * 4 bytes".
      if (pixels.length !== width * height * 4) throw new Error('invalid buffer size')
      return strict({ isEmpty: () => false }, 'NativeImage')
    },
    createFromDataURL: (url: string) => strict({ toDataURL: () => url, isEmpty: () => false }, 'NativeImage'),
  },
  'nativeImage',
)

const blockers = new Set<number>()
let lastBlocker = 0
export const powerSaveBlocker = strict(
  {
    start: () => {
      lastBlocker += 1
      blockers.add(lastBlocker)
      return lastBlocker
    },
    stop: (id: number) => blockers.delete(id),
    isStarted: (id: number) => blockers.has(id),
  },
  'powerSaveBlocker',
)

/** Answers that the test prepared; a dialog without one fails instead of waiting forever. */
const answers = new Map<DialogMethod, unknown[]>()
export function answerDialog(method: DialogMethod, answer: unknown): void {
  answers.set(method, [...(answers.get(method) ?? []), answer])
}
const nextAnswer = (method: DialogMethod) => async () => takeAnswer(method)
function takeAnswer(method: DialogMethod): unknown {
  const ready = answers.get(method) ?? []
  if (ready.length === 0) throw new Error(`dialog.${method}: prepare an answer with answerDialog() first`)
  return ready.shift()
}
export const dialog = strict(
  {
    showMessageBox: nextAnswer('showMessageBox'),
    showMessageBoxSync: () => takeAnswer('showMessageBoxSync'),
    showOpenDialog: nextAnswer('showOpenDialog'),
    showSaveDialog: nextAnswer('showSaveDialog'),
    showErrorBox: (title: string, content: string) =>
      void process.stderr.write(`[dialog] ${title}: ${content}\n`),
  },
  'dialog',
)

/** Leaving the app is reported to the test, never done. */
export const shell = strict(
  {
    openExternal: async (url: string) => report({ type: 'open-external', url }),
    /** Resolves with what went wrong: nothing. */
    openPath: async (path: string) => {
      report({ type: 'open-external', url: path })
      return ''
    },
  },
  'shell',
)

class HostTheme extends EventEmitter {
  private source: 'system' | 'light' | 'dark' = 'system'
  get themeSource() {
    return this.source
  }
  set themeSource(source) {
    this.source = source
    this.emit('updated')
  }
  get shouldUseDarkColors() {
    return this.source === 'dark'
  }
}
export const nativeTheme = strict(new HostTheme(), 'nativeTheme')

class HostPower extends EventEmitter {
  isOnBatteryPower = () => false
  getSystemIdleState = () => 'active'
  getSystemIdleTime = () => 0
}
export const powerMonitor = strict(new HostPower(), 'powerMonitor')

/** Nothing crashes here but what a test makes crash. */
export const crashReporter = strict({ start: () => undefined }, 'crashReporter')

let copied = ''
/** A clipboard of the host's own: tests run beside each other on one machine. */
export const clipboard = strict(
  {
    writeText: (text: string) => {
      copied = text
    },
    readText: () => copied,
  },
  'clipboard',
)
