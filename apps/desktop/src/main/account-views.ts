import { isDeepStrictEqual } from 'node:util'
import type { AccountPage, AccountViews } from '@seaport/seat-client/account/account-views'
import type { AccountProxy } from '@seaport/seat-client/network/network'
import { type AuthInfo, app, BrowserWindow, type Event, session, type WebContents } from 'electron'
import { proxyConfig } from './proxy.ts'

export type AccountView = {
  readonly accountId: string
  readonly title: string
  readonly url: string
  readonly focused: boolean
}

/** The isolated windows of the social accounts, one per account. */
export interface DesktopAccountViews extends AccountViews {
  list(): AccountView[]
  /** Writes cookies and storage of every account opened so far to the disk. */
  flush(): Promise<void>
}

/** A window, and the way out that it was given. */
type OpenView = { readonly window: BrowserWindow } & Pick<AccountPage, 'proxy' | 'callbackPort'>

type ViewEvents = { readonly onClosed: (accountId: string) => void }

/** Stable for ever: another name would sign every account out. */
export const partitionOf = (accountId: string) => `persist:account-${accountId}`

const ACCOUNT_ID = /^[\w-]{1,64}$/

export function createAccountViews({ onClosed }: ViewEvents): DesktopAccountViews {
  const open = new Map<string, OpenView>()
  const turns = new Map<string, Promise<void>>()
  const used = new Set<string>()
  const sessionOf = (accountId: string) => {
    if (!ACCOUNT_ID.test(accountId)) throw new RangeError(`Not an account id: ${accountId}`)
    used.add(accountId)
    return session.fromPartition(partitionOf(accountId))
  }
  app.on('login', (event, contents, _details, authInfo, answer) => {
    const view = [...open.values()].find(
      ({ window }) => !window.isDestroyed() && window.webContents === contents,
    )
    if (view) answerProxyLogin(event, authInfo, view.proxy, answer)
  })

  const start = async ({ accountId, url, title, proxy, callbackPort }: AccountPage) => {
    const own = sessionOf(accountId)
    // Before anything can load: a rejected proxy means no window, never a direct connection.
    await own.setProxy(proxyConfig(proxy, callbackPort))
    own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    own.setPermissionCheckHandler(() => false)
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
    open.set(accountId, { window, proxy, callbackPort })
    window.on('page-title-updated', (event) => event.preventDefault())
    window.once('closed', () => {
      // Another window may have taken its place.
      if (open.get(accountId)?.window !== window) return
      open.delete(accountId)
      onClosed(accountId)
    })
    guard(window.webContents, proxy !== undefined)
    await load(window, url)
  }

  const openNow = async (view: AccountPage) => {
    assertWebAddress(view.url)
    const current = open.get(view.accountId)
    if (current && isSameWay(current, view)) {
      bringToFront(current.window)
      return load(current.window, view.url)
    }
    open.delete(view.accountId)
    if (current) await destroy(view.accountId, current.window)
    return start(view)
  }

  const views: DesktopAccountViews = {
    open(view) {
      // One after the other for each account: two windows on one partition would be two people in one account.
      const turn = (turns.get(view.accountId) ?? Promise.resolve()).then(() => openNow(view))
      turns.set(
        view.accountId,
        turn.catch(() => undefined),
      )
      return turn
    },
    focus(accountId) {
      const window = open.get(accountId)?.window
      if (window) bringToFront(window)
      return window !== undefined
    },
    async close(accountId) {
      const window = open.get(accountId)?.window
      if (!window) return
      await destroy(accountId, window)
    },
    async closeAll() {
      await Promise.all([...open.keys()].map((accountId) => views.close(accountId)))
    },
    list: () =>
      [...open].map(([accountId, { window }]) => ({
        accountId,
        title: window.getTitle(),
        url: window.webContents.getURL(),
        focused: window.isFocused(),
      })),
    proxyOf: (accountId) => open.get(accountId)?.proxy,
    async flush() {
      await Promise.all([...used].map(flushSession))
    },
    async forget(accountId) {
      await views.close(accountId)
      await sessionOf(accountId).clearStorageData()
      used.delete(accountId)
    },
  }
  return views

  async function destroy(accountId: string, window: BrowserWindow) {
    const closed = new Promise<void>((resolve) => window.once('closed', () => resolve()))
    await flushSession(accountId)
    // A page's "leave?" question must not keep an account open that was taken away.
    if (!window.isDestroyed()) window.destroy()
    await closed
  }

  async function flushSession(accountId: string) {
    const own = sessionOf(accountId)
    own.flushStorageData()
    await own.cookies.flushStore()
  }
}

/** @returns whether a window may go on as it is: a direct one needs no way to its own computer */
function isSameWay(view: OpenView, { proxy, callbackPort }: AccountPage): boolean {
  return isDeepStrictEqual(view.proxy, proxy) && (proxy === undefined || view.callbackPort === callbackPort)
}

/** Web addresses only; a new window opens in the same one, so that nothing leaves the account's partition. */
function guard(contents: WebContents, proxied: boolean): void {
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

/** A page that can't be reached shows Chromium's own error in the window; that is for the agent to see, not a failure of opening. */
async function load(window: BrowserWindow, url: string): Promise<void> {
  await window.loadURL(url).catch(() => undefined)
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
