import { Button } from '@fluentui/react-button'
import { mergeClasses } from '@griffel/react'
import type { Port } from '@seaport/contract/desk/seat-session'
import { useT } from '@seaport/i18n/react'
import { TaskProgress } from '@seaport/product-ui/task-progress'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeRunnerState, taskFromRunner } from '../../../shared/progress.ts'
import { ipcQuery } from '../../../shared/queries.ts'
import { useRunner } from '../../../shared/useDesktop.ts'
import { useEndTask, WaitReason } from '../../task/task.public.ts'
import { PortCard } from './PortCard.tsx'
import { usePortStyles } from './usePortStyles.ts'

/** A port that a task holds, from its creation to its end. */
export function TaskPort({ slot, holder }: { slot: number; holder: NonNullable<Port['holder']> }): ReactNode {
  const t = useT('desktop')
  const words = useT('task')
  const styles = usePortStyles()
  const navigate = useNavigate()
  const runner = useRunner()
  const { data } = useQuery(ipcQuery('task.get', { id: holder.id }))
  const task = data ? mergeRunnerState(data, runner) : taskFromRunner(holder.id, holder.title, runner)
  const end = useEndTask()
  return (
    <PortCard
      slot={slot}
      kind={t('task')}
      badge={task && <TaskStatus task={task} />}
      actions={
        <>
          {task?.executor === 'assisted' && task.status === 'running' && (
            <Button
              size="small"
              appearance="primary"
              onClick={() => void navigate(`/workbench/${holder.id}`)}
            >
              {t('workbench')}
            </Button>
          )}
          <Button size="small" onClick={() => void navigate(`/tasks/${holder.id}`)}>
            {t('details')}
          </Button>
          {task && (
            <Button size="small" appearance="subtle" onClick={() => end(task)}>
              {t('endTask')}
            </Button>
          )}
        </>
      }
    >
      <h2 className={styles.title} title={holder.title}>
        {holder.title}
      </h2>
      {task && (
        <>
          {data && (
            <span className={styles.line}>
              {t('kindWith', { kind: words(`kind.${data.kind}`), handle: data.account.account })}
            </span>
          )}
          <TaskProgress task={task} />
          <span className={mergeClasses(styles.line, styles.quiet)}>
            <WaitReason task={task} />
          </span>
        </>
      )}
    </PortCard>
  )
}
