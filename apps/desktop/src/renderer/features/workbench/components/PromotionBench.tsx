import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { Row } from '@seaport/ui/row'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import type { ManualTask } from '../api/useWorkbench.ts'
import { ActiveTarget } from './ActiveTarget.tsx'
import { BreakButton, OnBreak } from './Break.tsx'
import { Instructions } from './Instructions.tsx'
import { InterruptedTarget } from './InterruptedTarget.tsx'
import { LastOutcome } from './LastOutcome.tsx'
import { NextTarget } from './NextTarget.tsx'
import { PauseHint } from './PauseHint.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'
import { WaitingForGuard } from './WaitingForGuard.tsx'

interface PromotionBenchProps {
  task: ManualTask
  /** Continues with the next ready task, if there is one. */
  onNext: (() => void) | undefined
}

/** One promotion: the next target, its text, and the outcome. */
export function PromotionBench({ task, onNext }: PromotionBenchProps): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const { data: detail } = useQuery(ipcQuery('task.get', { id: task.id }))
  const { step, remaining } = task.manual
  const person = 'target' in step ? step.target : null
  const [onBreak, setOnBreak] = useState(false)
  if (onBreak && step.kind !== 'open')
    return (
      <PageCard>
        <OnBreak onResume={() => setOnBreak(false)} />
      </PageCard>
    )
  return (
    <div className={styles.bench}>
      <PageCard
        title={
          step.kind === 'interrupted' ? t('askTitle') : step.kind === 'open' ? t('openTitle') : t('nextTitle')
        }
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
        <Step task={task} onNext={onNext} />
        {step.kind === 'ready' && detail && <PauseHint task={detail} />}
        <LastOutcome task={task} />
        <Row>
          {remaining !== null && remaining > 0 && <Hint>{t('left', { count: remaining })}</Hint>}
          {step.kind !== 'open' && step.kind !== 'interrupted' && (
            <span className={styles.apart}>
              <BreakButton onBreak={() => setOnBreak(true)} />
            </span>
          )}
        </Row>
      </PageCard>
      {detail && <Instructions task={detail} target={person} />}
    </div>
  )
}

function Step({ task, onNext }: PromotionBenchProps): ReactNode {
  const { step } = task.manual
  if (task.phase === 'delivering') return <LoadingState />
  if (step.kind === 'open') return <ActiveTarget task={task} target={step.target} />
  if (step.kind === 'interrupted')
    return <InterruptedTarget task={task} target={step.target} since={step.since} />
  if (task.parked_until !== null) return <WaitingForGuard task={task} onNext={onNext} />
  return step.kind === 'ready' ? <NextTarget task={task} target={step.target} /> : <LoadingState />
}
