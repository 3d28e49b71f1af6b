import { BrowserWindow, type WebContents } from 'electron'
import { originOf } from './ipc.ts'
import { FIRST_SIZE } from './life/window-size.ts'

type MainWindowOptions = {
  readonly preload: string
  /** Origin of the renderer: `app://seaport`, or the dev server. */
  readonly origin: string
  readonly title: string
  /** Starts minimized, without taking the focus, because nobody waits for it. */
  readonly inBackground: boolean
  /** Called with addresses that a page wanted to open outside. */
  readonly openOutside: (url: string) => void
}

/** Creates our own window. It never leaves its origin and never opens another. */
export function createMainWindow(options: MainWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...FIRST_SIZE,
    show: false,
    title: options.title,
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => (options.inBackground ? window.minimize() : window.show()))
  // Closed only when the program ends. A dialog with something typed has been asked about before; it can't call the end off now that the work has stopped.
  window.webContents.on('will-prevent-unload', (event) => event.preventDefault())
  blockNavigation(window.webContents, options)
  return window
}

function blockNavigation(contents: WebContents, { origin, openOutside }: MainWindowOptions): void {
  contents.on('will-navigate', (event) => {
    if (originOf(event.url) !== origin) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (originOf(event.url) !== origin) event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
}
