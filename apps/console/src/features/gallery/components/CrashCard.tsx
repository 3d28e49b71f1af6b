import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { type ReactNode, useState } from 'react'
import { useDemoStyles } from './useDemoStyles.ts'

/** A part of a screen that fails while rendering, and recovers on a retry. */
export function CrashCard(): ReactNode {
  const t = useT('gallery')
  return (
    <PageCard title={t('states.crash')}>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
    </PageCard>
  )
}

function Fragile(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('The gallery was asked to fail')
  return (
    <Row>
      <p className={styles.text}>{t('states.crashText')}</p>
      <Button onClick={() => setBroken(true)}>{t('states.crashNow')}</Button>
    </Row>
  )
}
