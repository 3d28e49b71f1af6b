import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { useQueryClient } from '@tanstack/react-query'
import { useRepeatable } from '../../../shared/useRepeatable.ts'

/** Ends a task, after asking. */
export function useEndTask(): (task: Pick<Task, 'id' | 'name'>) => void {
  const t = useT('desktop')
  const queries = useQueryClient()
  const endTask = useRepeatable('task.end')
  return ({ id, name }) =>
    void confirm({
      title: t('endTitle', { name }),
      effects: [t('endPort'), t('endKeeps'), t('endFinal')],
      action: t('endTask'),
      run: () => endTask({ id }).finally(() => queries.invalidateQueries()),
    })
}
