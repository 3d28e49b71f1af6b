import { useT } from '@seaport/i18n/react'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { afterLogin } from '../../../shared/session/return-path.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { LoginForm } from '../components/LoginForm.tsx'

/** /login; somebody who is logged in is redirected at once. */
export function Login(): ReactNode {
  const t = useT('login')
  const session = useAtomValue(sessionAtom)
  const [query] = useSearchParams()
  if (session) return <Navigate to={afterLogin(query.get('from'))} replace />
  return (
    <PublicPage title={t('title')} lead={t('lead')} width="form">
      <LoginForm />
    </PublicPage>
  )
}
