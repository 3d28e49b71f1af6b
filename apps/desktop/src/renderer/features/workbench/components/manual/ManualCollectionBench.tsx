import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../../shared/queries.ts'
import { type ManualCollectionTask, useManualKeys } from '../../api/useManualCollection.ts'
import { useWorkbenchStyles } from '../useWorkbenchStyles.ts'
import { KeepForm } from './KeepForm.tsx'
import { KeptList } from './KeptList.tsx'
import { Sources } from './Sources.tsx'

/** One collection by hand: its sources, the key that keeps a profile, and the kept people. */
export function ManualCollectionBench({ task }: { task: ManualCollectionTask }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const { data: detail } = useQuery(ipcQuery('task.get', { id: task.id }))
  useManualKeys()
  return (
    <div className={styles.bench}>
      <PageCard
        title={t('keepTitle')}
        actions={
          <div className={styles.progress}>
            <ProgressCell
              label={detail?.name ?? t('title')}
              done={task.actual_count}
              total={task.target_count}
              tone="primary"
            />
          </div>
        }
      >
        {task.phase === 'delivering' ? <LoadingState /> : <KeepForm id={task.id} />}
      </PageCard>
      <PageCard title={t('sources')}>
        <Sources task={task} />
      </PageCard>
      <PageCard title={t('keptLast')}>
        <KeptList task={task} />
      </PageCard>
    </div>
  )
}
