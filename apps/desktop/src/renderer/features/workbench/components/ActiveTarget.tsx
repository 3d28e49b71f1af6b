import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited'
import { ShieldErrorRegular } from '@fluentui/react-icons/svg/shield-error'
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { SkipReason } from '@seaport/contract/work/task-state.schema'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { ariaChordOf, chordOf, usePageKeys } from '../../../shared/page-keys.ts'
import { useKeys } from '../api/useKeys.ts'
import { type ManualTask, useRecordOutcome, useStartTarget } from '../api/useWorkbench.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'
import { SkipMenu } from './SkipMenu.tsx'
import { TargetHeader } from './TargetHeader.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

/** A person is at the target's page, and records the outcome. */
export function ActiveTarget({ task, target }: { task: ManualTask; target: PromotionTarget }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  const styles = useWorkbenchStyles()
  const show = useStartTarget(task.id)
  const { record, recordAsked, isPending } = useRecordOutcome(task.id)
  const { position } = target
  const onBlock = () =>
    void confirm({
      title: t('blockTitle'),
      effects: [t('blockTarget'), t('blockAccount')],
      action: t('blocked'),
      run: () => recordAsked({ position, outcome: 'failed', reason: 'network_block' }),
    })
  const onDone = () => record({ position, outcome: 'done', reason: null })
  const onSkip = (reason: SkipReason) => record({ position, outcome: 'skipped', reason })
  const isPerson = target.person !== null
  const onOptOut = () =>
    void confirm({
      title: t('optOutTitle'),
      effects: [t('optOutTarget'), t('optOutList')],
      action: t('optOut'),
      run: () => recordAsked({ position, outcome: 'skipped', reason: 'opted_out' }),
    })
  const acts = {
    done: onDone,
    opt_out: isPerson ? onOptOut : undefined,
    skip: () => onSkip('not_suitable'),
    blocked: onBlock,
  }
  const onShow = show.isPending ? undefined : () => show.mutate()
  useKeys(isPending ? {} : { d: acts.done, x: acts.opt_out, s: acts.skip, b: acts.blocked, r: onShow })
  usePageKeys((key, accountId) => {
    const act = key in acts ? acts[key as keyof typeof acts] : undefined
    if (isPending || !act || (accountId !== undefined && accountId !== task.account_id)) return false
    act()
    return true
  })
  return (
    <>
      <TargetHeader target={target} />
      <Row className={styles.outcomes}>
        <Button
          appearance="primary"
          icon={<CheckmarkRegular />}
          disabledFocusable={isPending}
          aria-keyshortcuts={ariaKeys('D', ariaChordOf('D'))}
          onClick={onDone}
        >
          {t('done')}
          <KeyHint of={chordOf('D')} />
        </Button>
        <SkipMenu onSkip={onSkip} />
        <Button
          icon={<ShieldErrorRegular />}
          aria-keyshortcuts={ariaKeys('B', ariaChordOf('B'))}
          onClick={onBlock}
        >
          {t('blocked')}
          <KeyHint of={chordOf('B')} />
        </Button>
        {isPerson && (
          <Button
            icon={<PersonProhibitedRegular />}
            aria-keyshortcuts={ariaKeys('X', ariaChordOf('X'))}
            onClick={onOptOut}
          >
            {t('optOut')}
            <KeyHint of={chordOf('X')} />
          </Button>
        )}
        <Button
          className={styles.apart}
          appearance="subtle"
          icon={<OpenRegular />}
          disabledFocusable={show.isPending}
          aria-keyshortcuts={ariaKeys('R')}
          onClick={onShow}
        >
          {t('showAgain')}
          <KeyHint of="R" />
        </Button>
      </Row>
    </>
  )
}
