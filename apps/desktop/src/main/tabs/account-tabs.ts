import { isDeepStrictEqual } from 'node:util'
import type { Pane, TabAction, TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { PageKey } from '@seaport/contract/desktop/page-key'
import type { AccountPage, AccountViews } from '@seaport/seat-client/account/account-views'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import type { AccountProxy, BoundProxy } from '@seaport/seat-client/egress/egress'
import type { SocksRelay } from '@seaport/seat-client/egress/socks-relay'
import type { Messages } from '@seaport/seat-client/messages'
import { createSerialQueue, type SerialQueue } from '@seaport/seat-client/serial-queue'
import {
  app,
  type BrowserWindow,
  type DownloadItem,
  dialog,
  type Session,
  session,
  type WebContents,
} from 'electron'
import { proxyConfig } from '../proxy.ts'
import { AccountTab } from './account-tab.ts'
import { announceDownloads } from './page-downloads.ts'
import { restrictPermissions } from './page-permissions.ts'
import { addressOf, isWebAddress } from './page-view.ts'
import { tabsToSleep } from './tabs-to-sleep.ts'

export interface AccountTabsOptions {
  readonly messages: Messages
  /** The window that contains the pages. */
  window(): BrowserWindow | undefined
  onClosed(accountId: string): void
  onKey(accountId: string, key: PageKey): void
  onChanged(state: TabsState): void
}

/** Must never change: another name would sign every account out. */
const partitionOf = (accountId: string) => `persist:account-${accountId}`

const ACCOUNT_ID = /^[\w-]{1,64}$/
const DEFAULT_BUDGET = 1024 ** 3
/** Interval for checking idle pages and measuring memory. */
const LOOK_MS = 10_000
/** The next page wakes when the previous one has loaded, or after this time. */
const WAKE_GAP_MS = 3000

/** Electron's names of mouse buttons, on Windows and Linux. */
const MOUSE_BUTTONS: Readonly<Record<string, TabAction>> = {
  'browser-backward': 'back',
  'browser-forward': 'forward',
}

/** The isolated pages of the social accounts, one per account, in our own window. */
export class AccountTabs implements AccountViews {
  readonly shown = true
  /** Memory budget of all pages, in bytes. */
  budget = DEFAULT_BUDGET
  readonly #options: AccountTabsOptions
  readonly #tabs = new Map<string, AccountTab>()
  readonly #relays = new WeakMap<AccountTab, SocksRelay>()
  /** Downloads of all accounts that are being saved. */
  readonly #saving = new Set<DownloadItem>()
  readonly #stopDownloads = new Map<string, () => void>()
  readonly #queues = new Map<string, SerialQueue>()
  /** Number of times that each account was closed: a page that is being opened meanwhile is not. */
  readonly #closings = new Map<string, number>()
  readonly #wakeInTurn = createSerialQueue()
  readonly #usedPartitions = new Set<string>()
  #panes: readonly Pane[] = []
  #announced = false

  constructor(options: AccountTabsOptions) {
    this.#options = options
    app.on('login', (event, contents, details, authInfo, answer) =>
      this.#tabOf(contents)?.proxyAnswers.answer(event, details, authInfo, answer),
    )
    // Denies all of them: Electron would otherwise send the first certificate, which would reveal that all accounts are on this computer:
    // electron/electron#8088.
    app.on('select-client-certificate', (event, contents, _url, _certificates, answer) => {
      if (!this.#tabOf(contents)) return
      event.preventDefault()
      answer()
    })
    setInterval(() => {
      this.sleepIdle(Date.now())
      if (this.#tabs.size > 0) this.#changed()
    }, LOOK_MS).unref()
  }

  /**
   * Serialized per account, until its page begins to load: two pages on one partition would be two people in one account, but one that loads without end
   * must not hold back the next.
   * @throws ClientRefused if the account is closed meanwhile
   */
  async open(page: AccountPage): Promise<void> {
    const { accountId } = page
    const serialize = this.#queues.get(accountId) ?? createSerialQueue()
    this.#queues.set(accountId, serialize)
    const closings = this.#closings.get(accountId)
    const { loading } = await serialize(() =>
      this.#openNow(page, () => this.#closings.get(accountId) !== closings),
    )
    await loading
  }

  /** Wakes the account's page; several wake one after another. */
  focus(accountId: string): boolean {
    const tab = this.#tabs.get(accountId)
    if (tab && !tab.awake) this.#loadInTurn(tab, () => !tab.awake)
    return tab !== undefined
  }

  /** The network is back: loads the pages that could not be loaded, which nobody else would do: ferdium/ferdium-app#1092. */
  retryFailed(): void {
    for (const tab of this.#tabs.values()) if (tab.failed) this.#loadInTurn(tab, () => tab.failed)
  }

  #loadInTurn(tab: AccountTab, isWanted: () => boolean): void {
    void this.#wakeInTurn(async () => {
      // It may have been closed, or loaded, while it waited its turn.
      if (this.#tabs.get(tab.page.accountId) !== tab || !isWanted()) return
      const loaded = tab.load().catch(() => undefined)
      this.#place(tab)
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, WAKE_GAP_MS).unref())])
    })
  }

  async close(accountId: string): Promise<void> {
    this.#closings.set(accountId, (this.#closings.get(accountId) ?? 0) + 1)
    const tab = this.#tabs.get(accountId)
    if (tab) await this.#end(tab)
  }

  async closeAll(): Promise<void> {
    // Every account with a page, or with one that is being opened.
    await Promise.all([...this.#queues.keys()].map((accountId) => this.close(accountId)))
  }

  /** Puts every page to sleep before the program ends. @returns false if a person stays at one, and all are unchanged */
  async leaveAll(): Promise<boolean> {
    if (this.#saving.size > 0 && !(await this.#givesDownloadsUp())) return false
    const left: string[] = []
    for (const tab of [...this.#tabs.values()].filter(({ awake }) => awake)) {
      if (!(await tab.leave())) {
        for (const accountId of left) this.focus(accountId)
        return false
      }
      left.push(tab.page.accountId)
    }
    return true
  }

  /** Electron deletes what has arrived of a download when the program ends: electron/electron#18739. */
  async #givesDownloadsUp(): Promise<boolean> {
    const { messages, window } = this.#options
    const names = [...this.#saving].map((item) => item.getFilename()).join(', ')
    const question = {
      type: 'warning' as const,
      message: messages('leave.quitTitle'),
      detail: messages('leave.downloads', { names }),
      buttons: [messages('leave.wait'), messages('leave.quit')],
      defaultId: 0,
      cancelId: 0,
    }
    const own = window()
    const { response } = await (own ? dialog.showMessageBox(own, question) : dialog.showMessageBox(question))
    return response === 1
  }

  list(): { accountId: string }[] {
    return [...this.#tabs.keys()].map((accountId) => ({ accountId }))
  }

  pageOf(accountId: string): { url: string; title: string } | undefined {
    return this.#tabs.get(accountId)?.pageShown()
  }

  announce(accountId: string, text: string, ongoing = false): void {
    this.#tabs.get(accountId)?.announce(text, ongoing)
  }

  proxyOf(accountId: string): BoundProxy | undefined {
    return this.#tabs.get(accountId)?.page.proxy
  }

  async forget(accountId: string): Promise<void> {
    await this.close(accountId)
    const own = this.#sessionOf(accountId)
    await Promise.all([own.clearStorageData(), own.clearCache()])
    this.#usedPartitions.delete(accountId)
  }

  /** Writes cookies and storage of every account opened so far to the disk. */
  async flush(): Promise<void> {
    await Promise.all([...this.#usedPartitions].map((accountId) => this.#flush(accountId)))
  }

  state(): TabsState {
    // Electron counts in kilobytes.
    const memory = new Map(
      app.getAppMetrics().map(({ pid, memory: { workingSetSize } }) => [pid, workingSetSize * 1024]),
    )
    const tabs = [...this.#tabs.values()].map((tab) => tab.state(memory))
    return {
      tabs,
      memory_used: tabs.reduce((sum, tab) => sum + tab.memory, 0),
      memory_budget: this.budget,
    }
  }

  /** Shows these pages in the areas of the screen, and hides all others. This wakes none: one may just have been put to sleep. */
  layOut(panes: readonly Pane[]): void {
    this.#panes = panes
    for (const tab of this.#tabs.values()) this.#place(tab)
  }

  /** Whether our window, or a video of one of the pages, fills the screen. */
  fillsWindow(): boolean {
    return (
      this.#options.window()?.isFullScreen() === true ||
      [...this.#tabs.values()].some((tab) => tab.fillsWindow)
    )
  }

  act(accountId: string, action: TabAction): void {
    const tab = this.#tabs.get(accountId)
    const contents = tab?.contents
    if (!contents) return
    if (action === 'back') contents.navigationHistory.goBack()
    else if (action === 'forward') contents.navigationHistory.goForward()
    else if (action === 'reload') contents.reload()
    else if (action === 'stop') contents.stop()
    else if (action === 'focus') contents.focus()
    else if (action === 'zoom_in') tab.zoom(1)
    else if (action === 'zoom_out') tab.zoom(-1)
    else if (action === 'zoom_reset') tab.zoom(0)
    else tab.sleep()
  }

  /** The buttons of a mouse: back or forward in the page that has the focus, else in the only one that is shown. */
  goBy(command: string): void {
    const action = MOUSE_BUTTONS[command]
    if (!action) return
    const focused = [...this.#tabs].find(([, tab]) => tab.contents?.isFocused())?.[0]
    const only = this.#panes.length === 1 ? this.#panes[0]?.id : undefined
    const accountId = focused ?? only
    if (accountId !== undefined) this.act(accountId, action)
  }

  find(accountId: string, text: string, again: boolean): void {
    this.#tabs.get(accountId)?.find(text, again)
  }

  /** Browser shortcuts are handled here; others belong to the screens. */
  #onKey(accountId: string, key: PageKey): void {
    if (key === 'reload' || key === 'zoom_in' || key === 'zoom_out' || key === 'zoom_reset')
      this.act(accountId, key)
    else this.#options.onKey(accountId, key)
  }

  /** Navigates to a typed address; a text that is not a web address is ignored. */
  async navigate(accountId: string, written: string): Promise<void> {
    const url = addressOf(written)
    const tab = this.#tabs.get(accountId)
    if (!tab || url === null) return
    await tab.load(url)
    this.#place(tab)
  }

  /** Puts pages to sleep that are idle for long, or exceed the memory budget. */
  sleepIdle(now: number): void {
    const memory = new Map(this.state().tabs.map((tab) => [tab.id, tab.memory]))
    const awake = [...this.#tabs.values()].filter((tab) => tab.awake)
    const pages = awake.map((tab) => ({
      id: tab.page.accountId,
      busy: tab.busy,
      seenAt: tab.seenAt,
      memory: memory.get(tab.page.accountId) ?? 0,
    }))
    for (const id of tabsToSleep(pages, this.budget, now)) this.#tabs.get(id)?.sleep()
  }

  async #openNow(page: AccountPage, isClosed: () => boolean): Promise<{ loading: Promise<void> }> {
    if (!isWebAddress(page.url)) throw new RangeError(`Not a web address: ${page.url}`)
    const current = this.#tabs.get(page.accountId)
    if (current && isSameRoute(current.page, page)) {
      current.page = page
      const loading = current.load(page.url)
      this.#place(current)
      return { loading }
    }
    this.#tabs.delete(page.accountId)
    if (current) await this.#end(current)
    return this.#create(page, isClosed)
  }

  async #create(page: AccountPage, isClosed: () => boolean): Promise<{ loading: Promise<void> }> {
    const { accountId, proxy, callbackPort } = page
    const own = this.#sessionOf(accountId)
    // Before anything can load: a rejected proxy means no page, never a direct connection.
    const relay = await relayTo(proxy)
    const route = relay?.proxy ?? proxy
    await own.setProxy(proxyConfig(route, callbackPort)).catch((error: unknown) => {
      relay?.close()
      throw error
    })
    // An open page was loaded through the previous route, and a gateway accepts its previous login too, which leads elsewhere: electron/electron#8089.
    await Promise.all([own.closeAllConnections(), own.clearAuthCache()])
    const { messages, window } = this.#options
    if (isClosed()) {
      relay?.close()
      throw new ClientRefused(messages, 'account_not_open')
    }
    restrictPermissions(own)
    const tab = new AccountTab(page, route, own, {
      messages,
      window,
      onKey: (id, key) => this.#onKey(id, key),
      onChanged: () => this.#changed(),
      onClosed: (closed) => this.#onClosed(closed),
    })
    if (relay) this.#relays.set(tab, relay)
    this.#stopDownloads.get(accountId)?.()
    this.#stopDownloads.set(
      accountId,
      announceDownloads(
        own,
        messages,
        (text, ongoing) => this.announce(accountId, text, ongoing),
        this.#saving,
      ),
    )
    this.#tabs.set(accountId, tab)
    const loading = tab.load()
    this.#place(tab)
    return { loading }
  }

  #place(tab: AccountTab): void {
    const pane = this.#panes.find(({ id }) => id === tab.page.accountId)
    const zoom = this.#options.window()?.webContents.getZoomFactor() ?? 1
    const scaled = (pixels: number) => Math.round(pixels * zoom)
    tab.place(
      pane && {
        x: scaled(pane.x),
        y: scaled(pane.y),
        width: scaled(pane.width),
        height: scaled(pane.height),
      },
    )
  }

  async #end(tab: AccountTab): Promise<void> {
    await this.#flush(tab.page.accountId)
    await tab.end()
    // A sleeping account has no page whose end could be reported; for others it is reported twice.
    this.#onClosed(tab)
  }

  #onClosed(tab: AccountTab): void {
    this.#relays.get(tab)?.close()
    const { accountId } = tab.page
    this.#changed()
    // Another page may have replaced it.
    if (this.#tabs.get(accountId) !== tab) return
    this.#tabs.delete(accountId)
    this.#options.onClosed(accountId)
  }

  /** Announces the state once for all that changes in one turn. */
  #changed(): void {
    if (this.#announced) return
    this.#announced = true
    setImmediate(() => {
      this.#announced = false
      this.#options.onChanged(this.state())
    })
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

  #tabOf(contents: WebContents | null): AccountTab | undefined {
    return contents ? [...this.#tabs.values()].find((tab) => tab.has(contents)) : undefined
  }
}

/** Chromium supports no login for SOCKS5: such a proxy is reached through a relay on this computer. */
async function relayTo(proxy: AccountProxy | undefined): Promise<SocksRelay | undefined> {
  if (proxy?.scheme !== 'socks5' || proxy.username === '') return undefined
  return (await import('@seaport/seat-client/egress/socks-relay')).openSocksRelay(proxy)
}

/** @returns whether an open page can be used as it is; without a proxy it reaches a callback port anyway */
function isSameRoute(opened: AccountPage, { proxy, callbackPort }: AccountPage): boolean {
  return (
    isDeepStrictEqual(opened.proxy, proxy) && (proxy === undefined || opened.callbackPort === callbackPort)
  )
}
