import { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { report } from '../control.ts'
import { app, ending } from './app.ts'
import { coverAll, type Layer } from './cover.ts'
import { nativeTheme } from './desktop-apis.ts'
import { hostEvent } from './event.ts'
import { keyboard } from './keyboard.ts'
import { records } from './records.ts'
import { session } from './session.ts'
import { strict } from './strict.ts'
import { HostWebContents, type Live, popUps } from './web-contents.ts'
import { assertSafe, type WebPreferences } from './web-preferences.ts'

type Bounds = { x: number; y: number; width: number; height: number }
type Options = Partial<Bounds> & { title?: string; show?: boolean; webPreferences?: WebPreferences }

/** Methods of a view that a window needs. */
type Child = { _window: HostWindow | undefined; _layer(): Layer; _hasKeyboard(): boolean }

const headless = process.env.ELECTRON_HOST_HEADLESS !== '0'
const windows = new Map<number, HostWindow>()
let focused: HostWindow | undefined
let lastId = 0

class HostWindow extends EventEmitter {
  static getAllWindows = () => [...windows.values()]
  static fromId = (id: number) => windows.get(id) ?? null
  static fromWebContents = (contents: HostWebContents) =>
    [...windows.values()].find((window) => window.webContents === contents) ?? null
  static getFocusedWindow = () => focused ?? null

  readonly id = ++lastId
  readonly webContents: HostWebContents
  /** The views in the window, the topmost last. */
  private readonly views = new Set<Child>()
  readonly contentView = strict(
    {
      children: [] as Child[],
      /** Adding a view again moves it to the top. */
      addChildView: (view: Child) => {
        this.views.delete(view)
        this.views.add(view)
        view._window = this.proxy
        this.cover()
      },
      removeChildView: (view: Child) => {
        this.views.delete(view)
        view._window = undefined
        this.cover()
      },
    },
    'View',
  )
  cover = () => {
    this.contentView.children = [...this.views]
    const { width, height } = this.bounds
    const own = { page: this.webContents._live()?.page, bounds: { x: 0, y: 0, width, height }, visible: true }
    coverAll([own, ...[...this.views].map((view) => view._layer())])
  }
  private readonly proxy: HostWindow
  private title: string
  private visible: boolean
  private minimized = false
  private maximized = false
  private destroyed = false
  private bounds: Bounds

  constructor(
    { title = app.getName(), show = true, webPreferences = {}, ...bounds }: Options = {},
    opened?: Page,
  ) {
    super()
    assertSafe(webPreferences)
    records.darkFrames.push(nativeTheme.shouldUseDarkColors)
    this.title = title
    this.visible = show
    this.bounds = { x: 0, y: 0, width: 800, height: 600, ...pickBounds(bounds) }
    const own = webPreferences.session ?? session.fromPartition(webPreferences.partition ?? '')
    const contents = new HostWebContents(own, webPreferences, opened)
    this.webContents = contents._proxy()
    this.proxy = strict(this, 'BrowserWindow')
    windows.set(this.id, this.proxy)
    this.follow(contents)
    contents.announce()
    app.emit('browser-window-created', hostEvent({}), this.proxy)
    // biome-ignore lint/correctness/noConstructorReturn: every member that is missing must throw
    return this.proxy
  }

  private follow(contents: HostWebContents): void {
    // Reloading a crashed page creates a new one.
    contents.onStarted = async (live) => {
      if (this.told) await this.tell(live)
    }
    contents.once('dom-ready', () => this.emit('ready-to-show'))
    contents.on('dom-ready', () => this.cover())
    contents.on('page-title-updated', (_event, title: string, explicit: boolean) => {
      const event = hostEvent({})
      this.emit('page-title-updated', event, title, explicit)
      if (!event.defaultPrevented) this.title = title
    })
    contents.once('destroyed', () => this.destroy())
    contents.on('-close-requested', () => this.close())
  }

  /** Loads, after the test process and Chromium know the window. */
  loadURL = async (url: string) => {
    if (!this.announced) {
      this.announced = this.announce()
      this.announced.catch(() => this.destroy())
    }
    await this.announced
    await this.webContents.loadURL(url)
  }
  loadFile = (file: string) => this.loadURL(`file://${file}`)
  private announced: Promise<void> | undefined
  /** The window of a page opened by another page, which loads by itself. */
  _adopt = () => {
    this.announced = this.announce()
    this.announced.catch(() => this.destroy())
  }

  private async announce(): Promise<void> {
    await this.tell(await this.webContents.start())
    this.told = true
    if (this.visible) this.focus()
  }

  private told = false
  private async tell(live: Live): Promise<void> {
    const { partition } = this.webContents.session
    const { targetId, endpoint } = live
    await setBounds(live, this.bounds, this.visible)
    report({ type: 'window', window: { id: this.id, partition, targetId, endpoint, title: this.title } })
  }

  close = () => {
    if (this.destroyed) return
    const event = hostEvent({})
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy = () => {
    if (this.destroyed) return
    this.destroyed = true
    windows.delete(this.id)
    if (focused === this.proxy) focused = undefined
    records.flashing.delete(this.id)
    report({ type: 'window-closed', id: this.id })
    this.webContents.end()
    this.emit('closed')
    if (windows.size === 0) app.lastWindowClosed()
  }
  isDestroyed = () => this.destroyed
  show = () => {
    this.visible = true
    this.emit('show')
    void this.windowState('normal')
    this.focus()
  }
  showInactive = () => {
    this.visible = true
    this.emit('show')
    void this.windowState('normal')
  }
  hide = () => {
    this.visible = false
    this.emit('hide')
    void this.windowState('minimized')
  }
  focus = () => {
    if (focused === this.proxy) return
    focused?.emit('blur')
    focused = this.proxy
    this.emit('focus')
    if (![...this.views].some((view) => view._hasKeyboard())) this.webContents.focus()
  }
  blur = () => {
    if (focused !== this.proxy) return
    focused = undefined
    keyboard.give(undefined)
    this.emit('blur')
  }
  minimize = () => {
    this.minimized = true
    this.emit('minimize')
    void this.windowState('minimized')
  }
  restore = () => {
    this.minimized = false
    this.emit('restore')
    void this.windowState('normal')
  }
  maximize = () => {
    this.maximized = true
    this.emit('maximize')
    void this.windowState('maximized')
  }
  unmaximize = () => {
    this.maximized = false
    this.emit('unmaximize')
    void this.windowState('normal')
  }
  isVisible = () => this.visible && !this.destroyed
  isFocused = () => focused === this.proxy
  isMinimized = () => this.minimized
  isMaximized = () => this.maximized
  isFullScreen = () => false
  getTitle = () => this.title
  setTitle = (title: string) => {
    this.title = title
  }
  getBounds = () => ({ ...this.bounds })
  getNormalBounds = () => ({ ...this.bounds })
  getContentBounds = () => ({ ...this.bounds })
  getSize = () => [this.bounds.width, this.bounds.height]
  setBounds = (bounds: Partial<Bounds>) => {
    this.bounds = { ...this.bounds, ...pickBounds(bounds) }
    void this.webContents.start().then((live) => setBounds(live, this.bounds, this.visible))
    this.emit('resize')
  }
  setSize = (width: number, height: number) => this.setBounds({ width, height })
  setMinimumSize = () => undefined
  center = () => undefined
  setMenu = () => undefined
  removeMenu = () => undefined
  setMenuBarVisibility = () => undefined
  setAutoHideMenuBar = () => undefined
  setBackgroundColor = () => undefined
  setIcon = () => undefined
  setProgressBar = () => undefined
  flashFrame = (flashes: boolean) =>
    void (flashes ? records.flashing.add(this.id) : records.flashing.delete(this.id))
  /** Windows alone has it (docs/api/browser-window.md). */
  setOverlayIcon = () => undefined
  reload = () => this.webContents.reload()

  private async windowState(windowState: 'normal' | 'minimized' | 'maximized'): Promise<void> {
    if (headless || !this.announced || this.destroyed) return
    const { cdp } = await this.webContents.start()
    const { windowId } = await cdp.send('Browser.getWindowForTarget')
    await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  }
}

function pickBounds(from: Partial<Bounds>): Partial<Bounds> {
  const keys = ['x', 'y', 'width', 'height'] as const
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])))
}

async function setBounds({ page, cdp }: Live, bounds: Bounds, visible: boolean): Promise<void> {
  const { width, height } = bounds
  if (headless) {
    await page.setViewportSize({ width, height })
    return
  }
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width, height } })
  if (!visible) await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
}

popUps.open = (opener, page, options) => {
  const window = new HostWindow(options, page)
  opener.emit('did-create-window', window, { url: page.url() })
  window._adopt()
}

ending.closeWindows = async () => {
  for (const window of HostWindow.getAllWindows()) window.close()
  return windows.size === 0
}

/** Asks the first window of the default session to close, as its frame's button does. */
export function closeFirstWindow(): void {
  HostWindow.getAllWindows()
    .find(({ webContents }) => webContents.session.partition === '')
    ?.close()
}

export const BrowserWindow = HostWindow
