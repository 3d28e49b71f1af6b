import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { type BrowserWindow, screen } from 'electron'

type Kept = Pick<SettingsFile, 'get' | 'note'>

/**
 * Restores the window's last size, and stores its current one. The system chooses its position, and it is no larger than the screen, because screens
 * change.
 */
export function keepWindowSize(window: BrowserWindow, settings: Kept): void {
  const { window_size: kept } = settings.get()
  if (kept) {
    const room = screen.getPrimaryDisplay().workAreaSize
    window.setSize(Math.min(kept.width, room.width), Math.min(kept.height, room.height))
    window.center()
    if (kept.maximized) window.maximize()
  }
  window.on('close', () => {
    const { width, height } = window.getNormalBounds()
    settings.note({ window_size: { width, height, maximized: window.isMaximized() } })
  })
}
