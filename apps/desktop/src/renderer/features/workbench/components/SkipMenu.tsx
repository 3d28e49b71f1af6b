import { Button } from '@fluentui/react-components'
import { ArrowForwardRegular } from '@fluentui/react-icons/svg/arrow-forward'
import { skipReasons } from '@seaport/contract/work/task-state'
import type { SkipReason } from '@seaport/contract/work/task-state.schema'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import type { ReactNode } from 'react'
import { ariaChordOf, chordOf } from '../../../shared/page-keys.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'

/** Skips the target with a reason. */
export function SkipMenu({ onSkip }: { onSkip: (reason: SkipReason) => void }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  return (
    <ActionMenu
      trigger={
        <Button
          icon={<ArrowForwardRegular />}
          title={t('skipKey')}
          aria-keyshortcuts={ariaKeys('S', ariaChordOf('S'))}
        >
          {t('skip')}
          <KeyHint of={chordOf('S')} />
        </Button>
      }
      actions={skipReasons.map((reason) => ({
        id: reason,
        label: t(`skip.${reason}`),
        onSelect: () => onSkip(reason),
      }))}
    />
  )
}
