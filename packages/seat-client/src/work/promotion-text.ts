import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { getScript } from '@seaport/contract/work/script'
import { fillScript } from '@seaport/contract/work/script-template'
import type { TextOf } from '@seaport/platforms/promote'
import { ExecutorFault } from '@seaport/runner/executor'

/** @returns what gives a task's script, with its variables filled in for one target; it is asked for each time, as people may change it */
export function createTextOf(client: Client): TextOf {
  return async ({ task, target, signal }) => {
    const { params } = task.work
    const id = 'script_id' in params ? params.script_id : null
    if (id === null) throw new ExecutorFault({ kind: 'task', reason: 'capability_refused' })
    try {
      const { text } = await client.call(getScript, { params: { id } }, { signal })
      return fillScript(text, target.person, task.account.account)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiRefused)
        throw new ExecutorFault({ kind: 'task', reason: 'fault' }, { cause: error })
      throw new ExecutorFault({ kind: 'retry', reason: 'network_unreachable' }, { cause: error })
    }
  }
}
