import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import {
  claimTasks,
  finishTask,
  keepPerson,
  nextTarget,
  reportProgress,
  settleTarget,
  undoKeep,
  undoOutcome,
  uploadResources,
} from '@seaport/contract/work/runner'
import { type RunnerServer, ServerRefused, ServerUnreachable } from '@seaport/runner/server'

/** The runner's calls to the server, in the seat's session. */
export function createRunnerServer(client: Client): RunnerServer {
  return {
    claim: (body, signal) => withRunnerErrors(client.call(claimTasks, { body }, { signal })),
    progress: (id, body, signal) =>
      withRunnerErrors(client.call(reportProgress, { params: { id }, body }, { signal })),
    uploadResources: (id, body, signal) =>
      withRunnerErrors(client.call(uploadResources, { params: { id }, body }, { signal })),
    next: (id, body, signal) =>
      withRunnerErrors(client.call(nextTarget, { params: { id }, body }, { signal })),
    settle: (id, body, signal) =>
      withRunnerErrors(client.call(settleTarget, { params: { id }, body }, { signal })),
    undoOutcome: (id, body, signal) =>
      withRunnerErrors(client.call(undoOutcome, { params: { id }, body }, { signal })),
    keep: (id, body, signal) =>
      withRunnerErrors(client.call(keepPerson, { params: { id }, body }, { signal })),
    undoKeep: (id, body, signal) =>
      withRunnerErrors(client.call(undoKeep, { params: { id }, body }, { signal })),
    finish: (id, body, signal) =>
      withRunnerErrors(client.call(finishTask, { params: { id }, body }, { signal })),
  }
}

async function withRunnerErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiRefused) throw new ServerRefused(error.refusal.reason, error.status)
    if (error instanceof ApiUnreachable) throw new ServerUnreachable({ cause: error })
    throw error
  }
}
