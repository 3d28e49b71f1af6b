import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { DetailsCard } from '../components/DetailsCard.tsx'
import { SessionsCard } from '../components/SessionsCard.tsx'
import { useUserStyles } from '../components/useUserStyles.ts'

/** /ucenter: the user's profile, account and sessions. */
export function UserCenter(): ReactNode {
  const t = useT('user')
  const failure = useFailure()
  const styles = useUserStyles()
  const { data, isError, error, refetch } = useEndpointQuery(userInfo, {})
  return (
    <Page title={t('title')} description={t('lead')}>
      {data ? (
        <div className={styles.columns}>
          <div className={styles.tall}>
            <AccountCard info={data} />
          </div>
          <DetailsCard info={data} />
          <SessionsCard />
        </div>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
