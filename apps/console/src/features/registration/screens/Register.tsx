import { useLanguage, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { notify } from '@seaport/ui/notify'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { reasonOf } from '../../../shared/api/field-errors.ts'
import { isConfigNew, refreshConfig, useSystemConfig } from '../../../shared/config/system-config.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { toLogin } from '../../../shared/session/login-navigation.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { logIn } from '../api/log-in.ts'
import { RegisterForm } from '../components/RegisterForm.tsx'
import { useRegistrationStyles } from '../components/useRegistrationStyles.ts'

/** /register: the form, or while registration is off the installation's words about that. */
export function Register(): ReactNode {
  const t = useT('registration')
  const styles = useRegistrationStyles()
  const navigate = useNavigate()
  const [session, setSession] = useAtom(sessionAtom)
  const { registration, known } = useNewRegistration()
  if (session) return <Navigate to="/dashboard" replace />
  // The password was chosen a moment ago; if the login can't be completed here, its own page takes over.
  const enter = async ({ email, password }: { email: string; password: string }) => {
    const started = await logIn({ email, password }).catch(() => undefined)
    if (started) {
      setSession(started)
      notify.success(t('welcome'))
    } else await navigate(...toLogin({ email, reason: 'registered' }))
  }
  // Registration was switched off while the form was filled in: the configuration has the message.
  const closedMeanwhile = (error: unknown) => {
    if (reasonOf(error) !== 'registration_closed') return false
    void refreshConfig()
    return true
  }
  if (!known) return <LoadingState />
  const closed = registration?.open === false
  return (
    <PublicPage title={t('registerTitle')} {...(!closed && { lead: t('registerLead') })} width="form">
      {closed ? (
        <EmptyState motif="lighthouse" title={t('closed')} text={registration.refusal_message ?? ''} />
      ) : (
        <RegisterForm onDone={enter} onRefused={closedMeanwhile} />
      )}
      <p className={styles.after}>
        {t('haveAccount')} <PageLink to="/login">{t('toLogin')}</PageLink>
      </p>
    </PublicPage>
  )
}

/** Whether registration is open, refetched when the page opens and in each language; `known` once there is an answer or a failure. */
function useNewRegistration() {
  const { lang } = useLanguage()
  const config = useSystemConfig()
  const [asked, setAsked] = useState(isConfigNew)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message comes in the language of the request.
  useEffect(() => {
    void refreshConfig().then(() => setAsked(true))
  }, [lang])
  return { registration: config?.registration, known: asked }
}
