import { userInfo } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { DetailsCard } from '../components/DetailsCard.tsx'
import { SessionsCard } from '../components/SessionsCard.tsx'
import { useUcenterStyles } from '../components/useUcenterStyles.ts'

/** /ucenter: what a person is here, has here, and where it is logged in. */
export function Ucenter(): ReactNode {
  const t = useT('ucenter')
  const failure = useFailure()
  const styles = useUcenterStyles()
  const { data, isError, error, refetch } = useRead(userInfo, {})
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
