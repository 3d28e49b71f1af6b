import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { type ManualTask, useRecordOutcome, useStartTarget } from '../api/useWorkbench.ts'
import { TargetHeader } from './TargetHeader.tsx'

const answers = [
  ['done', 'wasDone'],
  ['pending', 'notDone'],
  ['unknown', 'dontKnow'],
] as const satisfies readonly (readonly [PromotionOutcome['outcome'], string])[]

interface InterruptedTargetProps {
  task: ManualTask
  target: PromotionTarget
  since: string
}

/** A target that was started before the program stopped: only a person knows its outcome, and may check first. */
export function InterruptedTarget({ task, target, since }: InterruptedTargetProps): ReactNode {
  const t = useT('workbench')
  const format = useFormat()
  const show = useStartTarget(task.id)
  const { record, isPending } = useRecordOutcome(task.id)
  return (
    <>
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>{t('askText', { time: format.dateTime(since) })}</MessageBarBody>
      </MessageBar>
      <TargetHeader target={target} />
      <Row>
        <Button appearance="primary" disabledFocusable={show.isPending} onClick={() => show.mutate()}>
          {t('look')}
        </Button>
        {answers.map(([outcome, label]) => (
          <Button
            key={outcome}
            disabledFocusable={isPending}
            onClick={() => record({ position: target.position, outcome, reason: null })}
          >
            {t(label)}
          </Button>
        ))}
      </Row>
    </>
  )
}
