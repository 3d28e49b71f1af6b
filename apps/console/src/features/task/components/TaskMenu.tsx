import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ArrowRepeatAllRegular } from '@fluentui/react-icons/svg/arrow-repeat-all'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { PauseRegular } from '@fluentui/react-icons/svg/pause'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { StopRegular } from '@fluentui/react-icons/svg/stop'
import type { Task } from '@seaport/contract/work/task.schema'
import { allowsAct, holdsPort } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { nextStepOf } from '@seaport/product-ui/next-step'
import { useTaskName } from '@seaport/product-ui/task-name'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export const TASK_ACTIONS = [
  'edit',
  'again',
  'duplicate',
  'retry',
  'pause',
  'resume',
  'end',
  'delete',
] as const
export type TaskAction = (typeof TASK_ACTIONS)[number]
export type OnTaskAction = (action: TaskAction, task: Task) => void

/** Whether the state of a task allows an action. */
export function isActionAllowed(task: Pick<Task, 'status' | 'park_reason'>, action: TaskAction): boolean {
  if (action === 'edit' || action === 'duplicate') return true
  if (action === 'again') return !holdsPort(task.status)
  return allowsAct(task, action)
}

/** The main action of a task's page. */
export function mainActionOf(task: Parameters<typeof nextStepOf>[0]): TaskAction {
  const { status, park_reason } = task
  if (status === 'error') return nextStepOf(task) === 'changeTarget' ? 'duplicate' : 'retry'
  if (park_reason === 'paused') return 'resume'
  return holdsPort(status) ? 'end' : 'again'
}

/** The menu at the end of a task's row. */
export function TaskMenu({ task, onAction }: { task: Task; onAction: OnTaskAction }): ReactNode {
  const t = useT('taskScreen')
  const name = useTaskName()
  const entry = (id: TaskAction) => ({
    id,
    label: t(`do.${id}`),
    disabled: !isActionAllowed(task, id),
    onSelect: () => onAction(id, task),
  })
  const park = () =>
    task.park_reason === 'paused'
      ? { ...entry('resume'), icon: <PlayRegular /> }
      : { ...entry('pause'), icon: <PauseRegular /> }
  return (
    <RowMenu
      name={name(task)}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('again'), icon: <ArrowRepeatAllRegular /> },
        { ...entry('duplicate'), icon: <CopyRegular /> },
        park(),
        { ...entry('end'), icon: <StopRegular /> },
        { ...entry('retry'), icon: <ArrowClockwiseRegular /> },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true },
      ]}
    />
  )
}
