import { EventEmitter } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { report } from '../control.ts'
import { chromiumFlags, findChromium } from '../find-chromium.ts'
import { waitUntil } from '../wait-until.ts'
import { FIRST_PAGE } from './address.ts'
import { app, ending } from './app.ts'
import { createCookies } from './cookies.ts'
import { decidePermission, type PermissionRules, startPermissions } from './permissions.ts'
import { createProtocol, type HostProtocol } from './protocol.ts'
import { type ProxyConfig, resolveProxy } from './resolve-proxy.ts'
import { strict } from './strict.ts'

/** A partition's running Chromium. */
export type Running = { context: BrowserContext; browser: CDPSession; endpoint: string }

const headless = process.env.ELECTRON_HOST_HEADLESS !== '0'
const sessions = new Map<string, HostSession>()

/**
 * A partition: a separate Chromium, with its own data folder and proxy, started for its first window and stopped after
 * its last. Session cookies are carried over in memory, because Electron's own browser lives as long as the app.
 */
export class HostSession extends EventEmitter {
  readonly partition: string
  readonly persistent: boolean
  readonly hostProtocol: HostProtocol = createProtocol()
  readonly protocol = this.hostProtocol.api
  readonly cookies = createCookies(() => this.context())
  readonly storagePath: string
  webRtcPolicy = 'default'
  private readonly permissions: PermissionRules = { request: null, check: null }
  private proxy: ProxyConfig = {}
  private running: Promise<Running> | undefined
  private stopping: Promise<unknown> = Promise.resolve()
  private carriedOver: Awaited<ReturnType<BrowserContext['cookies']>> = []
  private readonly pages = new Set<Page>()
  private readonly known = new WeakSet<Page>()
  private turn: Promise<unknown> = Promise.resolve()
  private expected = 0

  constructor(partition: string) {
    super()
    this.partition = partition
    this.persistent = partition === '' || partition.startsWith('persist:')
    this.storagePath = this.persistent
      ? join(
          app.getPath('sessionData'),
          ...(partition ? ['Partitions', partition.slice('persist:'.length)] : ['Default']),
        )
      : mkdtempSync(join(tmpdir(), 'seaport-host-'))
    if (!this.persistent)
      ending.stop.push(async () => {
        await this.stop()
        rmSync(this.storagePath, { recursive: true, force: true })
      })
    else ending.stop.push(() => this.stop())
  }

  getStoragePath = () => (this.persistent ? this.storagePath : null)
  isPersistent = () => this.persistent
  setPermissionRequestHandler = (handler: PermissionRules['request']) => {
    this.permissions.request = handler
  }
  setPermissionCheckHandler = (handler: PermissionRules['check']) => {
    this.permissions.check = handler
  }
  /** Takes effect when the partition's Chromium starts; a running one can't change its proxy, and says so. */
  setProxy = (config: ProxyConfig) =>
    // The page of a closed window may still be closing.
    this.inTurn(async () => {
      if (this.running && JSON.stringify(config) !== JSON.stringify(this.proxy)) {
        if (this.pages.size > 0)
          throw new Error('The Chromium host sets a proxy only while the partition has no open window')
        await this.stop()
      }
      this.proxy = config
    })
  resolveProxy = async (url: string) =>
    resolveProxy(url, this.proxy, process.env, app.commandLine.getSwitchValue('proxy-pac-url'))
  /** A partition without an open page has no Chromium, and with it no connection. */
  closeAllConnections = () =>
    this.inTurn(async () => {
      if (this.pages.size > 0)
        throw new Error('The Chromium host closes connections only of a partition without open windows')
      await this.stop()
    })
  readonly zoomLevels = new Map<string, number>()
  /** One use of a permission by one page. */
  decidePermission = async (contents: object, url: string, permission: string): Promise<boolean> =>
    decidePermission((await this.start()).browser, this.permissions, contents, url, permission)
  setSpellCheckerEnabled = () => undefined
  addWordToSpellCheckerDictionary = () => true
  /** Chromium writes its storage asynchronously, and once more while it ends, also when the main process was killed. */
  flushStorageData = () => undefined
  /** The host answers each request for a login anew. */
  clearAuthCache = async () => undefined
  clearCache = async () => {
    const { browser } = await this.start()
    await browser.send('Network.clearBrowserCache').catch(() => undefined)
  }
  clearStorageData = (options?: object) =>
    // A closed page may still be unloading.
    this.inTurn(async () => {
      if (options) throw new Error('The Chromium host clears a whole partition only')
      if (this.pages.size > 0)
        throw new Error('The Chromium host clears only a partition without open windows')
      await this.stop()
      this.carriedOver = []
      rmSync(this.storagePath, { recursive: true, force: true })
    })

  /** Process ids of the partition's pages. */
  renderers = async (): Promise<number[]> => {
    const { browser } = await this.start()
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }

  context = async () => (await this.start()).context

  /** A fresh page for a window. */
  newPage = (): Promise<{ page: Page; running: Running }> =>
    this.inTurn(async () => {
      const running = await this.start()
      const blank = running.context.pages().find((page) => !this.known.has(page))
      const page = blank ?? (await this.openPage(running))
      this.known.add(page)
      this.pages.add(page)
      page.once('close', () => this.pageClosed(page))
      return { page, running }
    })

  /** Closes a window's page. The last one ends its Chromium, so session cookies are saved first. */
  closePage = (page: Page): Promise<unknown> =>
    this.inTurn(async () => {
      if (!this.pages.has(page) || this.pages.size > 1) return page.close()
      const cookies = await page.context().cookies()
      this.carriedOver = cookies.filter((cookie) => cookie.expires === -1)
      return this.stop()
    })

  /** Serializes opening and closing: a Chromium whose last page is closing must not get a new one. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.turn.then(work, work)
    this.turn = next.catch(() => undefined)
    return next
  }

  private async openPage({ context, browser }: Running): Promise<Page> {
    this.expected += 1
    if (headless) return context.newPage()
    const opened = context.waitForEvent('page')
    await browser.send('Target.createTarget', { url: 'about:blank', newWindow: true })
    return opened
  }

  private pageClosed(page: Page): void {
    this.pages.delete(page)
    if (this.pages.size === 0) void this.stop()
  }

  private start(): Promise<Running> {
    this.running ??= this.startAfter(this.stopping)
    return this.running
  }

  /** The Chromium before it may close when this one was already asked for: each forgets only itself. */
  private startAfter(stopping: Promise<unknown>): Promise<Running> {
    const running: Promise<Running> = stopping.then(() =>
      this.launch(() => {
        if (this.running === running) this.running = undefined
      }),
    )
    return running
  }

  private async launch(onClosed: () => void): Promise<Running> {
    const portFile = join(this.storagePath, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const context = await chromium.launchPersistentContext(this.storagePath, {
      executablePath: findChromium({ headless }),
      headless,
      viewport: headless ? { width: 1280, height: 820 } : null,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [
        ...chromiumFlags,
        ...proxyFlags(this.proxy),
        '--remote-debugging-port=0',
        `--force-webrtc-ip-handling-policy=${this.webRtcPolicy}`,
        // A window without tabs and address bar.
        `--app=${FIRST_PAGE}`,
      ],
    })
    const parent = context.browser()
    if (!parent) throw new Error('Chromium gave no browser connection')
    const browser = await parent.newBrowserCDPSession()
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
    for (const { type, id } of processInfo) if (type === 'browser') report({ type: 'browser', pid: id })
    context.on('page', (page) => void this.judgeStray(page))
    context.once('close', onClosed)
    await startPermissions(browser, this.permissions)
    if (this.carriedOver.length > 0) await context.addCookies(this.carriedOver)
    return { context, browser, endpoint: `http://127.0.0.1:${await readPort(portFile)}` }
  }

  /** Handles a page that no window requested: if another page opened it, that page's window decides; otherwise it is closed. */
  private async judgeStray(page: Page): Promise<void> {
    if (this.expected > 0) {
      this.expected -= 1
      return
    }
    const opener = await page.opener().catch(() => null)
    const adopt = opener && this.openers.get(opener)
    // It may close before it answers.
    const isKept = adopt && (await canReachOpener(page).catch(() => false)) && adopt(page)
    if (!isKept) await page.close().catch(() => undefined)
  }

  /** Handler for pages opened by a window's page; false refuses them. */
  readonly openers = new WeakMap<Page, (page: Page) => boolean>()

  /** Assigns a page that another page opened to a window. */
  adoptPage = async (page: Page): Promise<{ page: Page; running: Running }> => {
    const running = await this.start()
    this.known.add(page)
    this.pages.add(page)
    page.once('close', () => this.pageClosed(page))
    return { page, running }
  }

  /** Ends the partition's Chromium, which writes everything to the disk. */
  stop = (): Promise<unknown> => {
    const current = this.running
    if (!current) return this.stopping
    this.running = undefined
    this.stopping = current.then(
      ({ context }) => context.close().catch(() => undefined),
      () => undefined,
    )
    return this.stopping
  }
}

/** False for a page without `window.opener`, as links with `target=_blank` open it. */
async function canReachOpener(page: Page): Promise<boolean> {
  const cdp = await page.context().newCDPSession(page)
  const { targetInfo } = await cdp.send('Target.getTargetInfo')
  await cdp.detach()
  return targetInfo.canAccessOpener
}

function proxyFlags({ mode, proxyRules, proxyBypassRules, pacScript }: ProxyConfig): string[] {
  if (mode === 'direct') return ['--no-proxy-server']
  if (mode === 'auto_detect') return ['--proxy-auto-detect']
  if (mode === 'pac_script' || (!mode && pacScript)) return [`--proxy-pac-url=${pacScript}`]
  if (!proxyRules) return []
  return [
    `--proxy-server=${proxyRules}`,
    ...(proxyBypassRules ? [`--proxy-bypass-list=${proxyBypassRules}`] : []),
  ]
}

/** Chromium writes the port that it chose into its data folder. */
function readPort(file: string): Promise<number> {
  const read = () => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0) || false
  return waitUntil(`Chromium's port in ${file}`, read)
}

function fromPartition(partition: string): HostSession {
  let known = sessions.get(partition)
  if (!known) {
    known = strict(new HostSession(partition), 'session')
    sessions.set(partition, known)
    app.emit('session-created', known)
  }
  return known
}

/** Electron's `session`. */
export const session = strict(
  {
    fromPartition,
    get defaultSession() {
      return fromPartition('')
    },
  },
  'session',
)
