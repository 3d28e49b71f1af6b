import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { useKeys } from '../api/useKeys.ts'
import { type ManualTask, useStartTarget } from '../api/useWorkbench.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'
import { TargetHeader } from './TargetHeader.tsx'

/** The next target, before its page is opened. */
export function NextTarget({ task, target }: { task: ManualTask; target: PromotionTarget }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  const startTarget = useStartTarget(task.id)
  useKeys({ o: startTarget.isPending ? undefined : () => startTarget.mutate() })
  return (
    <>
      <TargetHeader target={target} />
      <Row>
        <Button
          appearance="primary"
          aria-keyshortcuts={ariaKeys('O')}
          icon={<OpenRegular />}
          disabledFocusable={startTarget.isPending}
          onClick={() => startTarget.mutate()}
        >
          {t('begin')}
          <KeyHint of="O" />
        </Button>
        <Hint as="span">{t('beginHint')}</Hint>
      </Row>
    </>
  )
}
