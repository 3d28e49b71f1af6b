import { type AdminUser, resetUserPassword } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { CredentialsDialog, type NewLogin } from '../../../shared/password/CredentialsDialog.tsx'
import { NewPasswordField } from '../../../shared/password/NewPasswordField.tsx'
import { newPassword } from '../../../shared/password/new-password.ts'
import { useResetUserPassword } from '../api/user-actions.ts'

interface ResetPasswordProps {
  user: AdminUser
  onClose: () => void
}

/** Gives a user a new password, and shows it to be handed on. */
export function ResetPassword({ user, onClose }: ResetPasswordProps): ReactNode {
  const t = useT('adminUser')
  const reset = useResetUserPassword()
  const [password] = useState(() => newPassword())
  const [made, setMade] = useState<NewLogin>()
  const form = useForm({
    schema: resetUserPassword.body,
    initial: { password },
    onSubmit: async (body) => {
      await reset.mutateAsync({ params: { id: user.id }, body })
      setMade({ name: user.email, password: body.password })
    },
  })
  if (made)
    return <CredentialsDialog title={t('resetTitle')} label={t('email')} login={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('passwordTitle', { email: user.email })}
      action={t('do.password')}
      form={form}
      onClose={onClose}
    >
      <span>{t('effect.sessions')}</span>
      <NewPasswordField field={form.field('password')} />
    </FormDialog>
  )
}
