import { report } from '../control.ts'
import { app } from './app.ts'
import type { Layer } from './cover.ts'
import { keyboard } from './keyboard.ts'
import { type HostSession, session } from './session.ts'
import { strict } from './strict.ts'
import { HostWebContents, type Live } from './web-contents.ts'
import { assertSafe, type WebPreferences } from './web-preferences.ts'

type Bounds = { x: number; y: number; width: number; height: number }

const headless = process.env.ELECTRON_HOST_HEADLESS !== '0'
/** Windows count up from 1, views far above them. */
let lastId = 1_000_000

/**
 * A page embedded in a window. Chromium can't draw one browser's page into another's window: here it is a separate
 * page, of the embedded size, and tests reach it like one.
 */
class HostView {
  readonly webContents: HostWebContents
  private readonly id = ++lastId
  private bounds: Bounds = { x: 0, y: 0, width: 800, height: 600 }
  private visible = true
  /** The window that it lies in; it sets these. */
  _window: { readonly webContents: HostWebContents; cover(): void } | undefined

  constructor({ webPreferences = {} }: { webPreferences?: WebPreferences } = {}) {
    assertSafe(webPreferences)
    const own: HostSession = webPreferences.session ?? session.fromPartition(webPreferences.partition ?? '')
    const contents = new HostWebContents(own, webPreferences)
    this.webContents = contents._proxy()
    contents.onStarted = (live) => this.announce(live)
    contents.once('destroyed', () => report({ type: 'window-closed', id: this.id }))
    contents.announce()
    // biome-ignore lint/correctness/noConstructorReturn: every member that is missing must throw
    return strict(this, 'WebContentsView')
  }

  setBounds = (bounds: Bounds) => {
    this.bounds = { ...bounds }
    this._window?.cover()
    void this.fit()
  }
  getBounds = () => ({ ...this.bounds })
  setVisible = (visible: boolean) => {
    this.visible = visible
    // A hidden view loses the keyboard focus to the window's own page.
    if (!visible && keyboard.isAt(this.webContents)) keyboard.give(this._window?.webContents)
    this._window?.cover()
    void this.fit()
  }
  getVisible = () => this.visible
  setBackgroundColor = () => undefined
  _hasKeyboard = () => keyboard.isAt(this.webContents)
  _layer = (): Layer => ({
    page: this.webContents._live()?.page,
    bounds: this.bounds,
    visible: this.visible && this.webContents._live() !== undefined,
  })

  private async announce(live: Live): Promise<void> {
    const { partition } = this.webContents.session
    report({
      type: 'window',
      window: {
        id: this.id,
        partition,
        targetId: live.targetId,
        endpoint: live.endpoint,
        title: app.getName(),
      },
    })
    await this.fit(live)
    this._window?.cover()
  }

  private async fit(live = this.webContents._live()): Promise<void> {
    const { width, height } = this.bounds
    if (!live || width < 1 || height < 1) return
    if (headless) return live.page.setViewportSize({ width, height }).catch(() => undefined)
    const { windowId } = await live.cdp.send('Browser.getWindowForTarget')
    const windowState = this.visible ? 'normal' : 'minimized'
    await live.cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
    if (this.visible) await live.cdp.send('Browser.setWindowBounds', { windowId, bounds: { width, height } })
  }
}

export const WebContentsView = HostView
