import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import {
  claimTasks,
  finishTask,
  nextTarget,
  reportProgress,
  settleTarget,
  uploadResources,
} from '@seaport/contract/work/runner'
import { type RunnerServer, ServerRefused, ServerUnreachable } from '@seaport/runner/server'

/** The server as the runner needs it, over the seat's session. */
export function createRunnerServer(client: Client): RunnerServer {
  return {
    claim: (body, signal) => inRunnersWords(client.call(claimTasks, { body }, { signal })),
    progress: (id, body, signal) =>
      inRunnersWords(client.call(reportProgress, { params: { id }, body }, { signal })),
    uploadResources: (id, body, signal) =>
      inRunnersWords(client.call(uploadResources, { params: { id }, body }, { signal })),
    next: (id, body, signal) => inRunnersWords(client.call(nextTarget, { params: { id }, body }, { signal })),
    settle: (id, body, signal) =>
      inRunnersWords(client.call(settleTarget, { params: { id }, body }, { signal })),
    finish: (id, body, signal) =>
      inRunnersWords(client.call(finishTask, { params: { id }, body }, { signal })),
  }
}

async function inRunnersWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiRefused) throw new ServerRefused(error.refusal.reason, error.status)
    if (error instanceof ApiUnreachable) throw new ServerUnreachable({ cause: error })
    throw error
  }
}
