import { Button } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { ariaChordOf, chordOf, usePageKeys } from '../../../shared/page-keys.ts'
import { useServerClock } from '../../../shared/useClock.ts'
import { useKeys } from '../api/useKeys.ts'
import { type ManualTask, useUndo } from '../api/useWorkbench.ts'
import { targetName } from '../target-name.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'

/** The last outcome, with an undo button while it can be undone. */
export function LastOutcome({ task }: { task: ManualTask }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  const tTask = useT('task')
  const { last, step } = task.manual
  const undo = useUndo(task.id)
  const now = useServerClock(last !== null)
  // "Nothing was done" leaves the target unchanged, so there is nothing to undo.
  const isOpen =
    last !== null && last.outcome !== 'pending' && step.kind !== 'open' && now < Date.parse(last.undo_until)
  // Until the outcome is delivered, the server has nothing to undo.
  const isSaid = step.kind === 'ready' || task.parked_until !== null
  const mayUndo = isOpen && isSaid && !undo.isPending
  useKeys({ u: mayUndo ? () => undo.mutate() : undefined })
  usePageKeys((key, accountId) => {
    if (key !== 'undo' || !mayUndo || (accountId !== undefined && accountId !== task.account_id)) return false
    undo.mutate()
    return true
  })
  if (!isOpen) return null
  return (
    <Row role="status">
      <Hint as="span">
        {t('lastOutcome', {
          name: targetName(last.target, t),
          outcome: tTask(`outcome.${last.outcome}`),
        })}
      </Hint>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowUndoRegular />}
        aria-keyshortcuts={ariaKeys('U', ariaChordOf('U'))}
        disabledFocusable={!mayUndo}
        onClick={() => undo.mutate()}
      >
        {t('undo')}
        <KeyHint of={chordOf('U')} />
      </Button>
    </Row>
  )
}
