import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { notify } from '@seaport/ui/notify'
import { useNotify } from '@seaport/ui/use-notify'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOncePerId } from '../../../shared/api/useOncePerId.ts'
import { useChangeTasks } from '../api/task-actions.ts'
import type { OnTaskAction } from './TaskMenu.tsx'
import { useTaskConfirmations } from './useTaskConfirmations.ts'

/**
 * @returns the actions of a task's menu and buttons: edit in place, the wizard for repeating it, pause and resume at once, the others after a
 * confirmation
 */
export function useTaskActions(onDeleted?: (task: Task) => void) {
  const navigate = useNavigate()
  const ask = useTaskConfirmations(onDeleted)
  const park = usePark()
  const [editing, setEditing] = useState<Task>()
  const onAction: OnTaskAction = useCallback(
    (action, task) => {
      if (action === 'edit') setEditing(task)
      else if (action === 'duplicate') void navigate(`/task/new?from=${task.id}`)
      else if (action === 'again') void navigate(`/task/new?from=${task.id}&again=1`)
      else if (action === 'pause' || action === 'resume') park(action, task)
      else ask(action, task)
    },
    [ask, navigate, park],
  )
  return { onAction, editing, stopEditing: () => setEditing(undefined) }
}

/** Pauses or resumes one task, without a confirmation because both can be undone. */
function usePark() {
  const t = useT('taskScreen')
  const ui = useT('ui')
  const name = useTaskName()
  const { failed } = useNotify()
  const { mutateAsync } = useChangeTasks()
  const once = useOncePerId()
  return useCallback(
    (act: 'pause' | 'resume', task: Task) =>
      void once([task.id], async (ids) => {
        const { missing, left_out } = await mutateAsync({ body: { act, ids: [...ids] } })
        const [refused] = left_out
        if (refused) notify.error(refused.message)
        else if (missing > 0) notify.error(ui('missing', { count: missing }))
        else notify.success(t(`did.${act}`, { name: name(task) }))
      }).catch(failed),
    [failed, mutateAsync, name, once, t, ui],
  )
}
