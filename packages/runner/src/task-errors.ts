import type { Logger } from './logger.ts'
import { ServerRefused } from './server.ts'

/** Why a task is no longer ours. expired: the lease ran out, the server may assign it again. ended: by a person. deleted: the server does not know it. */
export type LostReason = 'expired' | 'ended' | 'deleted'

/** Stops all work on a task. */
export class TaskLostError extends Error {
  readonly reason: LostReason
  constructor(reason: LostReason) {
    super(`task ${reason}`)
    this.name = 'TaskLostError'
    this.reason = reason
  }
}

/** The server rejects our data as invalid, and a retry would not help: a bug of our own. */
export class BatchRejectedError extends Error {
  constructor(cause: ServerRefused) {
    super(`server does not accept: ${cause.reason}`, { cause })
    this.name = 'BatchRejectedError'
  }
}

/** @returns the meaning of a refusal for the task in question; any other error unchanged */
export function toTaskError(error: unknown, logger: Logger, id: string): unknown {
  if (!(error instanceof ServerRefused)) return error
  logger.info({ task: id, reason: error.reason }, 'server refused a call of the runner')
  switch (error.reason) {
    case 'stale_fence':
      return new TaskLostError('expired')
    case 'not_found':
      return new TaskLostError('deleted')
    case 'invalid_input':
    case 'too_large':
    case 'unsupported_media':
      return new BatchRejectedError(error)
    case 'task_wrong_state':
      return new TaskLostError('ended')
    default:
      return error
  }
}
