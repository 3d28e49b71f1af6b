import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteTask, useEndTask, useRetryTask } from '../api/task-actions.ts'
import type { TaskAction } from './TaskMenu.tsx'

export type AskedAction = Exclude<TaskAction, 'edit' | 'again' | 'duplicate' | 'pause' | 'resume'>

/** Ends, retries or deletes a task after a confirmation that describes the effects. */
export function useTaskConfirmations(
  onDeleted?: (task: Task) => void,
): (action: AskedAction, task: Task) => void {
  const t = useT('taskScreen')
  const name = useTaskName()
  const actions = { end: useEndTask(), retry: useRetryTask(), delete: useDeleteTask() }
  const effects = {
    end: () => [t('effect.stops'), t('effect.portFree'), t('effect.dataStays')],
    retry: ({ seat }: Task) => [t('effect.takesPort', { seat: seat.name }), t('effect.goesOn')],
    delete: () => [t('effect.gone'), t('effect.dataStays')],
  } satisfies Record<AskedAction, (task: Task) => string[]>
  return useConfirmedAction(
    (action, task) => ({
      title: t(`ask.${action}`, { name: name(task) }),
      effects: effects[action](task),
      action: t(`do.${action}`),
      done: t(`did.${action}`, { name: name(task) }),
      tone: action === 'retry' ? 'primary' : 'danger',
      run: () => actions[action].mutateAsync({ params: { id: task.id } }),
    }),
    (action, task) => {
      if (action === 'delete') onDeleted?.(task)
    },
  )
}
