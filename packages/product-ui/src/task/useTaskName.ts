import { useT } from '@seaport/i18n/react'
import { taskName } from '@seaport/i18n/task-name'
import { useCallback } from 'react'

/** @returns a function that names a task in the reader's language */
export function useTaskName(): (task: Parameters<typeof taskName>[0]) => string {
  const t = useT('task')
  return useCallback((task) => taskName(task, t), [t])
}
