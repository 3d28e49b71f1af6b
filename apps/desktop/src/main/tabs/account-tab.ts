import type { AccountTab as TabState } from '@seaport/contract/desktop/ipc-tabs'
import type { AccountPage } from '@seaport/seat-client/account/account-views'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { Messages } from '@seaport/seat-client/messages'
import { type BrowserWindow, dialog, type Session, type WebContents, type WebContentsView } from 'electron'
import { errorPage } from '../error-page.ts'
import { createPageView, isWebAddress, listenToKeys, type PageKey } from './page-view.ts'
import { PopUps } from './pop-ups.ts'

/** How long a page may take to say whether it objects to being left. */
const UNLOAD_TIMEOUT_MS = 3_000

export interface TabHost {
  readonly messages: Messages
  /** The window that the pages lie in. */
  window(): BrowserWindow | undefined
  onKey(accountId: string, key: PageKey): void
  onChanged(): void
  /** Its page is gone, and it was not put to sleep. */
  onClosed(tab: AccountTab): void
}

/** The page of one account: awake in a view of its own, or asleep, when only its address is kept. */
export class AccountTab {
  /** What it was opened for last. */
  page: AccountPage
  /** What Chromium was given: the proxy itself, or the relay to one that it can't log in to. */
  readonly route: AccountProxy | undefined
  /** When it was looked at last; milliseconds since the epoch. */
  seenAt = Date.now()
  readonly #session: Session
  readonly #host: TabHost
  readonly #popUps: PopUps
  #view: WebContentsView | undefined
  #url: string
  #title = ''
  #notice = ''
  #crashed = false
  #visible = false
  #loading = false
  /** It is being put to sleep, which a page that objects ends without a question; or the program is to end, and its person is asked. */
  #parting: 'sleep' | 'quit' | undefined
  #onStay: () => void = () => undefined
  /** Its person chose to stay at a page that objected to being left. */
  #stayed = false

  constructor(page: AccountPage, route: AccountProxy | undefined, own: Session, host: TabHost) {
    this.page = page
    this.route = route
    this.#url = page.url
    this.#session = own
    this.#host = host
    this.#popUps = new PopUps({
      session: own,
      proxied: page.proxy !== undefined,
      title: () => this.page.title,
      onRefused: (url) => this.announce(host.messages('page.refused', { address: url.slice(0, 80) })),
      onChanged: () => host.onChanged(),
    })
  }

  get contents(): WebContents | undefined {
    return this.#view?.webContents
  }

  get busy(): boolean {
    return this.#visible || this.#loading || this.#popUps.size > 0 || this.page.callbackPort !== undefined
  }

  /** Whether this is its page, or a window that it opened. */
  has(contents: WebContents): boolean {
    return this.contents === contents || this.#popUps.has(contents)
  }

  get awake(): boolean {
    return this.#view !== undefined
  }

  /** @param memory of each process, in bytes */
  state(memory: ReadonlyMap<number, number>): TabState {
    const { contents } = this
    return {
      id: this.page.accountId,
      url: this.#url,
      title: this.#title,
      state: this.#crashed ? 'crashed' : !contents ? 'asleep' : this.#loading ? 'loading' : 'awake',
      can_go_back: contents?.navigationHistory.canGoBack() ?? false,
      can_go_forward: contents?.navigationHistory.canGoForward() ?? false,
      unread: Number(/^\((\d{1,6})\+?\)/.exec(this.#title)?.[1] ?? 0),
      memory: contents ? (memory.get(contents.getOSProcessId()) ?? 0) : 0,
      notice: this.#notice,
    }
  }

  pageShown(): { url: string; title: string } | undefined {
    const { contents } = this
    return contents && { url: contents.getURL(), title: contents.getTitle() }
  }

  announce(text: string): void {
    this.#notice = text
    this.#host.onChanged()
  }

  /** Shows the page at a place of the window, or hides it. */
  place(bounds: { x: number; y: number; width: number; height: number } | undefined): void {
    this.#visible = bounds !== undefined
    if (bounds) this.seenAt = Date.now()
    if (!this.#view) return
    if (bounds) this.#view.setBounds(bounds)
    this.#view.setVisible(this.#visible)
  }

  /**
   * Loads an address; a page that sleeps wakes up there. One that can't be reached is shown as such, in words: loading has not failed.
   * @throws ClientRefused when the person stays at the page that is open, so that nobody takes it for another one
   */
  async load(url = this.#url): Promise<void> {
    this.seenAt = Date.now()
    const { webContents } = this.#wake()
    this.#stayed = false
    this.#crashed = false
    try {
      await webContents.loadURL(url)
    } catch (error) {
      if (webContents.isDestroyed()) return
      if (this.#takeStayed()) throw new ClientRefused(this.#host.messages, 'page_kept')
      const { code = '' } = error as { code?: string }
      // Aborted: the page itself has gone on to another one.
      if (code === 'ERR_ABORTED') return
      await webContents.loadURL(errorPage(url, code, this.#host.messages)).catch(() => undefined)
      this.#url = url
      this.#host.onChanged()
    }
  }

  /** Frees the memory of the page; one that objects, because something in it is not sent yet, stays awake. */
  sleep(): void {
    if (!this.contents) return
    this.#parting = 'sleep'
    this.contents.close({ waitForBeforeUnload: true })
  }

  /** Puts the page to sleep before the program ends. @returns false when it objects, and its person stays */
  async leave(): Promise<boolean> {
    const { contents } = this
    if (!contents || contents.isDestroyed()) return true
    this.#parting = 'quit'
    return new Promise((resolve) => {
      contents.once('destroyed', () => resolve(true))
      this.#onStay = () => resolve(false)
      // One that hangs can't object.
      setTimeout(() => resolve(true), UNLOAD_TIMEOUT_MS).unref()
      contents.close({ waitForBeforeUnload: true })
    })
  }

  /** Ends the page for good: a "leave?" question must not keep an account open that was taken away. */
  async end(): Promise<void> {
    const { contents } = this
    if (!contents || contents.isDestroyed()) return
    this.#parting = undefined
    const closed = new Promise<void>((resolve) => contents.once('destroyed', () => resolve()))
    contents.close()
    await closed
  }

  #wake(): WebContentsView {
    if (this.#view) return this.#view
    const view = createPageView(this.#session)
    this.#popUps.allowFrom(view.webContents)
    this.#view = view
    this.#host.window()?.contentView.addChildView(view)
    this.#follow(view)
    return view
  }

  #follow(view: WebContentsView): void {
    const { webContents: contents } = view
    const changed = () => {
      const url = contents.getURL()
      if (isWebAddress(url) && url !== 'about:blank') this.#url = url
      this.#host.onChanged()
    }
    contents.on('did-start-loading', () => {
      this.#loading = true
      this.#notice = ''
      changed()
    })
    contents.on('did-stop-loading', () => {
      this.#loading = false
      changed()
    })
    contents.on('did-navigate', changed)
    contents.on('did-navigate-in-page', changed)
    contents.on('page-title-updated', (_event, title) => {
      this.#title = title
      changed()
    })
    contents.on('render-process-gone', () => {
      this.#crashed = true
      this.#loading = false
      changed()
    })
    contents.on('will-prevent-unload', (event) => this.#onObjection(event))
    contents.once('destroyed', () => this.#onDestroyed(view))
    listenToKeys(contents, (key) => this.#host.onKey(this.page.accountId, key))
  }

  #onDestroyed(view: WebContentsView): void {
    if (this.#view !== view) return
    this.#view = undefined
    this.#loading = false
    this.#popUps.closeAll()
    const window = this.#host.window()
    if (window && !window.isDestroyed()) window.contentView.removeChildView(view)
    if (this.#parting) {
      this.#parting = undefined
      this.#host.onChanged()
    } else this.#host.onClosed(this)
  }

  #takeStayed(): boolean {
    const stayed = this.#stayed
    this.#stayed = false
    return stayed
  }

  /** A page objects to being left, because something in it is not sent or saved yet. */
  #onObjection(event: { preventDefault(): void }): void {
    const parting = this.#parting
    if (parting === 'sleep') {
      this.#parting = undefined
      this.seenAt = Date.now()
    } else if (!this.#asksToStay(parting === 'quit')) event.preventDefault()
    else if (parting === 'quit') {
      this.#parting = undefined
      this.#onStay()
    } else this.#stayed = true
  }

  #asksToStay(quits: boolean): boolean {
    const { messages } = this.#host
    const question = {
      type: 'warning' as const,
      message: messages(quits ? 'leave.quitTitle' : 'leave.title'),
      detail: quits ? messages('leave.quitText', { page: this.page.title }) : messages('leave.text'),
      buttons: [messages('leave.stay'), messages(quits ? 'leave.quit' : 'leave.leave')],
      defaultId: 0,
      cancelId: 0,
    }
    const window = this.#host.window()
    return (window ? dialog.showMessageBoxSync(window, question) : dialog.showMessageBoxSync(question)) === 0
  }
}
