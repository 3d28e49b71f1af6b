import type { Messages } from '@seaport/seat-client/messages'
import { type BrowserWindow, dialog, type WebContents } from 'electron'

/** A page that does not answer keeps nobody from quitting. */
const ANSWER_TIMEOUT_MS = 2_000

/** Asks of a page what a browser asks when it is left, and leaves it as it is: `askBeforeLeaving` of the kit objects while something is unsaved. */
const OBJECTS = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))"

/**
 * Asks before the program ends while a dialog of our own window holds something typed. The page can't object later: once the window closes, the
 * program's work has stopped.
 * @param show brings the window to the front
 * @returns false if the person stays
 */
export async function agreesToLose(
  window: BrowserWindow,
  messages: Messages,
  show: () => void,
): Promise<boolean> {
  if (window.isDestroyed() || !(await objects(window.webContents))) return true
  show()
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: messages('leave.quitTitle'),
    detail: messages('leave.ownText'),
    buttons: [messages('leave.stay'), messages('leave.quit')],
    defaultId: 0,
    cancelId: 0,
  })
  return response === 1
}

async function objects(contents: WebContents): Promise<boolean> {
  if (contents.isCrashed()) return false
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS, false).unref())
  const answer = contents.executeJavaScript(OBJECTS).then(Boolean, () => false)
  return Promise.race([answer, timeout])
}
