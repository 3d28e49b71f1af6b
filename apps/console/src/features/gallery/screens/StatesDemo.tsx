import { Button } from '@fluentui/react-button'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { type ReactNode, useState } from 'react'
import { CrashCard } from '../components/CrashCard.tsx'
import { TableStates } from '../components/TableStates.tsx'

/** /template/states */
export function StatesDemo(): ReactNode {
  const t = useT('gallery')
  const [well, setWell] = useState(false)
  return (
    <Page title={t('states.title')} description={t('states.lead')}>
      <PageCard title={t('state.empty')}>
        <EmptyState
          text={t('states.emptyText')}
          actions={<Button appearance="primary">{t('states.emptyAction')}</Button>}
        />
      </PageCard>
      <PageCard title={t('state.loading')}>
        <LoadingState />
      </PageCard>
      <PageCard title={t('state.failed')}>
        {well ? (
          <EmptyState
            title={t('states.well')}
            actions={<Button onClick={() => setWell(false)}>{t('startAfresh')}</Button>}
          />
        ) : (
          <ErrorState message={t('state.failedText')} requestId="req-01J9" onRetry={() => setWell(true)} />
        )}
      </PageCard>
      <CrashCard />
      <TableStates />
    </Page>
  )
}
