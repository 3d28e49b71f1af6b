import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { taskParams } from '@seaport/contract/work/task-kind.schema'
import { taskStates } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'

const KINDS = Object.keys(taskParams) as TaskKindId[]

/** Filters of lists of tasks, by name. */
export function useTaskFilters() {
  const t = useT('task')
  return {
    status: {
      id: 'status',
      label: t('status'),
      options: taskStates.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    kind: {
      id: 'kind',
      label: t('kind'),
      options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  } as const
}
