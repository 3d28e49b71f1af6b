import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { ErrorPage } from '../components/ErrorPage.tsx'

/** /403 */
export function Forbidden(): ReactNode {
  const t = useT('console')
  return <ErrorPage title={t('forbiddenTitle')} text={t('forbiddenText')} motif="lighthouse" />
}

/** /404 */
export function Missing(): ReactNode {
  const t = useT('console')
  return <ErrorPage title={t('missingTitle')} text={t('missingText')} motif="compass" />
}
