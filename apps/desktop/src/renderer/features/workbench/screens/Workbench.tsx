import { HandRightRegular } from '@fluentui/react-icons/svg/hand-right'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useManualTasks } from '../api/useWorkbench.ts'
import { PromotionBench } from '../components/PromotionBench.tsx'
import { TaskPicker } from '../components/TaskPicker.tsx'
import { useWorkbenchStyles } from '../components/useWorkbenchStyles.ts'

/** /workbench/:id: promotions that a person carries out, one target after the other. */
export function Workbench(): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const navigate = useNavigate()
  const { id } = useParams()
  const tasks = useManualTasks()
  const task = tasks.find((one) => one.id === id) ?? tasks[0]
  return (
    <Page title={t('title')} description={t('lead')}>
      {task ? (
        <div className={styles.root}>
          <TaskPicker
            tasks={tasks}
            chosen={task.id}
            onChoose={(chosen) => void navigate(`/workbench/${chosen}`, { replace: true })}
          />
          <PromotionBench key={task.id} task={task} />
        </div>
      ) : (
        <EmptyState icon={<HandRightRegular />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </Page>
  )
}
