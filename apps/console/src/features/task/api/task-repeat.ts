import { listTasks } from '@seaport/contract/work/task'
import {
  getTaskRepeat,
  listTaskRepeats,
  repeatTask,
  stopTaskRepeat,
} from '@seaport/contract/work/task-repeat'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** How often repeats that happened meanwhile are asked for. */
const refetchIntervalMs = 30_000

export const useTaskRepeat = (id: string) =>
  useEndpointQuery(getTaskRepeat, { params: { id } }, { refetchIntervalMs })
export const useTaskRepeats = () => useEndpointQuery(listTaskRepeats, {}, { refetchIntervalMs })

const plans = [getTaskRepeat, listTaskRepeats, listTasks] as const
export const useRepeatTask = () => useEndpointMutation(repeatTask, plans)
export const useStopTaskRepeat = () => useEndpointMutation(stopTaskRepeat, plans)
