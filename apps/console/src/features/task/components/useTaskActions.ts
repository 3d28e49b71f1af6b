import type { Task } from '@seaport/contract/work/task.schema'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnTaskAction } from './TaskMenu.tsx'
import { useTaskConfirmations } from './useTaskConfirmations.ts'

/** @returns what a task's menu and buttons do: edit here, the wizard for doing it again, a question before the rest */
export function useTaskActions(onDeleted?: (task: Task) => void) {
  const navigate = useNavigate()
  const ask = useTaskConfirmations(onDeleted)
  const [editing, setEditing] = useState<Task>()
  const onAction: OnTaskAction = useCallback(
    (action, task) => {
      if (action === 'edit') setEditing(task)
      else if (action === 'duplicate') void navigate(`/task/new?from=${task.id}`)
      else if (action === 'again') void navigate(`/task/new?from=${task.id}&again=1`)
      else ask(action, task)
    },
    [ask, navigate],
  )
  return { onAction, editing, stopEditing: () => setEditing(undefined) }
}
