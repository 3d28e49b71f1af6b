import { Button } from '@fluentui/react-button'
import { getUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useRead } from '../../../shared/api/endpoint.ts'
import { useTabTitle } from '../../../shared/screen/useTabTitle.ts'
import { UserFacts } from '../components/UserFacts.tsx'
import { allows, type UserDeed, UserMenu } from '../components/UserMenu.tsx'
import { useUserDeeds } from '../components/useUserDeeds.tsx'

const UserOwns = lazy(async () => ({ default: (await import('../components/UserOwns.tsx')).UserOwns }))

/** /userManagement/:id: one supervisor, its agent accounts and its social accounts. */
export function UserPage(): ReactNode {
  const t = useT('adminUser')
  const failure = useFailure()
  const { id = '' } = useParams()
  const { data: user, isError, error, refetch } = useRead(getUser, { params: { id } })
  const { deeds, dialog } = useUserDeeds()
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
  const button = (deed: UserDeed, appearance: 'primary' | 'secondary' = 'secondary') =>
    allows(user, deed) && (
      <Button appearance={appearance} onClick={() => deeds(deed, user)}>
        {t(`do.${deed}`)}
      </Button>
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
          {button('enter', 'primary')}
          {button('enable')}
          <UserMenu user={user} deeds={deeds} only={['password', 'disable']} />
        </>
      }
    >
      <UserFacts user={user} />
      <Suspense fallback={<LoadingState />}>
        <UserOwns id={user.id} />
      </Suspense>
      {dialog}
    </Page>
  )
}
