import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { CredentialsDialog, type NewLogin } from '../../../shared/password/CredentialsDialog.tsx'
import { NewPasswordField } from '../../../shared/password/NewPasswordField.tsx'
import { newPassword } from '../../../shared/password/new-password.ts'
import { useCreateUser } from '../api/user-actions.ts'
import { EMPTY, NewUserForm } from '../user-draft.ts'
import { ProfileFields } from './ProfileFields.tsx'

/** Adds a user, and shows the login to pass on. */
export function CreateUser({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('adminUser')
  const create = useCreateUser()
  const [password] = useState(() => newPassword())
  const [made, setMade] = useState<NewLogin>()
  const form = useForm({
    schema: NewUserForm,
    initial: { ...EMPTY, email: '', password },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      setMade({ name: body.email, password: body.password })
    },
  })
  if (made)
    return <CredentialsDialog title={t('createdTitle')} label={t('email')} login={made} onClose={onClose} />
  return (
    <FormDialog title={t('create')} action={t('createAction')} form={form} size="medium" onClose={onClose}>
      <TextField
        field={form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="off"
        required
        autoFocus
      />
      <TextField field={form.field('username')} label={t('username')} autoComplete="off" required />
      <NewPasswordField field={form.field('password')} />
      <ProfileFields field={form.field} />
    </FormDialog>
  )
}
