import { Button } from '@fluentui/react-components'
import { getUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { UserDetails } from '../components/UserDetails.tsx'
import { isActionAllowed, type UserAction, UserMenu } from '../components/UserMenu.tsx'
import { useUserActions } from '../components/useUserActions.tsx'

const UserTabs = lazy(async () => (await import('../components/UserTabs.tsx')).UserTabs)

/** /userManagement/:id: one supervisor, its seats and its social accounts. */
export function UserPage(): ReactNode {
  const t = useT('adminUser')
  const failure = useFailure()
  const { id = '' } = useParams()
  const { data: user, isError, error, refetch } = useEndpointQuery(getUser, { params: { id } })
  const { onAction, dialog } = useUserActions()
  useTabTitle('user', user?.username)
  if (!user) {
    return isError ? (
      <Page title={t('details')}>
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <LoadingState />
    )
  }
  const button = (action: UserAction) =>
    isActionAllowed(user, action) && (
      <Button onClick={() => onAction(action, user)}>{t(`do.${action}`)}</Button>
    )
  return (
    <Page
      title={user.username}
      description={user.email}
      actions={
        <>
          {button('edit')}
          {button('balance')}
          {button('ports')}
          {button('enter')}
          {button('enable')}
          <UserMenu user={user} onAction={onAction} only={['password', 'secondFactor', 'disable']} />
        </>
      }
    >
      <UserDetails user={user} />
      <Suspense fallback={<LoadingState />}>
        <UserTabs id={user.id} />
      </Suspense>
      {dialog}
    </Page>
  )
}
