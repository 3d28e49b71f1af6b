import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { register } from '@seaport/contract/people/registration'
import * as registrationSchema from '@seaport/contract/people/registration.schema'
import { useT } from '@seaport/i18n/react'
import { Rich } from '@seaport/i18n/rich'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { Form, SubmitButton } from '@seaport/ui/form'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { client } from '../../../shared/api/client.ts'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { TeamFields } from './TeamFields.tsx'
import { useRegistrationStyles } from './useRegistrationStyles.ts'

type Credentials = Pick<ParsedOf<typeof register>['body'], 'email' | 'password'>

export interface RegisterFormProps {
  onDone: (account: Credentials) => Promise<void>
  /** Called with the server's refusal; true = handled, and the form shows nothing. */
  onRefused: (error: unknown) => boolean
}

/** Everything that a registration needs. */
export function RegisterForm({ onDone, onRefused }: RegisterFormProps): ReactNode {
  const t = useT('registration')
  const styles = useRegistrationStyles()
  const form = useForm({
    schema: registrationSchema.register.body,
    initial: {
      email: '',
      code: '',
      password: '',
      confirm_password: '',
      industry: '',
      team_size: '',
      agree: false,
    },
    onSubmit: async (body) => {
      try {
        await client.call(register, { body })
      } catch (error) {
        if (onRefused(error)) return
        throw withFieldErrors(error, { code_wrong: 'code', email_taken: 'email' })
      }
      await onDone(body)
    },
  })
  return (
    <Form form={form}>
      <CredentialFields form={form} purpose="register" onRefused={onRefused} />
      <TeamFields industry={form.field('industry')} size={form.field('team_size')} />
      <CheckboxField
        field={form.field('agree')}
        required
        label={
          <span className={styles.agree}>
            <Rich
              ns="registration"
              k="agree"
              tags={{
                terms: <PageLink to="/agreement" inline newTab />,
                privacy: <PageLink to="/privacy" inline newTab />,
              }}
            />
          </span>
        }
      />
      <div className={styles.submit}>
        <SubmitButton form={form}>{t('register')}</SubmitButton>
      </div>
    </Form>
  )
}
