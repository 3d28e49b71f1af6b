import { Button, makeStyles } from '@fluentui/react-components'
import { versionLog } from '@seaport/contract/platform/version'
import { useLanguage, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { queries } from '../../../shared/api/queries.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { Release } from '../components/Release.tsx'

/** Versions loaded per click. */
const STEP = 10
/** Maximum page size of the server. */
const MOST = 200

const useStyles = makeStyles({
  more: { alignSelf: 'center', marginTop: token('spacingVerticalL') },
})

/** /update-log: the notes of every version, public. */
export function UpdateLog(): ReactNode {
  const t = useT('download')
  return (
    <PublicPage title={t('logTitle')} lead={t('logLead')} width="text">
      <QueryClientProvider client={queries}>
        <Releases />
      </QueryClientProvider>
    </PublicPage>
  )
}

function Releases(): ReactNode {
  const t = useT('download')
  const styles = useStyles()
  const { lang } = useLanguage()
  const failure = useFailure()
  const [shown, setShown] = useState(STEP)
  const query = { language: lang, page_size: shown }
  const { data, isError, error, refetch } = useEndpointQuery(versionLog, { query }, { paged: true })
  if (isError && !data) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (data.list.length === 0)
    return <EmptyState motif="crates" title={t('noLogTitle')} text={t('noLogText')} />
  return (
    <>
      <Stack as="ol" gap="none">
        {data.list.map((version) => (
          <li key={version.version}>
            <Release version={version} />
          </li>
        ))}
      </Stack>
      {data.total > data.list.length && shown < MOST && (
        <Button className={styles.more} onClick={() => setShown(Math.min(shown + STEP, MOST))}>
          {t('older')}
        </Button>
      )}
    </>
  )
}
