import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense } from 'react'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'

const Lookup = lazy(async () => (await import('../components/Lookup.tsx')).Lookup)

/** /antiScam: whether an address is one of the operator’s own. */
export function AntiScam(): ReactNode {
  const t = useT('antiScam')
  return (
    <PublicPage title={t('title')} lead={t('lead')} width="text">
      <Suspense fallback={<LoadingState />}>
        <Lookup />
      </Suspense>
    </PublicPage>
  )
}
