import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asking } from '../../../shared/queries.ts'
import type { HandTask } from '../api/useWorkbench.ts'
import { Asked } from './Asked.tsx'
import { AtWork } from './AtWork.tsx'
import { Offer } from './Offer.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'
import { Waiting } from './Waiting.tsx'
import { WhatToDo } from './WhatToDo.tsx'

const useStyles = makeStyles({ progress: { width: 'min(220px, 40vw)' } })

/** One promotion: what is next, what to say, and what became of it. */
export function Bench({ task }: { task: HandTask }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const own = useStyles()
  const { data: detail } = useQuery(asking('task.get', { id: task.id }))
  const { step, remaining } = task.manual
  const person = 'target' in step ? step.target : null
  return (
    <div className={styles.bench}>
      <PageCard
        title={
          step.kind === 'interrupted' ? t('askTitle') : step.kind === 'open' ? t('openTitle') : t('nextTitle')
        }
        actions={
          <div className={own.progress}>
            <ProgressCell
              label={detail?.name ?? t('title')}
              done={task.actual_count}
              total={task.target_count}
              tone="primary"
            />
          </div>
        }
      >
        <Step task={task} />
        {remaining !== null && remaining > 0 && (
          <p className={styles.quiet}>{t('left', { count: remaining })}</p>
        )}
      </PageCard>
      {detail && <WhatToDo task={detail} target={person} />}
    </div>
  )
}

function Step({ task }: { task: HandTask }): ReactNode {
  const { step } = task.manual
  if (task.phase === 'delivering') return <LoadingState />
  if (step.kind === 'open') return <AtWork task={task} target={step.target} />
  if (step.kind === 'interrupted') return <Asked task={task} target={step.target} since={step.since} />
  if (task.parked_until !== null) return <Waiting task={task} />
  return step.kind === 'ready' ? <Offer task={task} target={step.target} /> : <LoadingState />
}
