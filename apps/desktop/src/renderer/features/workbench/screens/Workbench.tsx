import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { Heading } from '@seaport/ui/heading'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { PagePane } from '../../browser/browser.public.ts'
import { isManualCollection } from '../api/useManualCollection.ts'
import { isManualTask, useWorkbenchTasks } from '../api/useWorkbench.ts'
import { ManualCollectionBench } from '../components/manual/ManualCollectionBench.tsx'
import { PromotionBench } from '../components/PromotionBench.tsx'
import { TaskQueue } from '../components/TaskQueue.tsx'
import { useWorkbenchStyles } from '../components/useWorkbenchStyles.ts'
import { queueOrder, queueStateOf } from '../queue.ts'

/** /workbench/:id: work by hand. The queue, the target's card and the account's page scroll separately. */
export function Workbench(): ReactNode {
  const t = useT('workbench')
  const shell = useT('shell')
  const styles = useWorkbenchStyles()
  const navigate = useNavigate()
  const { id } = useParams()
  const tasks = queueOrder(useWorkbenchTasks())
  const task = tasks.find((one) => one.id === id) ?? tasks[0]
  const nextReady = tasks.find((one) => one.id !== task?.id && queueStateOf(one) === 'ready')
  const shown = useWorkspace().data?.accounts.find(
    ({ id: account, online }) => account === task?.account_id && online,
  )
  const choose = (chosen: string) => void navigate(`/workbench/${chosen}`, { replace: true })
  useEffect(() => {
    document.title = `${t('title')} · ${shell('brand')}`
  }, [t, shell])
  if (!task) return <EmptyState motif="ship" wholeScreen title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <div className={mergeClasses(styles.frame, shown && styles.beside)}>
      <div className={styles.work}>
        <div className={styles.columns}>
          <section className={styles.queue}>
            <Heading as="h1" size="medium" className={styles.title}>
              {t('title')}
            </Heading>
            <TaskQueue tasks={tasks} chosen={task.id} onChoose={choose} />
          </section>
          <div className={styles.card}>
            {isManualCollection(task) && <ManualCollectionBench key={task.id} task={task} />}
            {isManualTask(task) && (
              <PromotionBench key={task.id} task={task} onNext={nextReady && (() => choose(nextReady.id))} />
            )}
          </div>
        </div>
      </div>
      {shown && <PagePane key={shown.id} account={shown} />}
    </div>
  )
}
