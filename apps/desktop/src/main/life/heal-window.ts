import type { Logger } from '@seaport/seat-client/logger'
import type { Messages } from '@seaport/seat-client/messages'
import { app, type BrowserWindow, dialog } from 'electron'

/** A window that crashes more often than this within the time below is not reloaded automatically. */
const MAX_RELOADS = 3
const RELOADS_WITHIN_MS = 60_000

export interface HealOptions {
  readonly messages: Messages
  readonly log: Logger
  /** The page that our window loads. */
  readonly home: string
}

/**
 * Reloads our own window when its process is gone; tasks run in processes of their own and are not disturbed. One that crashes again and
 * again, or that does not respond, is left to the person.
 */
export function healWindow(window: BrowserWindow, { messages, log, home }: HealOptions): void {
  const { webContents: contents } = window
  let crashes: number[] = []
  let asking = false
  const reload = () => {
    window.loadURL(home).catch((error: unknown) => log.error('window did not load', { error }))
  }
  const ask = async (detail: string, first: string) => {
    if (asking || window.isDestroyed()) return false
    asking = true
    const { response } = await dialog
      .showMessageBox(window, {
        type: 'warning',
        message: messages('broken.title'),
        detail,
        buttons: [first, messages('tray.quit')],
        defaultId: 0,
        cancelId: 0,
      })
      .finally(() => {
        asking = false
      })
    if (response === 1) app.quit()
    return response === 0
  }
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < RELOADS_WITHIN_MS), now]
    if (crashes.length <= MAX_RELOADS) return reload()
    crashes = []
    void ask(messages('broken.crashed'), messages('broken.reload')).then((wanted) => wanted && reload())
  })
  window.on('unresponsive', () => {
    log.warn('window is unresponsive')
    void ask(messages('broken.hangs'), messages('broken.wait'))
  })
}
