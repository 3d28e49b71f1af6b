import { Button } from '@fluentui/react-components'
import { PauseRegular } from '@fluentui/react-icons/svg/pause'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import type { ReactNode } from 'react'
import { useKeys } from '../api/useKeys.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'

/** A break from the queue: keys start nothing. */
export function BreakButton({ onBreak }: { onBreak: () => void }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  useKeys({ p: onBreak })
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<PauseRegular />}
      aria-keyshortcuts={ariaKeys('P')}
      onClick={onBreak}
    >
      {t('break')}
      <KeyHint of="P" />
    </Button>
  )
}

/** Shown instead of the queue during a break. */
export function OnBreak({ onResume }: { onResume: () => void }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  useKeys({ p: onResume })
  return (
    <EmptyState
      title={t('breakTitle')}
      text={t('breakText')}
      actions={
        <Button
          appearance="primary"
          icon={<PlayRegular />}
          aria-keyshortcuts={ariaKeys('P')}
          onClick={onResume}
        >
          {t('resume')}
          <KeyHint of="P" />
        </Button>
      }
    />
  )
}
