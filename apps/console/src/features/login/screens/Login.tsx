import type { LoginStep } from '@seaport/contract/kernel/endpoint'
import { preload } from '@seaport/i18n/browser'
import { useT } from '@seaport/i18n/react'
import { lazy } from '@seaport/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { afterLogin } from '../../../shared/session/return-path.ts'
import { type Session, sessionAtom } from '../../../shared/session/session.ts'
import { LoginForm } from '../components/LoginForm.tsx'

const UnfinishedLogin = lazy(async () => {
  const [file] = await Promise.all([
    import('../components/UnfinishedLogin.tsx'),
    preload('secondFactor', 'validation'),
  ])
  return file.UnfinishedLogin
})

/** /login; logged-in users are redirected at once. */
export function Login(): ReactNode {
  const t = useT('login')
  const session = useAtomValue(sessionAtom)
  const { params: query } = useAddressQuery()
  const [unfinished, setUnfinished] = useState<{ session: Session; next: LoginStep }>()
  if (session) return <Navigate to={afterLogin(query.get('from'))} replace />
  if (unfinished)
    return (
      <Suspense>
        <UnfinishedLogin {...unfinished} onOver={() => setUnfinished(undefined)} />
      </Suspense>
    )
  return (
    <PublicPage title={t('title')} lead={t('lead')} width="form">
      <LoginForm onUnfinished={(started, next) => setUnfinished({ session: started, next })} />
    </PublicPage>
  )
}
