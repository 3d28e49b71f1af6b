import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { notify } from '@seaport/ui/notify'
import { useFailure } from '@seaport/ui/use-failure'
import { useState } from 'react'
import { useUpdateTask } from '../api/task-actions.ts'

/** Moves the start of a task: shown at once, and reverted if the server refuses. A move can be undone. */
export function useMoveTask(tasks: readonly CalendarTask[]) {
  const t = useT('taskCalendar')
  const format = useFormat()
  const nameOf = useTaskName()
  const failure = useFailure()
  const update = useUpdateTask()
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const start = async (task: CalendarTask, at: string | null): Promise<boolean> => {
    if (at) setMoved((known) => new Map(known).set(task.id, at))
    try {
      const body = { start: at ? { mode: 'at' as const, at } : { mode: 'now' as const } }
      await update.mutateAsync({ params: { id: task.id }, body })
      return true
    } catch (error) {
      const { message, requestId } = failure(error)
      notify.error(message ?? '', { detail: requestId })
      return false
    } finally {
      setMoved((known) => new Map([...known].filter(([id]) => id !== task.id)))
    }
  }
  const move = async (task: CalendarTask, at: string) => {
    if (!(await start(task, at))) return
    notify.success(t('moved', { name: nameOf(task), when: format.dateTime(at) }), {
      action: { label: t('undo'), onClick: () => void start(task, task.scheduled_at) },
    })
  }
  const shown = tasks.map((task) => ({ ...task, scheduled_at: moved.get(task.id) ?? task.scheduled_at }))
  return { tasks: shown, move }
}
