import type { OnClose } from '@seaport/contract/desktop/ipc-life.schema'
import type { Messages } from '@seaport/seat-client/messages'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { app, type BrowserWindow, dialog } from 'electron'
import { hideWindow } from './hide-window.ts'

export interface ClosingOptions {
  readonly settings: Pick<SettingsFile, 'get' | 'note'>
  readonly messages: Messages
  /** The program is ending: no question is asked again. */
  isQuitting(): boolean
  /** Number of running tasks. */
  running(): number
  /** The window was hidden, and the program continues. */
  onHidden(): void
}

/** @returns the action for a closing window; `ask` only if tasks would stop */
export function closingOf(choice: OnClose, running: number): OnClose {
  if (choice === 'keep') return 'keep'
  return running > 0 ? choice : 'quit'
}

/**
 * Asks before a closing window stops tasks, and keeps the program running where that is wanted. Where it is not, the window stays until the
 * program ends: a page that objects to being left is asked about in it.
 */
export function guardClosing(window: BrowserWindow, options: ClosingOptions): void {
  let asking = false
  const hide = () => {
    hideWindow(window)
    options.onHidden()
  }
  window.on('close', (event) => {
    if (options.isQuitting()) return
    event.preventDefault()
    const closing = closingOf(options.settings.get().on_close, options.running())
    if (closing === 'quit') app.quit()
    else if (closing === 'keep') hide()
    else if (!asking) {
      asking = true
      void ask(window, options)
        .then((answer) => {
          if (answer === 'keep') hide()
          if (answer === 'quit') app.quit()
        })
        .finally(() => {
          asking = false
        })
    }
  })
}

const ANSWERS = ['keep', 'quit', 'cancel'] as const

async function ask(
  window: BrowserWindow,
  { settings, messages, running }: ClosingOptions,
): Promise<(typeof ANSWERS)[number]> {
  const { response, checkboxChecked } = await dialog.showMessageBox(window, {
    type: 'question',
    message: messages('close.title'),
    detail: messages('close.text', { count: String(running()) }),
    buttons: [messages('close.keep'), messages('close.quit'), messages('close.cancel')],
    defaultId: 0,
    cancelId: 2,
    checkboxLabel: messages('close.remember'),
  })
  const answer = ANSWERS[response] ?? 'cancel'
  if (checkboxChecked && answer !== 'cancel') settings.note({ on_close: answer })
  return answer
}
