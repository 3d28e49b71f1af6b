import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { notify } from '@seaport/ui/notify'
import { useNotify } from '@seaport/ui/use-notify'
import { useState } from 'react'
import { useUpdateTask } from '../api/task-actions.ts'

/** Moves the start of a task: shown at once, and reverted if the server refuses. A move can be undone. */
export function useMoveTask(tasks: readonly CalendarTask[]) {
  const t = useT('taskCalendar')
  const format = useFormat()
  const nameOf = useTaskName()
  const { failed } = useNotify()
  const update = useUpdateTask()
  const [moved, setMoved] = useState<ReadonlyMap<string, { at: string }>>(new Map())
  const start = async (task: CalendarTask, at: string | null): Promise<boolean> => {
    const shown = at === null ? undefined : { at }
    if (shown) setMoved((known) => new Map(known).set(task.id, shown))
    try {
      const body = { start: at ? { mode: 'at' as const, at } : { mode: 'now' as const } }
      await update.mutateAsync({ params: { id: task.id }, body })
      return true
    } catch (error) {
      failed(error)
      return false
    } finally {
      // The task may have been moved on in the meantime.
      setMoved((known) => new Map([...known].filter(([, one]) => one !== shown)))
    }
  }
  const move = async (task: CalendarTask, at: string) => {
    if (!(await start(task, at))) return
    notify.success(t('moved', { name: nameOf(task), when: format.dateTime(at) }), {
      action: { label: t('undo'), onClick: () => void start(task, task.scheduled_at) },
    })
  }
  const shown = tasks.map((task) => ({ ...task, scheduled_at: moved.get(task.id)?.at ?? task.scheduled_at }))
  return { tasks: shown, move }
}
