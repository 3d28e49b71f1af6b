import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { StopRegular } from '@fluentui/react-icons/svg/stop'
import type { Task } from '@seaport/contract/work/task'
import { holdsPort, nextTaskState } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type TaskAction = 'edit' | 'end' | 'retry' | 'delete'
export type OnTaskAction = (action: TaskAction, task: Task) => void

/** Whether the state of a task isActionAllowed a action. */
export function isActionAllowed({ status }: Pick<Task, 'status'>, action: TaskAction): boolean {
  if (action === 'edit') return true
  return action === 'delete' ? !holdsPort(status) : nextTaskState(status, action) !== null
}

/** The menu at the end of a task's row. */
export function TaskMenu({ task, onAction }: { task: Task; onAction: OnTaskAction }): ReactNode {
  const t = useT('taskScreen')
  const entry = (id: TaskAction) => ({
    id,
    label: t(`do.${id}`),
    disabled: !isActionAllowed(task, id),
    onSelect: () => onAction(id, task),
  })
  return (
    <RowMenu
      name={task.name}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('end'), icon: <StopRegular /> },
        { ...entry('retry'), icon: <ArrowClockwiseRegular /> },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true },
      ]}
    />
  )
}
