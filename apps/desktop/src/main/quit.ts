import type { Logger } from '@seaport/seat-client/logger'
import { app, session } from 'electron'

/** Work that must be done before the process ends. */
export type QuitWork = () => Promise<void>

export interface QuitOptions {
  /** Asks whoever would lose something. @returns false when a person wants to go on */
  agrees(): Promise<boolean>
  /** Everybody agreed, or somebody did not: the windows go, or come back. */
  onAnswer(quits: boolean): void
  work(): readonly QuitWork[]
  readonly log: Logger
}

/** A part that hangs must not keep the user from quitting. */
const QUIT_TIMEOUT_MS = 5_000

/**
 * Delays quitting until nobody objects and the work is done; a part that hangs is not waited for.
 * @returns whether the process is ending: windows that close now close for good
 */
export function runBeforeQuit({ agrees, onAnswer, work, log }: QuitOptions): () => boolean {
  let phase: 'running' | 'ending' | 'ended' = 'running'
  const end = async () => {
    const quits = await agrees()
    onAnswer(quits)
    if (!quits) {
      phase = 'running'
      log.info('quitting was called off')
      return
    }
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref())
    await Promise.race([runAll(work(), log), timeout])
    phase = 'ended'
    log.info('stopped')
    app.quit()
  }
  app.on('before-quit', (event) => {
    if (phase === 'ended') return
    event.preventDefault()
    if (phase === 'ending') return
    phase = 'ending'
    void end()
  })
  return () => phase === 'ended'
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
