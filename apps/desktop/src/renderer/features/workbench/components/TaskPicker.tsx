import { mergeClasses } from '@griffel/react'
import type { RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

interface TaskPickerProps {
  tasks: readonly RunnerTask[]
  chosen: string
  onChoose: (id: string) => void
}

/** What is under way by hand here. */
export function TaskPicker({ tasks, chosen, onChoose }: TaskPickerProps): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  return (
    <nav aria-label={t('tasks')}>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              className={mergeClasses(styles.task, task.id === chosen && styles.chosen)}
              aria-current={task.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(task.id)}
            >
              <Entry task={task} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ task }: { task: RunnerTask }): ReactNode {
  const t = useT('workbench')
  const words = useT('task')
  const styles = useWorkbenchStyles()
  const { data } = useQuery(ipcQuery('task.get', { id: task.id }))
  return (
    <>
      <span className={styles.name}>{data?.name ?? words('status.running')}</span>
      {data && (
        <span className={styles.quiet}>
          {t('kindWith', { kind: words(`kind.${data.kind}`), handle: data.account.account })}
        </span>
      )}
      <span className={styles.quiet}>
        {t('doneOf', { done: task.actual_count, total: task.target_count })}
      </span>
    </>
  )
}
