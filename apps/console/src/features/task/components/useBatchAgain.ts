import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { useTaskName } from '@seaport/product-ui/task-name'
import { reportBulk } from '@seaport/ui/bulk-report'
import { confirm } from '@seaport/ui/confirm'
import { useCreateTasksAgain } from '../api/task-actions.ts'

/**
 * Runs the tasks of a batch again, as a new batch, after a confirmation; refused ones are reported.
 * @param onCreated called with the new batch
 */
export function useBatchAgain(tasks: readonly Task[], onCreated: (batch: string) => void) {
  const t = useT('taskBatch')
  const bulk = useT('taskBulk')
  const name = useTaskName()
  const { mutateAsync } = useCreateTasksAgain()
  const run = () =>
    confirm({
      title: t('askAgain', { count: tasks.length }),
      effects: [t('againSame'), bulk('takesPorts')],
      action: t('again'),
      tone: 'primary',
      run: async () => {
        const { list, missing, left_out } = await mutateAsync({ body: { ids: tasks.map(({ id }) => id) } })
        const names = new Map(tasks.map((task) => [task.id, name(task)]))
        const named = left_out.map((task) => ({ ...task, name: names.get(task.id) ?? task.name }))
        const batch = list[0]?.batch?.id
        const title = bulk('done.again', { count: list.length })
        void reportBulk({ title, done: list.length, missing, left_out: named }).then(
          () => batch && onCreated(batch),
        )
      },
    })
  return { id: 'again', label: t('again'), onSelect: () => void run() }
}
