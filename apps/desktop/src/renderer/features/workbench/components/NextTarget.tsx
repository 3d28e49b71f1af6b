import { Button } from '@fluentui/react-button'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import type { PromotionTarget } from '@seaport/contract/work/runner'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type ManualTask, useStartTarget } from '../api/useWorkbench.ts'
import { TargetHeader } from './TargetHeader.tsx'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

/** The next target, before anybody sees its page. */
export function NextTarget({ task, target }: { task: ManualTask; target: PromotionTarget }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const startTarget = useStartTarget(task.id)
  return (
    <>
      <TargetHeader target={target} />
      <div className={styles.buttons}>
        <Button
          appearance="primary"
          icon={<OpenRegular />}
          disabledFocusable={startTarget.isPending}
          onClick={() => startTarget.mutate()}
        >
          {t('begin')}
        </Button>
        <span className={styles.quiet}>{t('beginHint')}</span>
      </div>
    </>
  )
}
