import { isDeepStrictEqual } from 'node:util'
import type { AccountPage, AccountViews } from '@seaport/seat-client/account/account-views'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import type { SocksRelay } from '@seaport/seat-client/egress/socks-relay'
import type { Messages } from '@seaport/seat-client/messages'
import { createSerialQueue, type SerialQueue } from '@seaport/seat-client/serial-queue'
import {
  type AuthInfo,
  app,
  BrowserWindow,
  dialog,
  type Event,
  type Session,
  session,
  type WebContents,
} from 'electron'
import { errorPage } from './error-page.ts'
import { proxyConfig } from './proxy.ts'

export interface AccountView {
  readonly accountId: string
  readonly title: string
  readonly url: string
  readonly focused: boolean
}

/** A window, and the egress route that it was opened with. */
interface OpenWindow extends Pick<AccountPage, 'proxy' | 'callbackPort' | 'title'> {
  readonly window: BrowserWindow
  /** What Chromium was given: the proxy itself, or the relay to one that it can't log in to. */
  readonly route: AccountProxy | undefined
}

export interface AccountWindowListeners {
  onClosed(accountId: string): void
  /** Somebody pressed Ctrl (on a Mac ⌘), Shift and K, or Z, in the account's window. */
  onKey(accountId: string, action: 'keep' | 'undo'): void
}

const keys: Readonly<Record<string, 'keep' | 'undo'>> = { k: 'keep', z: 'undo' }

/** Must never change: another name would sign every account out. */
const partitionOf = (accountId: string) => `persist:account-${accountId}`

const ACCOUNT_ID = /^[\w-]{1,64}$/

/** The isolated windows of the social accounts, one per account. */
export class AccountWindows implements AccountViews {
  readonly shown = true
  readonly #listeners: AccountWindowListeners
  readonly #messages: Messages
  /** Windows whose person chose to stay at a page that objected to being left. */
  readonly #stayed = new WeakSet<BrowserWindow>()
  readonly #open = new Map<string, OpenWindow>()
  readonly #queues = new Map<string, SerialQueue>()
  readonly #usedPartitions = new Set<string>()

  constructor(listeners: AccountWindowListeners, messages: Messages) {
    this.#listeners = listeners
    this.#messages = messages
    app.on('login', (event, contents, _details, authInfo, answer) => {
      const opened = this.#openedBy(contents)
      if (opened) answerProxyLogin(event, authInfo, opened.route, answer)
    })
  }

  /** Serialized per account: two windows on one partition would be two people in one account. */
  open(page: AccountPage): Promise<void> {
    const serialize = this.#queues.get(page.accountId) ?? createSerialQueue()
    this.#queues.set(page.accountId, serialize)
    return serialize(() => this.#openNow(page))
  }

  focus(accountId: string): boolean {
    const window = this.#open.get(accountId)?.window
    if (window) bringToFront(window)
    return window !== undefined
  }

  async close(accountId: string): Promise<void> {
    const window = this.#open.get(accountId)?.window
    if (window) await this.#destroy(accountId, window)
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((accountId) => this.close(accountId)))
  }

  list(): AccountView[] {
    return [...this.#open].map(([accountId, { window }]) => ({
      accountId,
      title: window.getTitle(),
      url: window.webContents.getURL(),
      focused: window.isFocused(),
    }))
  }

  pageOf(accountId: string): { url: string; title: string } | undefined {
    const contents = this.#open.get(accountId)?.window.webContents
    return contents && { url: contents.getURL(), title: contents.getTitle() }
  }

  announce(accountId: string, text: string): void {
    const opened = this.#open.get(accountId)
    opened?.window.setTitle(`${opened.title} · ${text}`)
  }

  proxyOf(accountId: string): AccountProxy | undefined {
    return this.#open.get(accountId)?.proxy
  }

  async forget(accountId: string): Promise<void> {
    await this.close(accountId)
    await this.#sessionOf(accountId).clearStorageData()
    this.#usedPartitions.delete(accountId)
  }

  /** Writes cookies and storage of every account opened so far to the disk. */
  async flush(): Promise<void> {
    await Promise.all([...this.#usedPartitions].map((accountId) => this.#flush(accountId)))
  }

  async #openNow(page: AccountPage): Promise<void> {
    assertWebAddress(page.url)
    const current = this.#open.get(page.accountId)
    if (current && isSameRoute(current, page)) {
      bringToFront(current.window)
      return this.#load(current.window, page.url)
    }
    this.#open.delete(page.accountId)
    if (current) await this.#destroy(page.accountId, current.window)
    await this.#create(page)
  }

  async #create({ accountId, url, title, proxy, callbackPort }: AccountPage): Promise<void> {
    const own = this.#sessionOf(accountId)
    // Before anything can load: a rejected proxy means no window, never a direct connection.
    const relay = await relayTo(proxy)
    const route = relay?.proxy ?? proxy
    await own.setProxy(proxyConfig(route, callbackPort)).catch((error: unknown) => {
      relay?.close()
      throw error
    })
    // What is still open went out on the route before.
    await own.closeAllConnections()
    own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    own.setPermissionCheckHandler(() => false)
    const window = createWindow(title, own)
    this.#open.set(accountId, { window, title, proxy, callbackPort, route })
    window.once('closed', () => {
      relay?.close()
      // Another window may have replaced it.
      if (this.#open.get(accountId)?.window !== window) return
      this.#open.delete(accountId)
      this.#listeners.onClosed(accountId)
    })
    restrictNavigation(window.webContents, proxy !== undefined)
    listenToKeys(window.webContents, (action) => this.#listeners.onKey(accountId, action))
    window.webContents.on('will-prevent-unload', (event) => {
      if (this.#asksToStay(window)) this.#stayed.add(window)
      else event.preventDefault()
    })
    await this.#load(window, url)
  }

  /**
   * A page that can't be reached is shown as such, in words: opening has not failed.
   * @throws ClientRefused when the person stays at the page that is open, so that nobody takes it for another one
   */
  async #load(window: BrowserWindow, url: string): Promise<void> {
    this.#stayed.delete(window)
    try {
      await window.loadURL(url)
    } catch (error) {
      if (window.isDestroyed()) return
      if (this.#stayed.delete(window)) throw new ClientRefused(this.#messages, 'page_kept')
      const { code = '' } = error as { code?: string }
      // Aborted: the page itself has gone on to another one.
      if (code === 'ERR_ABORTED') return
      await window.loadURL(errorPage(url, code, this.#messages)).catch(() => undefined)
    }
  }

  /** A page objects to being left, because something in it is not sent or saved yet. */
  #asksToStay(window: BrowserWindow): boolean {
    const messages = this.#messages
    return (
      dialog.showMessageBoxSync(window, {
        type: 'warning',
        message: messages('leave.title'),
        detail: messages('leave.text'),
        buttons: [messages('leave.stay'), messages('leave.leave')],
        defaultId: 0,
        cancelId: 0,
      }) === 0
    )
  }

  async #destroy(accountId: string, window: BrowserWindow): Promise<void> {
    const closed = new Promise<void>((resolve) => window.once('closed', () => resolve()))
    await this.#flush(accountId)
    // A page's "leave?" question must not keep an account open that was taken away.
    if (!window.isDestroyed()) window.destroy()
    await closed
  }

  async #flush(accountId: string): Promise<void> {
    const own = this.#sessionOf(accountId)
    own.flushStorageData()
    await own.cookies.flushStore()
  }

  #sessionOf(accountId: string): Session {
    if (!ACCOUNT_ID.test(accountId)) throw new RangeError(`Not an account id: ${accountId}`)
    this.#usedPartitions.add(accountId)
    return session.fromPartition(partitionOf(accountId))
  }

  #openedBy(contents: WebContents | null): OpenWindow | undefined {
    return [...this.#open.values()].find(
      ({ window }) => !window.isDestroyed() && window.webContents === contents,
    )
  }
}

/** Chromium knows no login for SOCKS5: such a proxy is reached through a relay on this computer. */
async function relayTo(proxy: AccountProxy | undefined): Promise<SocksRelay | undefined> {
  if (proxy?.scheme !== 'socks5' || proxy.username === '') return undefined
  return (await import('@seaport/seat-client/egress/socks-relay')).openSocksRelay(proxy)
}

function createWindow(title: string, own: Session): BrowserWindow {
  const window = new BrowserWindow({
    width: 1180,
    height: 820,
    title,
    webPreferences: {
      session: own,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    },
  })
  window.on('page-title-updated', (event) => event.preventDefault())
  return window
}

/** @returns whether an open window can be used as it is; without a proxy it reaches a callback port anyway */
function isSameRoute(opened: OpenWindow, { proxy, callbackPort }: AccountPage): boolean {
  return (
    isDeepStrictEqual(opened.proxy, proxy) && (proxy === undefined || opened.callbackPort === callbackPort)
  )
}

/** Web addresses only; a new window opens in the same one, so that nothing leaves the account's partition. */
function restrictNavigation(contents: WebContents, proxied: boolean): void {
  if (proxied) contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.on('will-navigate', (event) => {
    if (!isWebAddress(event.url)) event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    if (isWebAddress(url))
      setImmediate(() => contents.isDestroyed() || void contents.loadURL(url).catch(() => undefined))
    return { action: 'deny' }
  })
}

/** The page itself gets neither key nor word of it. */
function listenToKeys(contents: WebContents, onKey: (action: 'keep' | 'undo') => void): void {
  contents.on('before-input-event', (event, { type, key, shift, control, meta, isAutoRepeat }) => {
    const command = process.platform === 'darwin' ? meta : control
    const action = keys[key.toLowerCase()]
    if (type !== 'keyDown' || isAutoRepeat || !shift || !command || !action) return
    event.preventDefault()
    onKey(action)
  })
}

function answerProxyLogin(
  event: Event,
  authInfo: AuthInfo,
  proxy: AccountProxy | undefined,
  answer: (username?: string, password?: string) => void,
): void {
  if (!authInfo.isProxy || !proxy?.username) return
  event.preventDefault()
  answer(proxy.username, proxy.password)
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

function isWebAddress(url: string): boolean {
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:' || url === 'about:blank'
}

function assertWebAddress(url: string): void {
  if (!isWebAddress(url)) throw new RangeError(`Not a web address: ${url}`)
}
