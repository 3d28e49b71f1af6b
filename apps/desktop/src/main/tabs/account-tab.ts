import type { AccountTab as TabState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { PageKey } from '@seaport/contract/desktop/page-key'
import type { AccountPage } from '@seaport/seat-client/account/account-views'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { Messages } from '@seaport/seat-client/messages'
import {
  type BrowserWindow,
  dialog,
  type NavigationEntry,
  type Session,
  type WebContents,
  type WebContentsView,
} from 'electron'
import { errorPage } from '../error-page.ts'
import { offerContextMenu } from './context-menu.ts'
import { listenToKeys } from './page-keys.ts'
import { createPageView, followFailures, isWebAddress } from './page-view.ts'
import { PopUps } from './pop-ups.ts'
import { ProxyAnswers } from './proxy-answers.ts'

type Bounds = { x: number; y: number; width: number; height: number }

/** Levels of zoom: 25 to 500 %, as in Chromium. */
const MIN_ZOOM = -7.6
const MAX_ZOOM = 8.8

/** Timeout of a page's answer on whether it objects to being left. */
const UNLOAD_TIMEOUT_MS = 3_000

/** Messenger's titles alternate between "(1) Messenger" and the sender: webcatalog/webcatalog-legacy#358. */
const BLINK_MS = 5_000

/** @returns the number of new messages in a title */
const unreadIn = (title: string) => Number(/^\((\d{1,6})\+?\)/.exec(title)?.[1] ?? 0)

export interface TabHost {
  readonly messages: Messages
  /** The window that contains the pages. */
  window(): BrowserWindow | undefined
  onKey(accountId: string, key: PageKey): void
  onChanged(): void
  /** Its page is gone without having been put to sleep. */
  onClosed(tab: AccountTab): void
}

/** The page of one account: awake in its own view, or asleep, with only its address kept. */
export class AccountTab {
  /** Address and route with which it was last opened. */
  page: AccountPage
  /** Answers the proxy's login request: the account's own proxy, or the relay to one that Chromium can't log in to. */
  readonly proxyAnswers: ProxyAnswers
  /** When it was last viewed; milliseconds since the epoch. */
  seenAt = Date.now()
  readonly #session: Session
  readonly #host: TabHost
  readonly #popUps: PopUps
  #view: WebContentsView | undefined
  #url: string
  #title = ''
  /** The count of a title that has disappeared, and until when it still applies. */
  #unread = { count: 0, until: 0 }
  /** Another document has come, and is not loaded yet. */
  #arriving = false
  #notice = ''
  #ongoing = false
  #crashed = false
  #visible = false
  #loading = false
  /** An address is being opened here; who asked for it is told of a failure. */
  #opening = false
  /** An error page stands in the place of the page. */
  #failed = false
  /** A video or a picture of the page fills the window. */
  #fillsWindow = false
  #bounds: Bounds | undefined
  /** History of the page before it went to sleep, to go back to. */
  #history: { entries: NavigationEntry[]; index: number } | undefined
  #found: TabState['found'] = null
  /** Whether it is being put to sleep, which an objecting page prevents without a question, or the program is ending, when its user is asked. */
  #parting: 'sleep' | 'quit' | undefined
  #onStay: () => void = () => undefined
  /** The user chose to stay at a page that objected to being left. */
  #stayed = false

  constructor(page: AccountPage, route: AccountProxy | undefined, own: Session, host: TabHost) {
    this.page = page
    this.proxyAnswers = new ProxyAnswers(route, () => this.announce(host.messages('page.proxyRefused')))
    this.#url = page.url
    this.#session = own
    this.#host = host
    this.#popUps = new PopUps({
      session: own,
      proxied: page.proxy !== undefined,
      title: () => this.page.title,
      messages: host.messages,
      onRefused: (text) => this.announce(text),
      onChanged: () => host.onChanged(),
    })
  }

  get contents(): WebContents | undefined {
    return this.#view?.webContents
  }

  /** A page that is heard is busy: somebody listens to it while they work in another. Silent videos, which play by themselves, are not. */
  get busy(): boolean {
    const { page, contents } = this
    if (this.#visible || this.#loading || this.#popUps.size > 0 || page.callbackPort !== undefined)
      return true
    return contents?.isCurrentlyAudible() ?? false
  }

  /** Whether its page could not be loaded. */
  get failed(): boolean {
    return this.awake && this.#failed
  }

  get fillsWindow(): boolean {
    return this.#fillsWindow && this.#visible
  }

  /** Whether this is its page, or a window opened by it. */
  has(contents: WebContents): boolean {
    return this.contents === contents || this.#popUps.has(contents)
  }

  /** Whether there is a working page; a crashed one has to be loaded again. */
  get awake(): boolean {
    return this.#view !== undefined && !this.#crashed
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
      unread: this.#countUnread(),
      memory: contents ? (memory.get(contents.getOSProcessId()) ?? 0) : 0,
      notice: this.#notice,
      ongoing: this.#ongoing,
      found: this.#found,
    }
  }

  /** A page that is loaded again, or could not be, says the count of before for a while: its messages are no news. */
  #countUnread(): number {
    const { count, until } = this.#unread
    return unreadIn(this.#title) || (this.#arriving || this.#failed || Date.now() < until ? count : 0)
  }

  #keepUnread(): void {
    this.#unread = { count: this.#countUnread(), until: Date.now() + BLINK_MS }
  }

  pageShown(): { url: string; title: string } | undefined {
    const { contents } = this
    return contents && { url: contents.getURL(), title: contents.getTitle() }
  }

  /** @param ongoing whether the text is of something under way, and will be replaced by the next */
  announce(text: string, ongoing = false): void {
    this.#notice = text
    this.#ongoing = ongoing
    this.#host.onChanged()
  }

  /** Shows the page in an area of the window, or hides it. */
  place(bounds: Bounds | undefined): void {
    // Nothing is laid out anew while somebody works in the page, so what counts is when it is hidden.
    if (this.#visible) this.seenAt = Date.now()
    this.#bounds = bounds
    this.#visible = bounds !== undefined
    this.#draw()
  }

  #draw(): void {
    const view = this.#view
    if (!view) return
    const window = this.#host.window()
    if (this.#fillsWindow && window) {
      const { width, height } = window.getContentBounds()
      view.setBounds({ x: 0, y: 0, width, height })
      // Adding a view again moves it above all others.
      window.contentView.addChildView(view)
    } else if (this.#bounds) view.setBounds(this.#bounds)
    view.setVisible(this.#visible)
  }

  /**
   * Finds a text in the page; an empty one ends the search.
   * @param again moves to the next match
   */
  find(text: string, again: boolean): void {
    const { contents } = this
    if (!contents) return
    if (text !== '') return void contents.findInPage(text, { findNext: !again })
    contents.stopFindInPage('keepSelection')
    this.#found = null
    this.#host.onChanged()
  }

  /**
   * Chromium keeps the zoom of each site in the partition, so it belongs to the account.
   * @param by steps of 20 %; 0 = default
   */
  zoom(by: number): void {
    const { contents } = this
    if (!contents) return
    const level = by === 0 ? 0 : contents.getZoomLevel() + by
    contents.setZoomLevel(Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, level)))
    this.announce(
      this.#host.messages('page.zoom', { percent: String(Math.round(1.2 ** contents.getZoomLevel() * 100)) }),
    )
  }

  /**
   * Loads an address; a sleeping page wakes up there. An unreachable one shows an error page and does not reject.
   * @throws ClientRefused when the person stays on the open page, so that nobody mistakes it for another one
   */
  async load(url = this.#url): Promise<void> {
    this.seenAt = Date.now()
    const { webContents } = this.#wake()
    this.#stayed = false
    this.#crashed = false
    const history = url === this.#url ? this.#history : undefined
    this.#history = undefined
    this.#opening = true
    try {
      await (history ? webContents.navigationHistory.restore(history) : webContents.loadURL(url))
    } catch (error) {
      if (webContents.isDestroyed()) return
      if (this.#takeStayed()) throw new ClientRefused(this.#host.messages, 'page_kept')
      const { code = '' } = error as { code?: string }
      // Aborted: the page itself has gone on to another one.
      if (code === 'ERR_ABORTED') return
      await this.#showError(webContents, url, code)
    } finally {
      this.#opening = false
    }
  }

  async #showError(contents: WebContents, url: string, code: string): Promise<void> {
    this.#failed = true
    await contents.loadURL(errorPage(url, code, this.#host.messages)).catch(() => undefined)
    this.#url = url
    this.#host.onChanged()
  }

  /** Frees the memory of the page; one that objects, because something in it is not sent yet, stays awake. */
  sleep(): void {
    if (!this.contents) return
    this.#parting = 'sleep'
    this.#keepHistory(this.contents)
    this.contents.close({ waitForBeforeUnload: true })
  }

  /** Puts the page to sleep before the program ends. @returns false if it objects, and its user stays */
  async leave(): Promise<boolean> {
    const { contents } = this
    if (!contents || contents.isDestroyed()) return true
    this.#parting = 'quit'
    this.#keepHistory(contents)
    return new Promise((resolve) => {
      contents.once('destroyed', () => resolve(true))
      this.#onStay = () => resolve(false)
      // A page that hangs can't object.
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

  #keepHistory({ navigationHistory }: WebContents): void {
    this.#history = { entries: navigationHistory.getAllEntries(), index: navigationHistory.getActiveIndex() }
  }

  #wake(): WebContentsView {
    if (this.#view) return this.#view
    const view = createPageView(this.#session, this.#host.messages)
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
      this.#crashed = false
      this.#notice = ''
      this.#found = null
      changed()
    })
    contents.on('did-stop-loading', () => {
      this.#loading = false
      if (this.#arriving) this.#keepUnread()
      this.#arriving = false
      changed()
    })
    contents.on('did-navigate', (_event, url, status) => {
      this.#keepUnread()
      this.#arriving = true
      if (isWebAddress(url)) this.#failed = false
      // 407 is the proxy's own page.
      if (status > 0 && status !== 407) this.proxyAnswers.accepted()
      changed()
    })
    contents.on('did-navigate-in-page', changed)
    followFailures(contents, (url, code) => {
      if (!this.#opening) void this.#showError(contents, url, code)
    })
    contents.on('found-in-page', (_event, { activeMatchOrdinal, matches }) => {
      this.#found = { active: activeMatchOrdinal, matches }
      changed()
    })
    contents.on('enter-html-full-screen', () => this.#fillWindow(true))
    contents.on('leave-html-full-screen', () => this.#fillWindow(false))
    contents.on('unresponsive', () => this.announce(this.#host.messages('page.unresponsive')))
    contents.on('responsive', () => this.announce(''))
    offerContextMenu(contents, this.#host.messages)
    contents.on('page-title-updated', (_event, title) => {
      if (unreadIn(this.#title) > 0) this.#keepUnread()
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

  #fillWindow(fills: boolean): void {
    this.#fillsWindow = fills
    this.#draw()
  }

  #onDestroyed(view: WebContentsView): void {
    if (this.#view !== view) return
    this.#view = undefined
    this.#loading = false
    this.#crashed = false
    this.#fillsWindow = false
    this.#found = null
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
