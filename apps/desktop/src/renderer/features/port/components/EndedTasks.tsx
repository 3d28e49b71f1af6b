import { Button } from '@fluentui/react-button'
import type { Task } from '@seaport/contract/work/task.schema'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { useTaskName } from '@seaport/product-ui/task-name'
import { TaskStatus } from '@seaport/product-ui/task-status'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { WaitReason } from '../../task/task.public.ts'
import { useTaskActs } from '../api/useChosenTasks.ts'
import { useSeenTasks } from '../api/useSeenTasks.ts'
import { unseenEnds } from '../board-ports.ts'
import { BoardReport } from './BoardReport.tsx'
import { useRowStyles } from './useRowStyles.ts'

/** Tasks that failed or were ended: they gave their port back, and stay here until they are seen. */
export function EndedTasks({ tasks }: { tasks: readonly Task[] }): ReactNode {
  const t = useT('desktop')
  const styles = useRowStyles()
  const navigate = useNavigate()
  const name = useTaskName()
  const { since, ids, markSeen, markAllSeen } = useSeenTasks()
  const ended = unseenEnds(tasks, since, ids)
  const failed = ended.filter(({ status }) => status === 'error')
  const bulk = useTaskActs(['retry'], failed, () => undefined)
  if (ended.length === 0) return <BoardReport result={bulk.result} onClose={bulk.close} />
  const look = (id: string) => {
    markSeen(id)
    void navigate(`/tasks/${id}`)
  }
  return (
    <div className={styles.ended}>
      <PageCard
        title={t('endedSince', { count: ended.length })}
        actions={
          <>
            {failed.length > 0 && <BatchButtons actions={bulk.actions} />}
            <Button size="small" onClick={markAllSeen}>
              {t('endedAllSeen')}
            </Button>
          </>
        }
      >
        <ul className={styles.list}>
          {ended.map((task) => (
            <li key={task.id} className={styles.row}>
              <span />
              <span />
              <span className={styles.words}>
                <span className={styles.title} title={name(task)}>
                  {name(task)}
                </span>
              </span>
              <TaskStatus task={task} />
              <span className={styles.quiet}>
                <WaitReason task={task} />
              </span>
              <span className={styles.actions}>
                <Button size="small" onClick={() => look(task.id)}>
                  {t('details')}
                </Button>
                <Button size="small" appearance="subtle" onClick={() => markSeen(task.id)}>
                  {t('endedSeen')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </PageCard>
      <BoardReport result={bulk.result} onClose={bulk.close} />
    </div>
  )
}
