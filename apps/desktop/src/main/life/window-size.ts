import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { type BrowserWindow, screen } from 'electron'

type Kept = Pick<SettingsFile, 'get' | 'note'>

/** Smallest size of our window, where the screen has room for it. */
export const LEAST_SIZE = { width: 800, height: 560 }
/** Size of the first window. */
export const FIRST_SIZE = { width: 1100, height: 720 }

type Size = typeof FIRST_SIZE

const within = (size: Size, room: Size): Size => ({
  width: Math.min(size.width, room.width),
  height: Math.min(size.height, room.height),
})

/**
 * Restores the window's last size, and stores its current one. The system chooses its position, and it is no larger than the screen, because screens
 * change, and a laptop's is small where its texts are enlarged.
 */
export function keepWindowSize(window: BrowserWindow, settings: Kept): void {
  const { window_size: kept } = settings.get()
  const room = screen.getPrimaryDisplay().workAreaSize
  const least = within(LEAST_SIZE, room)
  window.setMinimumSize(least.width, least.height)
  const size = within(kept ?? FIRST_SIZE, room)
  window.setSize(size.width, size.height)
  window.center()
  if (kept?.maximized) window.maximize()
  window.on('close', () => {
    const { width, height } = window.getNormalBounds()
    settings.note({ window_size: { width, height, maximized: window.isMaximized() } })
  })
}

/** Height and width of what has to be seen of a window's upper edge, in pixels, so that a person can grasp it. */
const GRIP = { width: 120, height: 24 }

/** Moves a window whose screen is gone to one that is there. Systems move those that are shown, but not those that are hidden meanwhile. */
export function bringWithinReach(window: BrowserWindow): void {
  const bounds = window.getBounds()
  const { workArea } = screen.getDisplayMatching(bounds)
  const left = Math.max(bounds.x, workArea.x)
  const right = Math.min(bounds.x + bounds.width, workArea.x + workArea.width)
  // A window that fills the screen begins a few pixels above it.
  const isAtTop = bounds.y > workArea.y - GRIP.height && bounds.y + GRIP.height < workArea.y + workArea.height
  if (isAtTop && right - left >= GRIP.width) return
  const { width, height } = within(bounds, workArea)
  window.setBounds({
    width,
    height,
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
  })
}
