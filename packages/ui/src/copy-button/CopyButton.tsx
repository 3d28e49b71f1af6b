import { Button } from '@fluentui/react-button'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopyButtonStyles } from './useCopyButtonStyles.ts'

export interface CopyButtonProps {
  text: string
  /** A visible label; without one the button is an icon. */
  label?: string
}

type Outcome = 'idle' | 'copied' | 'failed'

/** Copies a text, and says beside itself whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps): ReactNode {
  const t = useT('ui')
  const styles = useCopyButtonStyles()
  const [outcome, setOutcome] = useState<Outcome>('idle')
  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), 2500)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <span className={styles.root}>
      <Button
        appearance="subtle"
        size="small"
        icon={outcome === 'copied' ? <CheckmarkRegular /> : <CopyRegular />}
        aria-label={label ? undefined : t('copy')}
        title={label ? undefined : t('copy')}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && t('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </span>
  )
}
