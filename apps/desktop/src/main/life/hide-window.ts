import type { BrowserWindow } from 'electron'

/** Hides a window. On macOS one that fills the screen leaves it first, else the screen stays black: electron/electron#20263. */
export function hideWindow(window: BrowserWindow, platform = process.platform): void {
  if (platform === 'darwin' && window.isFullScreen()) {
    window.once('leave-full-screen', () => window.hide())
    window.setFullScreen(false)
  } else window.hide()
}
