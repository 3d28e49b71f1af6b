import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { readFile } from '@seaport/contract/platform/file'
import { getScript } from '@seaport/contract/work/script'
import { fillScript, missingVariables, scriptValues } from '@seaport/contract/work/script-template'
import { type MessageOf, UnsuitableTargetError } from '@seaport/platforms/promote'
import { ExecutorFault } from '@seaport/runner/executor'

/**
 * @returns a function that loads a task's script and fills it in for one target; it is loaded each time, because people may change it. A target with
 * an unknown variable gets nothing.
 */
export function createMessageOf(client: Client): MessageOf {
  return async ({ task, target, signal }) => {
    const { params } = task.work
    const id = 'script_id' in params ? params.script_id : null
    if (id === null) throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
    const { text, files } = await asked(signal, client.call(getScript, { params: { id } }, { signal }))
    const values = scriptValues(target.person, task.account.nickname || task.account.account)
    if (missingVariables(text, values).length > 0) throw new UnsuitableTargetError()
    return {
      text: fillScript(text, values),
      files: files.map(({ id, kind, type, url }) => ({
        kind,
        type,
        url: new URL(url, client.options.baseUrl).href,
        content: async () => {
          const content = await asked(signal, client.call(readFile, { params: { id } }, { signal }))
          return new Blob([await content.arrayBuffer()])
        },
      })),
    }
  }
}

/** Converts failures of a call to the server. @throws {ExecutorFault} if it failed */
async function asked<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiRefused)
      throw new ExecutorFault({ kind: 'task', reason: 'fault' }, { cause: error })
    throw new ExecutorFault({ kind: 'retry', reason: 'network_unreachable' }, { cause: error })
  }
}
