import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useServerClock } from '../../../shared/useClock.ts'
import { useKeys } from '../api/useKeys.ts'
import type { ManualTask } from '../api/useWorkbench.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'

interface WaitingForGuardProps {
  task: ManualTask
  onNext: (() => void) | undefined
}

/** The guard delays the account: reason, remaining time, and other tasks in the meantime. */
export function WaitingForGuard({ task, onNext }: WaitingForGuardProps): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  const tTask = useT('task')
  const format = useFormat()
  useKeys({ n: onNext })
  const now = useServerClock(true)
  const until = Date.parse(task.parked_until ?? '')
  const left = Math.max(0, Math.ceil((until - now) / 1000) * 1000)
  return (
    <EmptyState
      motif="lighthouse"
      title={task.park_reason ? tTask(`park.${task.park_reason}`) : tTask('parked')}
      text={t('waits', { time: format.dateTime(task.parked_until), left: format.duration(left) })}
      actions={
        onNext && (
          <Button appearance="primary" aria-keyshortcuts={ariaKeys('N')} onClick={onNext}>
            {t('nextReady')}
            <KeyHint of="N" />
          </Button>
        )
      }
    />
  )
}
