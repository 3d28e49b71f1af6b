import { useT } from '@seaport/i18n/react'
import { PasswordField } from '@seaport/ui/password-field'
import type { Field } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { StrengthBar } from './StrengthBar.tsx'

export interface NewPasswordFieldsProps {
  password: Field<string>
  repeated: Field<string>
  /** The person's address: a password that contains their name is weak. */
  email: string
}

/** A new password, twice. */
export function NewPasswordFields({ password, repeated, email }: NewPasswordFieldsProps): ReactNode {
  const t = useT('registration')
  return (
    <>
      <div>
        <PasswordField field={password} label={t('password')} autoComplete="new-password" required />
        <StrengthBar password={password.value} email={email} />
      </div>
      <PasswordField field={repeated} label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  )
}
