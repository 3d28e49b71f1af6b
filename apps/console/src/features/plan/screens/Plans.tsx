import { makeStyles } from '@fluentui/react-components'
import { userInfo } from '@seaport/contract/people/user'
import { getTranslation } from '@seaport/contract/work/translation'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page, PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { SupportContact } from '../../pay/pay.public.ts'
import { PlanCards } from '../components/PlanCards.tsx'
import { TranslationUse } from '../components/TranslationUse.tsx'

const useStyles = makeStyles({ text: { margin: 0 } })

/** /plan: the plans' features, and how to change. Screens that a plan lacks lead here. */
export function Plans(): ReactNode {
  const t = useT('plan')
  const styles = useStyles()
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(userInfo, {})
  // The cards depend on whether translation is available.
  const { isPending } = useEndpointQuery(getTranslation, {})
  return (
    <Page title={t('title')} description={t('lead')}>
      {data && !isPending ? (
        <>
          <PlanCards current={data.plan} />
          <TranslationUse />
          <PageCard title={t('analysis')}>
            <p className={styles.text}>{t('analysisText')}</p>
            <p className={styles.text}>
              {t('upgrade')} <SupportContact />
            </p>
          </PageCard>
        </>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
