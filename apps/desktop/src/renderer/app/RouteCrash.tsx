import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import type { ReactNode } from 'react'

/** In place of a screen that broke; the others, and the work, go on. */
export function RouteCrash(): ReactNode {
  const t = useT('ui')
  return <ErrorState title={t('crashTitle')} message={t('crashText')} onRetry={() => location.reload()} />
}
