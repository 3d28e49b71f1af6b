import type { Logger } from '@seaport/seat-client/logger'
import { app, session } from 'electron'

/** Work that must be done before the process ends. */
export type QuitWork = () => Promise<void>

/** A part that hangs must not keep the user from quitting. */
const QUIT_TIMEOUT_MS = 5_000

/** Delays the first quit until the work is done; a second request, or a part that hangs, no longer waits. */
export function runBeforeQuit(work: () => readonly QuitWork[], log: Logger): void {
  let done = false
  let working = false
  app.on('before-quit', (event) => {
    if (done) return
    event.preventDefault()
    if (working) return
    working = true
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref())
    void Promise.race([runAll(work(), log), timeout]).then(() => {
      done = true
      log.info('stopped')
      app.quit()
    })
  })
}

async function runAll(work: readonly QuitWork[], log: Logger): Promise<void> {
  const results = await Promise.allSettled(work.map(async (run) => run()))
  for (const result of results)
    if (result.status === 'rejected') log.error('unfinished at quit', { error: result.reason })
}

/** Writes cookies and storage of our own window to the disk. */
export async function flushDefaultSession(): Promise<void> {
  session.defaultSession.flushStorageData()
  await session.defaultSession.cookies.flushStore()
}
