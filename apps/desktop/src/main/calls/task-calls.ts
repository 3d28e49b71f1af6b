import { getGuard } from '@seaport/contract/work/guard'
import {
  endTask,
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
  retryTask,
} from '@seaport/contract/work/task'
import { changeTasks, createTasks, previewAudience } from '@seaport/contract/work/task-batch'
import { getTaskRepeat } from '@seaport/contract/work/task-repeat'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { Calls } from './calls.ts'
import { toRunnerState } from './runner-state.ts'

/** Tasks, the runner, and the workbench. */
export function taskCalls(
  client: SeatClient,
): Calls<
  | 'task.list'
  | 'task.get'
  | 'task.create'
  | 'task.audience'
  | 'task.end'
  | 'task.retry'
  | 'task.change'
  | 'task.repeat'
  | 'task.targets'
  | 'task.resources'
  | 'guard.get'
  | 'runner.state'
  | 'workbench.startTarget'
  | 'workbench.recordOutcome'
  | 'workbench.undo'
> {
  const api = () => client.session().client
  return {
    'task.list': (query) => api().call(listTasks, { query }),
    'task.get': (params) => api().call(getTask, { params }),
    'task.create': ({ idempotency_key: idempotencyKey, ...body }) =>
      api().call(createTasks, { body }, { idempotencyKey }),
    'task.audience': (body) => api().call(previewAudience, { body }),
    'task.end': ({ idempotency_key: idempotencyKey, ...params }) =>
      api().call(endTask, { params }, { idempotencyKey }),
    'task.retry': ({ idempotency_key: idempotencyKey, ...params }) =>
      api().call(retryTask, { params }, { idempotencyKey }),
    'task.change': ({ idempotency_key: idempotencyKey, ...body }) =>
      api().call(changeTasks, { body }, { idempotencyKey }),
    'task.repeat': (params) => api().call(getTaskRepeat, { params }),
    'task.targets': ({ id, ...query }) => api().call(listTaskTargets, { params: { id }, query }),
    'task.resources': ({ id, ...query }) => api().call(listTaskResources, { params: { id }, query }),
    'guard.get': () => api().call(getGuard, {}),
    'runner.state': () => toRunnerState(client),
    'workbench.startTarget': async ({ id }) => ({ state: await (await client.workbench()).startTarget(id) }),
    'workbench.recordOutcome': async ({ id, ...outcome }) => {
      const workbench = await client.workbench()
      await workbench.recordOutcome(id, outcome)
      return {}
    },
    'workbench.undo': async ({ id }) => {
      const workbench = await client.workbench()
      await workbench.undoOutcome(id)
      return {}
    },
  }
}
