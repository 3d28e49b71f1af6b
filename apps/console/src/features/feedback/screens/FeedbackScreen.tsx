import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, Suspense } from 'react'

const FeedbackForm = lazy(async () => (await import('../components/FeedbackForm.tsx')).FeedbackForm)
const OwnFeedback = lazy(async () => (await import('../components/OwnFeedback.tsx')).OwnFeedback)

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: token('spacingHorizontalL'),
    maxWidth: '1200px',
  },
})

/** /feedback: messages to the operator, and their answers. */
export function FeedbackScreen(): ReactNode {
  const t = useT('feedback')
  const styles = useStyles()
  return (
    <Page title={t('title')} description={t('lead')}>
      <div className={styles.columns}>
        <Suspense fallback={<LoadingState />}>
          <FeedbackForm />
          <OwnFeedback />
        </Suspense>
      </div>
    </Page>
  )
}
