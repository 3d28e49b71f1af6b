import type { CodePurpose } from '@seaport/contract/platform/email.schema'
import { useT } from '@seaport/i18n/react'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import { useEmailCode } from '../api/useEmailCode.ts'
import { CodeField } from './CodeField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { type CredentialForm, useCodeButton } from './useCodeButton.ts'

export interface CredentialFieldsProps {
  form: CredentialForm
  purpose: CodePurpose
  /** Called with the reason why no code was sent; true = handled. */
  onRefused?: (error: unknown) => boolean
}

/** An address, the code that is sent to it, and the new password that will go with it. */
export function CredentialFields({ form, purpose, onRefused }: CredentialFieldsProps): ReactNode {
  const t = useT('registration')
  const { email } = form.values
  const code = useEmailCode(purpose, email)
  const askForCode = useCodeButton(form, code, onRefused)
  // The form does not reveal whether an address is registered.
  const sent = purpose === 'register' ? 'codeSent' : 'codeSentIfKnown'
  return (
    <>
      <TextField
        field={form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus
        required
      />
      <CodeField
        field={form.field('code')}
        code={code}
        sentHint={({ expire_minutes, held, demo_code }) =>
          demo_code
            ? t('codeDemo', { code: demo_code })
            : t(held ? 'codeHeld' : sent, { count: expire_minutes })
        }
        onSend={askForCode}
      />
      <NewPasswordFields
        password={form.field('password')}
        repeated={form.field('confirm_password')}
        email={email}
      />
    </>
  )
}
