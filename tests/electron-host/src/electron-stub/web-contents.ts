import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { CDPSession, Dialog, Frame, Page } from 'playwright'
import { report } from '../control.ts'
import { fromChromium, toChromium } from './address.ts'
import { app } from './app.ts'
import { nativeTheme, themed } from './desktop-apis.ts'
import { hostEvent } from './event.ts'
import { ipcMain } from './ipc-main.ts'
import { keyboard } from './keyboard.ts'
import { BINDING_NAME, type BindingMessage, initScript } from './page-shim.ts'
import { Preload } from './preload.ts'
import { records } from './records.ts'
import { interceptRequests } from './requests.ts'
import type { HostSession } from './session.ts'
import { missing, NotInChromiumHost, strict } from './strict.ts'
import type { WebPreferences } from './web-preferences.ts'

type OpenHandler = (details: {
  url: string
  frameName: string
  features: string
  disposition: 'new-window' | 'foreground-tab'
  referrer: { url: string; policy: 'default' }
}) => { action: 'allow' | 'deny'; overrideBrowserWindowOptions?: object }

/** A window's page once Chromium has it. */
export type Live = { page: Page; cdp: CDPSession; targetId: string; endpoint: string }

/** Creates the window of a page that another page opened; set by the window module. */
export const popUps = {
  open: (_opener: HostWebContents, _page: Page, _options: object): void => undefined,
}

let lastId = 0

/** Existing pages, which follow the program's theme. */
const all = new Set<HostWebContents>()
themed.apply = () => {
  for (const contents of all) contents._followTheme()
}

export class HostWebContents extends EventEmitter {
  readonly id = ++lastId
  readonly session: HostSession
  readonly mainFrame: {
    readonly url: string
    readonly origin: string
    readonly parent: null
    readonly top: object
  }
  readonly debugger: never = missing('webContents.debugger')
  private readonly preload: string | undefined
  private live: Promise<Live> | undefined
  private page: Page | undefined
  private destroyed = false
  private loading = false
  private openHandler: OpenHandler = () => ({ action: 'deny' })
  private readonly world = new Preload({
    invoke: (channel, args) => ipcMain._invoke(this.proxy, this.mainFrame, channel, args),
    send: (channel, args) => ipcMain._receive(this.proxy, this.mainFrame, channel, args),
  })
  private agent = ''
  /** The address requested by the main process: navigating there is no "will-navigate". */
  expectedUrl: string | undefined
  /** Called with the page once Chromium has created it. */
  onStarted: (live: Live) => Promise<void> = async () => undefined
  /** The page's history and position: Chromium's own list can only be read asynchronously. */
  private visited: string[] = []
  private place = -1
  private moving = false
  /** The strict proxy of this object, which listeners must see as the sender. */
  private proxy: HostWebContents = this

  /** A page that another page opened; undefined = create one. */
  private readonly opened: Page | undefined

  private readonly takesFocus: boolean
  private crashed = false

  constructor(session: HostSession, { preload, focusOnNavigation = true }: WebPreferences, opened?: Page) {
    super()
    this.session = session
    this.preload = preload
    this.takesFocus = focusOnNavigation
    this.opened = opened
    const currentUrl = () => this.getURL()
    const frame = {
      get url() {
        return currentUrl()
      },
      get origin() {
        const url = URL.parse(currentUrl())
        return url ? `${url.protocol}//${url.host}` : ''
      },
      parent: null,
      get top(): object {
        return frame
      },
      detached: false,
    }
    this.mainFrame = strict(frame, 'webFrameMain')
    this.proxy = strict(this, 'webContents')
  }

  _proxy = () => this.proxy
  getURL = () => (this.page ? fromChromium(this.page.url()) : '')
  isDestroyed = () => this.destroyed
  isLoading = () => this.loading
  isLoadingMainFrame = () => this.loading
  isCrashed = () => this.crashed
  forcefullyCrashRenderer = () => void this.current?.cdp.send('Page.crash').catch(() => undefined)
  isFocused = () => keyboard.isAt(this.proxy)
  /** Pages of the host are silent. */
  isCurrentlyAudible = () => false
  focus = () => {
    keyboard.give(this.proxy)
    void this.page?.bringToFront().catch(() => undefined)
  }
  getUserAgent = () => this.agent
  getTitle = () => this.title
  title = ''
  setBackgroundThrottling = () => undefined
  setVisualZoomLevelLimits = async () => undefined
  /** Dragging is not simulated: the test is told of it. */
  startDrag = ({ file }: { file: string }) => report({ type: 'drag', file })
  setWebRTCIPHandlingPolicy = (policy: string) => {
    if (this.live !== undefined)
      throw new Error('The Chromium host takes a WebRTC policy before the first load only')
    this.session.webRtcPolicy = policy
  }
  getWebRTCIPHandlingPolicy = () => this.session.webRtcPolicy
  setWindowOpenHandler = (handler: OpenHandler) => {
    this.openHandler = handler
  }
  executeJavaScript = async (code: string) => (await this.start()).page.evaluate(code)
  reload = () => {
    if (this.crashed) return void this.loadURL(this.getURL()).catch(() => undefined)
    this.expectedUrl = this.page?.url()
    void this.page?.reload().catch(() => undefined)
  }
  stop = () => void this.page?.evaluate('window.stop()').catch(() => undefined)
  getZoomFactor = () => 1.2 ** this.getZoomLevel()
  /**
   * Of the site in the partition: "the zoom level for a specific domain propagates across all instances of windows with the same domain"
   * (docs/api/web-contents.md).
   */
  getZoomLevel = () => this.session.zoomLevels.get(this.site()) ?? 0
  setZoomLevel = (level: number) => void this.session.zoomLevels.set(this.site(), level)
  private site = () => URL.parse(this.getURL())?.host ?? ''
  findInPage = (text: string) => {
    void this.page
      ?.evaluate<number>(`document.body.innerText.split(${JSON.stringify(text)}).length - 1`)
      .then((matches) =>
        this.emit('found-in-page', hostEvent({}), {
          activeMatchOrdinal: Math.min(1, matches),
          matches,
          finalUpdate: true,
        }),
      )
      .catch(() => undefined)
    return 1
  }
  stopFindInPage = () => undefined
  getOSProcessId = () => this.rendererPid
  private rendererPid = 0
  readonly navigationHistory = strict(
    {
      canGoBack: () => this.place > 0,
      canGoForward: () => this.place < this.visited.length - 1,
      goBack: () => this.move(-1),
      goForward: () => this.move(1),
      getAllEntries: () => this.visited.map((url) => ({ url, title: '' })),
      getActiveIndex: () => this.place,
      restore: async ({ entries, index }: { entries: { url: string }[]; index: number }) => {
        this.visited = entries.map(({ url }) => url)
        this.place = index
        await this.loadURL(this.visited[index] ?? 'about:blank')
      },
    },
    'navigationHistory',
  )
  /** A window's page asks the window; a view's page closes directly, and may object only if it is asked. */
  close = ({ waitForBeforeUnload = false } = {}) => {
    if (this.emit('-close-requested')) return
    if (waitForBeforeUnload && this.page)
      void this.page.close({ runBeforeUnload: true }).catch(() => undefined)
    else this.end()
  }
  _live = () => this.current
  private current: Live | undefined

  private move(by: number): void {
    const next = this.visited[this.place + by]
    if (next === undefined || !this.page) return
    this.moving = true
    this.place += by
    this.expectedUrl = next
    void (by < 0 ? this.page.goBack() : this.page.goForward()).catch(() => undefined)
  }

  private record(url: string): void {
    if (this.moving || this.visited[this.place] === url || url === 'about:blank') {
      this.moving = false
      return
    }
    this.visited = [...this.visited.slice(0, this.place + 1), url]
    this.place = this.visited.length - 1
  }

  /** No-op for a page without a preload. */
  send = (channel: string, ...args: unknown[]) => {
    if (this.preload !== undefined) this.world.deliver(channel, args)
  }

  /** The answer to the page's last objection to being left. */
  private answered: Promise<void> = Promise.resolve()

  loadFile = (file: string) => this.loadURL(`file://${file}`)
  loadURL = async (url: string): Promise<void> => {
    if (this.crashed) await this.revive()
    const { page } = await this.start()
    const address = toChromium(url)
    this.expectedUrl = new URL(address).href
    this.loading = true
    this.emit('did-start-loading')
    try {
      await page.goto(address, { timeout: 0 })
    } catch (error) {
      // Chromium reports a load that the page objected to before it has taken the answer, and would abort the next one too.
      await this.answered
      const code = codeOf(String(error))
      this.emit('did-fail-load', hostEvent({}), code === 'ERR_ABORTED' ? -3 : -2, code, url, true)
      throw Object.assign(new Error(`${code} loading '${url}'`, { cause: error }), { code, url })
    } finally {
      if (this.loading) {
        this.loading = false
        this.emit('did-stop-loading', hostEvent({}))
      }
    }
  }

  /** The page's process, which another site may have changed. A partition has its own Chromium, so all its renderers belong to this page. */
  private async measure(): Promise<void> {
    const [pid = 0] = this.destroyed ? [] : await this.session.renderers().catch(() => [])
    this.rendererPid = pid
    if (pid > 0) app.pageProcesses.add(pid)
  }

  /** The page, created on first use: until then the session's proxy can be set. */
  start = (): Promise<Live> => {
    this.live ??= this.create().then(async (live) => {
      this.current = live
      await this.onStarted(live)
      return live
    })
    return this.live
  }

  /** Replaces a crashed page, which can't be reloaded here, as Electron replaces its process. */
  private async revive(): Promise<void> {
    const gone = this.page
    this.crashed = false
    this.page = undefined
    this.live = undefined
    await this.start()
    if (gone) await this.session.closePage(gone).catch(() => undefined)
  }

  private async create(): Promise<Live> {
    const { page, running } = await (this.opened
      ? this.session.adoptPage(this.opened)
      : this.session.newPage())
    this.page = page
    all.add(this)
    this._followTheme()
    this.session.openers.set(page, (popUp) => this.adopt(popUp))
    const cdp = await running.context.newCDPSession(page)
    const { targetInfo } = await cdp.send('Target.getTargetInfo')
    this.agent = (await running.browser.send('Browser.getVersion')).userAgent
    this.watch(page)
    await this.watchTitle(page, cdp)
    await interceptRequests(cdp, targetInfo.targetId, this.proxy)
    await page.exposeBinding(BINDING_NAME, (source, ...message) =>
      this.hear(source.frame, message as BindingMessage),
    )
    await page.addInitScript({ content: initScript })
    if (this.preload !== undefined) await this.world.install(cdp, readFileSync(this.preload, 'utf8'))
    return { page, cdp, targetId: targetInfo.targetId, endpoint: running.endpoint }
  }

  private watch(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return
      this.record(page.url())
      this.emit('did-navigate', hostEvent({}), this.getURL(), 200, '')
      if (this.takesFocus && page.url() !== 'about:blank') keyboard.give(this.proxy)
    })
    page.on('domcontentloaded', () => this.emit('dom-ready', hostEvent({})))
    page.on('load', () => {
      this.loading = false
      void this.measure().then(() => {
        this.emit('did-finish-load', hostEvent({}))
        this.emit('did-stop-loading', hostEvent({}))
      })
    })
    page.on('crash', () => {
      this.crashed = true
      this.loading = false
      this.emit('render-process-gone', hostEvent({}), { reason: 'crashed', exitCode: 1 })
    })
    page.on('console', (message) => {
      const event = {
        level: message.type(),
        message: message.text(),
        lineNumber: message.location().lineNumber,
      }
      this.emit('console-message', hostEvent(event))
      process.stderr.write(`[page ${this.id}] ${event.level}: ${event.message}\n`)
    })
    // A page that objects to being left: without a listener that prevents it, the page stays, as in Electron.
    page.on('dialog', (asked) => {
      if (asked.type() !== 'beforeunload') return this.waitForAnswer(asked)
      const event = hostEvent({})
      this.emit('will-prevent-unload', event)
      const leaves = event.defaultPrevented
      // A page that stays aborts its load after it has heard the answer: a busy one would abort the next load.
      this.answered = (leaves ? asked.accept() : asked.dismiss().then(() => page.evaluate('0'))).then(
        () => undefined,
        () => undefined,
      )
    })
    page.on('pageerror', (error) => process.stderr.write(`[page ${this.id}] uncaught: ${error.stack}\n`))
    page.once('close', () => {
      // The page may have been replaced.
      if (this.page === page) this.end()
    })
  }

  /** A JavaScript dialog blocks the page until it is answered. */
  private waitForAnswer(asked: Dialog): void {
    const dialog = {
      kind: asked.type(),
      message: asked.message(),
      answer: async (accept: boolean) => {
        records.pageDialogs.splice(records.pageDialogs.indexOf(dialog), 1)
        await (accept ? asked.accept() : asked.dismiss())
      },
    }
    records.pageDialogs.push(dialog)
  }

  private async watchTitle(page: Page, cdp: CDPSession): Promise<void> {
    await cdp.send('Page.enable')
    // A new window, which has no menu bar, is asked about when its page is there (see `adopt`).
    cdp.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
      if (windowFeatures.includes('menubar')) this.askToOpen(url, windowName)
    })
    const update = async () => {
      const title = await page.title().catch(() => this.title)
      if (title === this.title) return
      this.title = title
      this.emit('page-title-updated', hostEvent({}), title, true)
    }
    page.on('domcontentloaded', () => void update())
    page.on('load', () => void update())
  }

  private askToOpen(url: string, frameName: string): void {
    if (this.ask(url, frameName, 'foreground-tab').action !== 'deny')
      throw new NotInChromiumHost("webContents.setWindowOpenHandler with action 'allow' for a tab")
  }

  private ask(url: string, frameName: string, disposition: 'new-window' | 'foreground-tab') {
    const referrer = { url: this.getURL(), policy: 'default' } as const
    const features = disposition === 'new-window' ? 'popup' : ''
    return this.openHandler({ url: fromChromium(url), frameName, features, disposition, referrer })
  }

  private adopt(page: Page): boolean {
    const { action, overrideBrowserWindowOptions = {} } = this.ask(page.url(), '', 'new-window')
    if (action === 'allow') popUps.open(this, page, overrideBrowserWindowOptions)
    return action === 'allow'
  }

  private hear(frame: Frame, [kind, first, second]: BindingMessage): unknown {
    if (kind === 'open') return this.askToOpen(first, second)
    if (kind === 'press') return this.focus()
    if (kind === 'key') return void this._takesKey(first)
    if (kind === 'menu') return this.emit('context-menu', hostEvent({}), first)
    if (kind === 'permission')
      return this.session.decidePermission(this.proxy, fromChromium(frame.url()), first)
    if (kind === 'fullscreen')
      return this.emit(first ? 'enter-html-full-screen' : 'leave-html-full-screen', hostEvent({}))
    return undefined
  }

  _followTheme = () => {
    const colorScheme = nativeTheme.shouldUseDarkColors ? 'dark' : 'light'
    void this.page?.emulateMedia({ colorScheme }).catch(() => undefined)
  }

  /** A key, before the page has it. @returns whether the page must not get it */
  _takesKey = (input: object): boolean => {
    if (!keyboard.isAt(this.proxy)) {
      process.stderr.write(`[page ${this.id}] a key was pressed in a page without the focus\n`)
      return true
    }
    const event = hostEvent({})
    this.emit('before-input-event', event, { type: 'keyDown', ...input })
    return event.defaultPrevented
  }

  /** Closes the page, if any, and emits `destroyed` once. */
  end = (): void => {
    if (this.destroyed) return
    this.destroyed = true
    all.delete(this)
    if (keyboard.isAt(this.proxy)) keyboard.give(undefined)
    this.emit('destroyed')
    void this.live?.then(({ page }) => this.session.closePage(page)).catch(() => undefined)
  }

  announce = (): void => {
    app.emit('web-contents-created', hostEvent({}), this.proxy)
  }
}

/** Chromium's name for the result of a load. Playwright has a different one for a load that the page abandoned, which Electron calls aborted. */
function codeOf(message: string): string {
  if (message.includes('interrupted by another navigation')) return 'ERR_ABORTED'
  return /net::(ERR_\w+)/.exec(message)?.[1] ?? 'ERR_FAILED'
}
