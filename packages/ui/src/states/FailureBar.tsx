import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'
import type { Failure } from './ErrorState.tsx'

const useStyles = makeStyles({
  requestId: {
    display: 'block',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
})

/** Why an act failed, above or below what it was about; with the request id for support. */
export function FailureBar({ message, requestId }: Failure): ReactNode {
  const t = useT('ui')
  const styles = useStyles()
  return (
    <MessageBar intent="error" role="alert">
      <MessageBarBody>
        {message}
        {requestId && <span className={styles.requestId}>{t('requestId', { id: requestId })}</span>}
      </MessageBarBody>
    </MessageBar>
  )
}
