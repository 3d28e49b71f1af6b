import { resetPassword } from '@seaport/contract/people/registration'
import * as registrationSchema from '@seaport/contract/people/registration.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { client } from '../../../shared/api/client.ts'
import { reasonOf, withFieldErrors } from '../../../shared/api/field-errors.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { toLogin, useLoginNavigationState } from '../../../shared/session/login-navigation.ts'
import { currentSession, sessionAtom } from '../../../shared/session/session.ts'
import { CredentialFields } from '../components/CredentialFields.tsx'
import { useRegistrationStyles } from '../components/useRegistrationStyles.ts'

/** /reset-pwd: a new password with a code by e-mail. Does not reveal whether an address is registered. */
export function ResetPassword(): ReactNode {
  const t = useT('registration')
  const tLogin = useT('login')
  const styles = useRegistrationStyles()
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  const loginState = useLoginNavigationState()
  const [factorNeeded, setFactorNeeded] = useState(false)
  const form = useForm({
    schema: registrationSchema.resetPassword.body,
    initial: {
      email: loginState?.email ?? '',
      code: '',
      password: '',
      confirm_password: '',
      second_factor: '',
    },
    onSubmit: async (body) => {
      const { user_id } = await client.call(resetPassword, { body }).catch((error: unknown) => {
        if (reasonOf(error) === 'second_factor_needed') setFactorNeeded(true)
        throw withFieldErrors(error, { code_wrong: 'code', second_factor_wrong: 'second_factor' })
      })
      // The server has ended every session of this person; this window's may be another one's.
      if (currentSession()?.userId === user_id) setSession(null)
      else if (currentSession()) notify.success(tLogin('reset'))
      void navigate(...toLogin({ email: body.email, reason: 'reset' }))
    },
  })
  return (
    <PublicPage title={t('resetTitle')} lead={t('resetLead')} width="form">
      <Form form={form}>
        <CredentialFields form={form} purpose="reset" />
        {factorNeeded && (
          <TextField
            field={form.field('second_factor')}
            label={t('secondFactor')}
            hint={t('secondFactorHint')}
            autoComplete="one-time-code"
            autoFocus
            required
          />
        )}
        <div className={styles.submit}>
          <SubmitButton form={form}>{t('resetSubmit')}</SubmitButton>
        </div>
      </Form>
      <p className={styles.after}>
        <PageLink to="/login">{t('backToLogin')}</PageLink>
      </p>
    </PublicPage>
  )
}
