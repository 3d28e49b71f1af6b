import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useSpinnerStyles } from './useSpinnerStyles.ts'
import { useStateStyles } from './useStateStyles.ts'

/** Loading state. Appears after a delay, so that quick answers don't flicker. */
export function LoadingState({ label }: { label?: string }): ReactNode {
  const t = useT('ui')
  const styles = useStateStyles()
  const spinner = useSpinnerStyles()
  return (
    <div className={styles.root} aria-busy="true">
      <div role="status" className={spinner.root}>
        <span className={spinner.ring} aria-hidden />
        {label ?? t('loading')}
      </div>
    </div>
  )
}
