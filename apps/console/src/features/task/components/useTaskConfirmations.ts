import type { Task } from '@seaport/contract/task'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { notify } from '@seaport/ui/notify'
import { useEffectEvent, useState } from 'react'
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
  const ask = useEffectEvent(async (deed: Asked, task: Task) => {
    const agreed = await confirm({
      title: t(`ask.${deed}`, { name: task.name }),
      effects: effects[deed](task),
      action: t(`do.${deed}`),
      tone: deed === 'retry' ? 'primary' : 'danger',
      run: () => actions[deed].mutateAsync({ params: { id: task.id } }),
    })
    if (!agreed) return
    notify.success(t('done'))
    if (deed === 'delete') onDeleted?.(task)
  })
  // One function for the life of the screen: the columns depend on it.
  const [stable] = useState(() => (deed: Asked, task: Task) => void ask(deed, task))
  return stable
}
