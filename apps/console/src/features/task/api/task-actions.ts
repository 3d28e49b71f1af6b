import { getSeat, listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import {
  countTasks,
  deleteTask,
  endTask,
  getTask,
  listTasks,
  retryTask,
  updateTask,
} from '@seaport/contract/work/task'
import { changeTasks, createTasks, createTasksAgain } from '@seaport/contract/work/task-batch'
import { getTaskCalendar } from '@seaport/contract/work/task-calendar'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const own = [listTasks, countTasks, getTask, getTaskCalendar] as const
/** A task takes a port when it is created or retried, and frees it when it ends. */
const ports = [...own, listSeats, getSeat, userInfo] as const

export const useCreateTasks = () => useEndpointMutation(createTasks, ports)
export const useCreateTasksAgain = () => useEndpointMutation(createTasksAgain, ports)
export const useChangeTasks = () => useEndpointMutation(changeTasks, ports)
export const useUpdateTask = () => useEndpointMutation(updateTask, own)
export const useEndTask = () => useEndpointMutation(endTask, ports)
export const useRetryTask = () => useEndpointMutation(retryTask, ports)
/** The deleted task itself is not refetched. */
export const useDeleteTask = () => useEndpointMutation(deleteTask, [listTasks, countTasks])
