import { latestVersion } from '@seaport/contract/platform/version'
import { useLanguage, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { useFailure } from '@seaport/ui/use-failure'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { queries } from '../../../shared/api/queries.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { type ClientPlatform, detectPlatform } from '../client-platform.ts'
import { Offers } from '../components/Offers.tsx'

/** /down: the download centre, open to everybody. */
export function Downloads(): ReactNode {
  const t = useT('download')
  return (
    <PublicPage title={t('title')} lead={t('lead')} width="text">
      <QueryClientProvider client={queries}>
        <Newest />
      </QueryClientProvider>
    </PublicPage>
  )
}

function Newest(): ReactNode {
  const t = useT('download')
  const { lang } = useLanguage()
  const failure = useFailure()
  const visitor = useClientPlatform()
  const { data, isError, error, refetch } = useEndpointQuery(
    latestVersion,
    { query: { language: lang } },
    { paged: true },
  )
  if (isError && !data) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  if (!data || !visitor) return <LoadingState />
  if (Object.values(data.downloads).every((offer) => offer === null))
    return <EmptyState motif="crates" title={t('noneTitle')} text={t('noneText')} />
  return <Offers downloads={data.downloads} visitor={visitor} />
}

/** Platform of the visitor's computer; undefined until the browser has reported it. */
function useClientPlatform(): ClientPlatform | undefined {
  const [visitor, setVisitor] = useState<ClientPlatform>()
  useEffect(() => {
    void detectPlatform(navigator).then(setVisitor)
  }, [])
  return visitor
}
