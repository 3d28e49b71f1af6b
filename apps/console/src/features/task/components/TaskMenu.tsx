import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { StopRegular } from '@fluentui/react-icons/svg/stop'
import type { Task } from '@seaport/contract/work/task'
import { holdsPort, nextTaskState } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type TaskDeed = 'edit' | 'end' | 'retry' | 'delete'
export type TaskDeeds = (deed: TaskDeed, task: Task) => void

/** Whether the state of a task allows a deed. */
export function allows({ status }: Pick<Task, 'status'>, deed: TaskDeed): boolean {
  if (deed === 'edit') return true
  return deed === 'delete' ? !holdsPort(status) : nextTaskState(status, deed) !== null
}

/** The menu at the end of a task's row. */
export function TaskMenu({ task, deeds }: { task: Task; deeds: TaskDeeds }): ReactNode {
  const t = useT('taskScreen')
  const entry = (id: TaskDeed) => ({
    id,
    label: t(`do.${id}`),
    disabled: !allows(task, id),
    onSelect: () => deeds(id, task),
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
