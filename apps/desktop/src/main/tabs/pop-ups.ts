import type { BrowserWindow, BrowserWindowConstructorOptions, Session, WebContents } from 'electron'
import { isWebAddress, pagePreferences, restrictNavigation } from './page-view.ts'

/** A sign-in needs one, or one and the next; more than these are not asked for by a person. */
const MOST = 3

export interface PopUpOptions {
  readonly session: Session
  readonly proxied: boolean
  /** Whose windows they are, in words. */
  title(): string
  onRefused(url: string): void
  onChanged(): void
}

/**
 * Windows that an account's page opens and waits for, as pop-up sign-ins do. They have the page's partition, and with it its proxy and
 * permissions; what they open themselves opens in them, and they close with the page.
 */
export class PopUps {
  readonly #options: PopUpOptions
  readonly #windows = new Set<BrowserWindow>()

  constructor(options: PopUpOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#windows.size
  }

  has(contents: WebContents): boolean {
    return [...this.#windows].some((window) => window.webContents === contents)
  }

  /** Lets a page open them; other new windows open in the page itself, so that nothing leaves the account's partition. */
  allowFrom(contents: WebContents): void {
    const { proxied, session, onRefused } = this.#options
    restrictNavigation(contents, proxied, onRefused)
    contents.setWindowOpenHandler(({ url, disposition }) => {
      if (!isWebAddress(url)) onRefused(url)
      else if (disposition === 'new-window') {
        if (this.size < MOST) return { action: 'allow', overrideBrowserWindowOptions: optionsOf(session) }
      } else loadInPage(contents, url)
      return { action: 'deny' }
    })
    contents.on('did-create-window', (window) => this.#follow(window))
  }

  closeAll(): void {
    for (const window of this.#windows) window.destroy()
  }

  #follow(window: BrowserWindow): void {
    const { proxied, title, onRefused, onChanged } = this.#options
    const { webContents: contents } = window
    this.#windows.add(window)
    restrictNavigation(contents, proxied, onRefused)
    contents.setWindowOpenHandler(({ url }) => {
      if (isWebAddress(url)) loadInPage(contents, url)
      else onRefused(url)
      return { action: 'deny' }
    })
    // There is no address bar: the frame says whose window it is, and whose page.
    const name = () => window.setTitle(`${title()} · ${URL.parse(contents.getURL())?.host ?? ''}`)
    window.on('page-title-updated', (event) => {
      event.preventDefault()
      name()
    })
    contents.on('did-navigate', name)
    window.once('closed', () => {
      this.#windows.delete(window)
      onChanged()
    })
    onChanged()
  }
}

function optionsOf(session: Session): BrowserWindowConstructorOptions {
  return { autoHideMenuBar: true, fullscreenable: false, webPreferences: pagePreferences(session) }
}

function loadInPage(contents: WebContents, url: string): void {
  setImmediate(() => contents.isDestroyed() || void contents.loadURL(url).catch(() => undefined))
}
