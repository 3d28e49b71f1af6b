import type { Logger } from '@seaport/seat-client/logger'
import type { Messages } from '@seaport/seat-client/messages'
import { type BrowserWindow, dialog, shell } from 'electron'

/** Opens an address in the person's own browser, once they have read where it leads and agreed; one question at a time. */
export function createOpenOutside(messages: Messages, log: Logger) {
  let asking = false
  return async (window: BrowserWindow, url: string): Promise<void> => {
    const parsed = URL.parse(url)
    if (parsed?.protocol !== 'https:' || asking) return
    asking = true
    try {
      const { response } = await dialog.showMessageBox(window, {
        type: 'question',
        message: messages('outside.title', { host: parsed.host }),
        // Without credentials, which can disguise an address, and shortened.
        detail: `${parsed.origin}${parsed.pathname}${parsed.search}`.slice(0, 500),
        buttons: [messages('outside.open'), messages('close.cancel')],
        defaultId: 0,
        cancelId: 1,
      })
      if (response === 0) await shell.openExternal(parsed.href)
    } catch (error) {
      log.warn('open outside failed', { url, error })
    } finally {
      asking = false
    }
  }
}
