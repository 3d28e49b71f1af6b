import { EventEmitter } from 'node:events'
import { type DialogMethod, report } from '../control.ts'
import { app } from './app.ts'
import { records } from './records.ts'
import { NotInChromiumHost, strict } from './strict.ts'

type Template = {
  label?: string
  role?: string
  type?: string
  enabled?: boolean
  submenu?: readonly Template[]
  click?: (item: object, window: undefined, event: object) => void
}

class HostMenuItem {
  readonly label: string
  readonly role: string | undefined
  readonly type: string
  readonly enabled: boolean
  readonly submenu: HostMenu | undefined
  private readonly run: Template['click']

  constructor({ label = '', role, type, enabled = true, submenu, click }: Template) {
    // lib/browser/api/menu.ts of Electron.
    if (!label && !role && !type)
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type')
    this.label = label
    this.role = role
    this.type = type ?? (submenu ? 'submenu' : 'normal')
    this.enabled = enabled
    this.submenu = submenu && HostMenu.buildFromTemplate(submenu)
    this.run = click
  }

  /** Runs a menu item. Of the native roles only `quit` is implemented. */
  click = () => {
    if (!this.enabled || this.type === 'separator') return
    if (this.role === 'quit') app.quit()
    else if (this.run) this.run(this, undefined, {})
    else throw new NotInChromiumHost(`MenuItem.click of role '${this.role}'`)
  }
}

class HostMenu extends EventEmitter {
  items: readonly HostMenuItem[] = []
  static buildFromTemplate = (items: readonly Template[]) => {
    const menu = new HostMenu()
    menu.items = items.map((item) => new HostMenuItem(item))
    return strict(menu, 'Menu')
  }
  static setApplicationMenu = (menu: HostMenu | null) => {
    app.applicationMenu = menu
  }
  static getApplicationMenu = () => app.applicationMenu
  popup = () => void records.popups.push(this)
}
export const Menu = HostMenu

class HostTray extends EventEmitter {
  toolTip = ''
  menu: HostMenu | null = null
  private gone = false
  // The icon is not passed on: EventEmitter would take it for options.
  constructor(_icon: unknown) {
    super()
    records.trays.push(this)
  }
  setToolTip = (text: string) => {
    this.toolTip = text
  }
  setContextMenu = (menu: HostMenu | null) => {
    this.menu = menu
  }
  setImage = () => undefined
  setTitle = () => undefined
  isDestroyed = () => this.gone
  destroy = () => {
    this.gone = true
    records.trays.splice(records.trays.indexOf(this), 1)
  }
}
export const Tray = HostTray

class HostNotification extends EventEmitter {
  static isSupported = () => true
  readonly title: string
  readonly body: string
  constructor({ title, body }: { title: string; body: string }) {
    super()
    this.title = title
    this.body = body
  }
  show = () => {
    records.notifications.push(this)
    report({ type: 'notification', text: `${this.title}: ${this.body}` })
    this.emit('show')
  }
  close = () => {
    const place = records.notifications.indexOf(this)
    if (place < 0) return
    records.notifications.splice(place, 1)
    this.emit('close', {})
  }
}
export const Notification = HostNotification

/** Keeps an image's source; nothing renders it. */
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

const blockers = records.powerSaveBlockers
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

/** Opening external addresses and files is reported to the test, not executed. */
export const shell = strict(
  {
    openExternal: async (url: string) => report({ type: 'open-external', url }),
    /** Resolves with an empty error message. */
    openPath: async (path: string) => {
      report({ type: 'open-external', url: path })
      return ''
    },
  },
  'shell',
)

/** Pages follow the program's theme (docs/api/native-theme.md: `prefers-color-scheme`); those who have them set this. */
export const themed = { apply: (): void => undefined }

/** Simulated system settings, which tests change. */
export const system = {
  get isDark() {
    return nativeTheme._systemIsDark
  },
  set isDark(isDark) {
    nativeTheme._systemIsDark = isDark
    nativeTheme.emit('updated')
    themed.apply()
  },
}

class HostTheme extends EventEmitter {
  private source: 'system' | 'light' | 'dark' = 'system'
  _systemIsDark = false
  get themeSource() {
    return this.source
  }
  set themeSource(source) {
    this.source = source
    this.emit('updated')
    themed.apply()
  }
  get shouldUseDarkColors() {
    return this.source === 'system' ? this._systemIsDark : this.source === 'dark'
  }
}
export const nativeTheme = strict(new HostTheme(), 'nativeTheme')

/** One screen, the size of a laptop's. */
export const screen = strict(
  {
    getPrimaryDisplay: () => ({ workAreaSize: { width: 1920, height: 1040 } }),
    getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }),
  },
  'screen',
)

class HostPower extends EventEmitter {
  isOnBatteryPower = () => false
  getSystemIdleState = () => 'active'
  getSystemIdleTime = () => 0
}
export const powerMonitor = strict(new HostPower(), 'powerMonitor')

/** The crash reporter: every crash is caused by a test. */
export const crashReporter = strict({ start: () => undefined }, 'crashReporter')

let copied = ''
/** A private clipboard, since tests run in parallel on one machine. */
export const clipboard = strict(
  {
    writeText: (text: string) => {
      copied = text
    },
    readText: () => copied,
  },
  'clipboard',
)
