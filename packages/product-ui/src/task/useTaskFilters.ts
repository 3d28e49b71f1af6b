import { taskFamilies, taskKindIds } from '@seaport/contract/work/task-kind'
import { taskStates } from '@seaport/contract/work/task-state'
import { useT } from '@seaport/i18n/react'

/** Filters of lists of tasks, by name. */
export function useTaskFilters() {
  const t = useT('task')
  return {
    status: {
      id: 'status',
      label: t('status'),
      options: taskStates.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    family: {
      id: 'family',
      label: t('family'),
      options: taskFamilies.map((value) => ({ value, label: t(`family.${value}`) })),
    },
    kind: {
      id: 'kind',
      label: t('kind'),
      options: taskKindIds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  } as const
}
