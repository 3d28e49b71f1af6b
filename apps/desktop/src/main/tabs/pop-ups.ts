import type { Messages } from '@seaport/seat-client/messages'
import type { BrowserWindow, BrowserWindowConstructorOptions, Session, WebContents } from 'electron'
import { errorPage } from '../error-page.ts'
import { offerContextMenu } from './context-menu.ts'
import {
  followFailures,
  isMadeByPage,
  isWebAddress,
  pagePreferences,
  restrictNavigation,
} from './page-view.ts'

/** Maximum open windows of one account: a sign-in needs one or two, and a person reads in another. */
export const MAX_POP_UPS = 3

export interface PopUpOptions {
  readonly session: Session
  readonly proxied: boolean
  readonly messages: Messages
  /** Title that names the windows' account. */
  title(): string
  onRefused(text: string): void
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

  /**
   * Lets a page open them: by `window.open` with features, empty (the page writes into it itself), of what it has made itself (an invoice,
   * an export), or by a middle click, which must not take the page away. A link that names another target opens in the page, so that an account has one page and not many.
   */
  allowFrom(contents: WebContents): void {
    const { proxied, session, messages, onRefused } = this.#options
    restrictNavigation(contents, proxied, (url) => this.#refuse(url))
    contents.setWindowOpenHandler(({ url, disposition }) => {
      const isOwn = url === '' || url === 'about:blank' || isMadeByPage(url)
      if (!isOwn && !isWebAddress(url)) this.#refuse(url)
      else if (disposition === 'foreground-tab' && !isOwn) loadInPage(contents, url)
      else if (this.size < MAX_POP_UPS)
        return { action: 'allow', overrideBrowserWindowOptions: optionsOf(session, messages) }
      else onRefused(messages('page.tooManyWindows', { count: String(this.size) }))
      return { action: 'deny' }
    })
    contents.on('did-create-window', (window) => this.#follow(window))
  }

  #refuse(url: string): void {
    const { messages, onRefused } = this.#options
    onRefused(messages('page.refused', { address: url.slice(0, 80) }))
  }

  closeAll(): void {
    for (const window of this.#windows) window.destroy()
  }

  #follow(window: BrowserWindow): void {
    const { proxied, title, messages, onChanged } = this.#options
    const { webContents: contents } = window
    this.#windows.add(window)
    restrictNavigation(contents, proxied, (url) => this.#refuse(url))
    contents.setWindowOpenHandler(({ url }) => {
      if (isWebAddress(url)) loadInPage(contents, url)
      else this.#refuse(url)
      return { action: 'deny' }
    })
    followFailures(contents, (url, code) => loadInPage(contents, errorPage(url, code, messages)))
    offerContextMenu(contents, messages)
    // There is no address bar, so the title names the account and the page.
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

function optionsOf(session: Session, messages: Messages): BrowserWindowConstructorOptions {
  return { autoHideMenuBar: true, fullscreenable: false, webPreferences: pagePreferences(session, messages) }
}

function loadInPage(contents: WebContents, url: string): void {
  setImmediate(() => contents.isDestroyed() || void contents.loadURL(url).catch(() => undefined))
}
