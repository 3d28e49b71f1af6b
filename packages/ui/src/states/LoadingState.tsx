import { Spinner } from '@fluentui/react-spinner'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useStateStyles } from './useStateStyles.ts'

/** Something is on its way. Appears after a moment only, so that quick answers do not flicker. */
export function LoadingState({ label }: { label?: string }): ReactNode {
  const t = useT('ui')
  const styles = useStateStyles()
  return (
    <div className={styles.root}>
      <Spinner delay={200} size="small" label={label ?? t('loading')} labelPosition="below" />
    </div>
  )
}
