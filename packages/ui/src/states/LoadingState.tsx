import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useSpinnerStyles } from './useSpinnerStyles.ts'
import { useStateStyles } from './useStateStyles.ts'

/** Something is on its way. Appears after a moment only, so that quick answers do not flicker. */
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
