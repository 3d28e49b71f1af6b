import { countTasks, listTasks } from '@seaport/contract/work/task'
import {
  getTaskRepeat,
  listTaskRepeats,
  repeatTask,
  repeatTasks,
  stopTaskRepeat,
  stopTaskRepeats,
} from '@seaport/contract/work/task-repeat'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'

export const useTaskRepeat = (id: string) => useEndpointQuery(getTaskRepeat, { params: { id } })
export const useTaskRepeats = () => useEndpointQuery(listTaskRepeats, {})

const plans = [getTaskRepeat, listTaskRepeats, listTasks, countTasks] as const
export const useRepeatTask = () => useEndpointMutation(repeatTask, plans)
export const useRepeatTasks = () => useEndpointMutation(repeatTasks, plans)
export const useStopTaskRepeats = () => useEndpointMutation(stopTaskRepeats, plans)
export const useStopTaskRepeat = () => useEndpointMutation(stopTaskRepeat, plans)
