import { createSystemUser, type SystemUser } from '@seaport/contract/people/admin-user'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { CredentialsDialog, type NewLogin } from '../../../shared/password/CredentialsDialog.tsx'
import { NewPasswordField } from '../../../shared/password/NewPasswordField.tsx'
import { newPassword } from '../../../shared/password/new-password.ts'
import { useUpdateSystemUser } from '../api/system-user-actions.ts'

const PasswordForm = z.object({ password: createSystemUser.body.shape.password })

/** Gives an administrator a new password, and shows it to be handed on. */
export function SystemUserPassword(props: { user: SystemUser; onClose: () => void }): ReactNode {
  const { user, onClose } = props
  const t = useT('systemUser')
  const update = useUpdateSystemUser()
  const [password] = useState(() => newPassword())
  const [made, setMade] = useState<NewLogin>()
  const form = useForm({
    schema: PasswordForm,
    initial: { password },
    onSubmit: async (body) => {
      await update.mutateAsync({ params: { id: user.id }, body })
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
