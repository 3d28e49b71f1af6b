import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useRunner } from '../../shared/useDesktop.ts'
import { useShellStyles } from './useShellStyles.ts'

/** Shows that this computer's disk is full, and the effects on the work. */
export function DiskBanner(): ReactNode {
  const t = useT('desktop')
  const styles = useShellStyles()
  if (!useRunner()?.disk_full) return null
  return (
    <div className={styles.banner}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{t('diskFullTitle')}</MessageBarTitle>
          {t('diskFullText')}
        </MessageBarBody>
      </MessageBar>
    </div>
  )
}
