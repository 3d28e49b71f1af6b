import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import type { KeptProfile } from './journal/keeps.ts'
import type { KeepResult } from './manual-collection.ts'
import type { StartResult, UndoResult } from './manual-targets.ts'
import { type RunnerOptions, RunnerSession } from './runner-session.ts'
import type { RunnerState } from './state.ts'

export interface Runner {
  /** Opens the journal and starts. @throws if the journal can't be opened, or a stop is not over yet */
  start(): void
  /** Stops all work; the next start resumes it. Resolves when the journal is closed, also for a stop that is under way. */
  stop(): Promise<void>
  state(): RunnerState
  /**
   * Claims tasks and reports progress at once, because the server announced a change.
   * @param signedIn the account that a person just signed in, whose tasks may have waited for it
   */
  wake(signedIn?: string): void
  /**
   * Starts the next target of a promotion for a person.
   * @returns null if the task does not run here.
   * @throws {ServerRefused}
   */
  startTarget(taskId: string): Promise<StartResult | null>
  /** Records the outcome of a target. @returns false if no such target is in progress */
  recordOutcome(taskId: string, outcome: PromotionOutcome): boolean
  /** Undoes the last recorded outcome. */
  undoOutcome(taskId: string): Promise<UndoResult>
  /** Keeps a person in a collection by hand. @returns null if the task does not run here */
  keep(taskId: string, profile: KeptProfile, note: string): KeepResult | null
  /** @returns false if there is no such keep */
  undoKeep(taskId: string, seq: number): boolean
  /** @returns false if the person was not kept */
  noteKeep(taskId: string, seq: number, note: string): boolean
  /** Later keeps are attributed to this source of the task. */
  lookAt(taskId: string, position: number): void
}

/** Runs a seat's tasks: claims them, carries them out and delivers the results, across kills, outages and rate limits. */
export function createRunner(options: RunnerOptions): Runner {
  let session: RunnerSession | null = null
  let ending: Promise<void> | null = null
  return {
    start() {
      // It would wait in vain for the journal that this process still has open, and block the event loop meanwhile.
      if (ending !== null) throw new Error('runner: started before it has stopped')
      session ??= new RunnerSession(options)
    },
    async stop() {
      if (session) {
        ending = session.stop().finally(() => {
          ending = null
        })
        session = null
      }
      await ending
    },
    state: () => session?.state() ?? { running: false, server: 'connecting', disk_full: false, tasks: [] },
    wake: (signedIn) => session?.wake(signedIn),
    startTarget: async (taskId) => (await session?.startTarget(taskId)) ?? null,
    recordOutcome: (taskId, outcome) => session?.recordOutcome(taskId, outcome) ?? false,
    undoOutcome: async (taskId) => (await session?.undoOutcome(taskId)) ?? 'too_late',
    keep: (taskId, profile, note) => session?.keep(taskId, profile, note) ?? null,
    undoKeep: (taskId, seq) => session?.undoKeep(taskId, seq) ?? false,
    noteKeep: (taskId, seq, note) => session?.noteKeep(taskId, seq, note) ?? false,
    lookAt: (taskId, position) => session?.lookAt(taskId, position),
  }
}
