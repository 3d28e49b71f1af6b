import type { Run, RunnerContext } from './context.ts'
import { TaskLostError, toTaskError } from './task-errors.ts'

/**
 * Repeats a call about a task until it is answered, each time with the latest fence: the task may be assigned to us again in the meantime.
 * @throws {TaskLostError}, BatchRejectedError, or the signal's reason
 */
export async function callForTask<T>(
  { connection, logger }: Pick<RunnerContext, 'connection' | 'logger'>,
  run: Pick<Run, 'claim'>,
  signal: AbortSignal,
  call: (fence: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { fence, id } = run.claim
    try {
      return await connection.retryUntilAnswered(() => call(fence), signal)
    } catch (error) {
      signal.throwIfAborted()
      const taskError = toTaskError(error, logger, id)
      if (!isOutdated(taskError, run, fence)) throw taskError
    }
  }
}

/** @returns whether a call failed only because it used the fence of an earlier claim */
export function isOutdated(error: unknown, { claim }: Pick<Run, 'claim'>, fence: number): boolean {
  return error instanceof TaskLostError && error.reason === 'expired' && claim.fence !== fence
}
