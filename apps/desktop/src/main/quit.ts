import type { Logger } from '@seaport/seat-client/logger'
import { app, powerMonitor, session, systemPreferences } from 'electron'

/** Work that must be done before the process ends. */
export type QuitWork = () => Promise<void>

export interface QuitOptions {
  /** Asks before data would be lost; a question that fails keeps nobody. @returns false if the person wants to stay */
  agrees(): Promise<boolean>
  /** If all agree, the windows close; otherwise they come back. */
  onAnswer(quits: boolean): void
  work(): readonly QuitWork[]
  readonly log: Logger
}

export interface Quit {
  /** Whether the process is ending: windows closed now are not kept open. */
  isQuitting(): boolean
  /** Asks, and does the work, ahead of a quit triggered elsewhere (an update). @returns false if a person wants to stay */
  prepare(): Promise<boolean>
  /** The system shuts down or logs its user out: saves at once and asks nobody, since it doesn't wait. */
  endWithSystem(): void
}

/** A part that hangs must not keep the user from quitting. */
const QUIT_TIMEOUT_MS = 5_000

/** Delays quitting until nobody objects and the work is done; a part that hangs is not waited for. */
export function runBeforeQuit({ agrees, onAnswer, work, log }: QuitOptions): Quit {
  let isAsking = false
  let isEnded = false
  let systemEnds = false
  let saving: Promise<void> | undefined
  const save = async () => {
    onAnswer(true)
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref())
    await Promise.race([runAll(work(), log), timeout])
    isEnded = true
    log.info('stopped')
  }
  const ask = async (): Promise<boolean> => {
    isAsking = true
    const quits = await agrees().catch((error: unknown) => {
      log.error('unfinished at quit', { error })
      return true
    })
    isAsking = false
    // The system has ended everything meanwhile, whatever the person answers.
    if (quits || systemEnds) return !systemEnds
    onAnswer(false)
    log.info('quitting was called off')
    return false
  }
  const end = async (): Promise<boolean> => {
    if (isAsking || saving !== undefined) return isEnded
    if (!(await ask())) return false
    saving ??= save()
    await saving
    return true
  }
  app.on('before-quit', (event) => {
    // Delaying a quit that the system requested would cancel the shutdown on macOS.
    if (isEnded || systemEnds) return
    event.preventDefault()
    void end().then((ended) => ended && app.quit())
  })
  const endWithSystem = () => {
    if (systemEnds) return
    systemEnds = true
    log.info('the system is shutting down')
    saving ??= save()
    void saving.then(() => app.quit())
  }
  const isSystemEnding = watchSystemEnd()
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    // Electron lets the system wait until the program has quit.
    event?.preventDefault()
    if (isSystemEnding()) endWithSystem()
    else app.quit()
  })
  return {
    isQuitting: () => isEnded || systemEnds,
    prepare: end,
    endWithSystem,
  }
}

/** Time in ms after macOS announced a shutdown within which a quit belongs to it; a person may have cancelled the shutdown. */
const ANNOUNCED_MS = 5 * 60_000

/**
 * Electron reports a shutdown on macOS too when a person quits from the Dock (electron/electron#15022). The system's own end is announced
 * beforehand.
 */
function watchSystemEnd(): () => boolean {
  if (process.platform !== 'darwin') return () => true
  let announcedAt = Number.NEGATIVE_INFINITY
  systemPreferences.subscribeWorkspaceNotification('NSWorkspaceWillPowerOffNotification', () => {
    announcedAt = Date.now()
  })
  return () => Date.now() - announcedAt < ANNOUNCED_MS
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
