import { Button, mergeClasses } from '@fluentui/react-components'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { useStateStyles } from './useStateStyles.ts'

const CopyButton = lazy(async () => (await import('../copy-button/CopyButton.tsx')).CopyButton)

/** An error for users: the message, and the request id for support. */
export interface Failure {
  message?: string | undefined
  requestId?: string | undefined
}

export interface ErrorStateProps extends Failure {
  title?: string
  onRetry?: (() => void) | undefined
  /** Replaces the whole screen: its title becomes the screen's heading. */
  wholeScreen?: boolean
}

/** Error state with message, request id and a retry button. */
export function ErrorState({
  title,
  message,
  requestId,
  onRetry,
  wholeScreen = false,
}: ErrorStateProps): ReactNode {
  const t = useT('ui')
  const common = useT('common')
  const styles = useStateStyles()
  const Title = wholeScreen ? 'h1' : 'p'
  return (
    <div className={styles.root} role="alert">
      <span className={mergeClasses(styles.icon, styles.bad)} aria-hidden>
        <ErrorCircleRegular />
      </span>
      <Title className={styles.title}>{title ?? t('errorTitle')}</Title>
      {message && <p className={styles.text}>{message}</p>}
      {requestId && (
        <span className={styles.detail}>
          {t('requestId', { id: requestId })}
          <Suspense>
            <CopyButton text={requestId} />
          </Suspense>
        </span>
      )}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{common('retry')}</Button>
        </div>
      )}
    </div>
  )
}
