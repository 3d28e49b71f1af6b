import type { Task } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { useConfirmed } from '../../../shared/list/useConfirmed.ts'
import { useDeleteTask, useEndTask, useRetryTask } from '../api/task-actions.ts'
import type { TaskDeed } from './TaskMenu.tsx'

type Asked = Exclude<TaskDeed, 'edit'>

/** Asks before a task is ended, retried or deleted, saying what will happen, and does it. */
export function useTaskConfirmations(onDeleted?: (task: Task) => void): (deed: Asked, task: Task) => void {
  const t = useT('taskScreen')
  const actions = { end: useEndTask(), retry: useRetryTask(), delete: useDeleteTask() }
  const effects = {
    end: () => [t('effect.stops'), t('effect.portFree'), t('effect.dataStays')],
    retry: ({ seat }: Task) => [t('effect.takesPort', { seat: seat.name }), t('effect.goesOn')],
    delete: () => [t('effect.gone'), t('effect.dataStays')],
  } satisfies Record<Asked, (task: Task) => string[]>
  return useConfirmed(
    (deed, task) => ({
      title: t(`ask.${deed}`, { name: task.name }),
      effects: effects[deed](task),
      action: t(`do.${deed}`),
      tone: deed === 'retry' ? 'primary' : 'danger',
      run: () => actions[deed].mutateAsync({ params: { id: task.id } }),
    }),
    (deed, task) => {
      if (deed === 'delete') onDeleted?.(task)
    },
  )
}
