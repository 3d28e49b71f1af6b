import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { PagePane } from '../../browser/browser.public.ts'
import { isManualCollection } from '../api/useManualCollection.ts'
import { isManualTask, useWorkbenchTasks } from '../api/useWorkbench.ts'
import { ManualCollectionBench } from '../components/manual/ManualCollectionBench.tsx'
import { PromotionBench } from '../components/PromotionBench.tsx'
import { TaskPicker } from '../components/TaskPicker.tsx'
import { useWorkbenchStyles } from '../components/useWorkbenchStyles.ts'

/** /workbench/:id: what a person carries out: promotions, one target after the other, and collections by hand. */
export function Workbench(): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const navigate = useNavigate()
  const { id } = useParams()
  const tasks = useWorkbenchTasks()
  const task = tasks.find((one) => one.id === id) ?? tasks[0]
  const shown = useWorkspace().data?.accounts.find(
    ({ id: account, online }) => account === task?.account_id && online,
  )
  return (
    <div className={mergeClasses(styles.frame, shown && styles.beside)}>
      <div className={styles.queue}>
        <Page title={t('title')} description={t('lead')}>
          {task ? (
            <div className={styles.root}>
              <TaskPicker
                tasks={tasks}
                chosen={task.id}
                onChoose={(chosen) => void navigate(`/workbench/${chosen}`, { replace: true })}
              />
              {isManualCollection(task) && <ManualCollectionBench key={task.id} task={task} />}
              {isManualTask(task) && <PromotionBench key={task.id} task={task} />}
            </div>
          ) : (
            <EmptyState motif="ship" title={t('emptyTitle')} text={t('emptyText')} />
          )}
        </Page>
      </div>
      {shown && <PagePane key={shown.id} account={shown} />}
    </div>
  )
}
