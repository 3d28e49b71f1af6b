import { Button } from '@fluentui/react-button'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { ShieldErrorRegular } from '@fluentui/react-icons/svg/shield-error'
import type { PromotionTarget } from '@seaport/contract/work/runner'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import type { ReactNode } from 'react'
import { type ManualTask, useRecordOutcome, useStartTarget } from '../api/useWorkbench.ts'
import { SkipMenu } from './SkipMenu.tsx'
import { TargetHeader } from './TargetHeader.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

/** A person is at the target's page, and says what became of it. */
export function ActiveTarget({ task, target }: { task: ManualTask; target: PromotionTarget }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const show = useStartTarget(task.id)
  const { mutate: recordOutcome, mutateAsync: recordOutcomeAsync, isPending } = useRecordOutcome(task.id)
  const { position } = target
  const onBlock = () =>
    void confirm({
      title: t('blockTitle'),
      effects: [t('blockTarget'), t('blockAccount')],
      action: t('blocked'),
      run: () => recordOutcomeAsync({ position, outcome: 'failed', reason: 'network_block' }),
    })
  return (
    <>
      <TargetHeader target={target} />
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          icon={<CheckmarkRegular />}
          disabledFocusable={isPending}
          onClick={() => recordOutcome({ position, outcome: 'done', reason: null })}
        >
          {t('done')}
        </Button>
        <SkipMenu onSkip={(reason) => recordOutcome({ position, outcome: 'skipped', reason })} />
        <Button icon={<ShieldErrorRegular />} onClick={onBlock}>
          {t('blocked')}
        </Button>
        <Button
          className={styles.apart}
          appearance="subtle"
          icon={<OpenRegular />}
          disabledFocusable={show.isPending}
          onClick={() => show.mutate()}
        >
          {t('showAgain')}
        </Button>
      </div>
    </>
  )
}
