import { makeStyles } from '@griffel/react'
import type { DocumentName } from '@seaport/i18n/document'
import { type ReactNode, Suspense } from 'react'
import { LegalPage } from '../components/LegalPage.tsx'

// What stands below a document stays below the window until the document is there.
const useStyles = makeStyles({ coming: { minHeight: '100dvh' } })

/** /agreement: the user agreement. */
export function Agreement(): ReactNode {
  return <Legal name="agreement" />
}

/** /privacy: the privacy policy. */
export function Privacy(): ReactNode {
  return <Legal name="privacy" />
}

function Legal({ name }: { name: DocumentName }): ReactNode {
  const styles = useStyles()
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <LegalPage name={name} />
    </Suspense>
  )
}
