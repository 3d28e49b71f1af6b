import { Password } from '@seaport/contract/people/session.schema'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { CredentialsDialog, type NewLogin } from './CredentialsDialog.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPassword } from './new-password.ts'

const PasswordForm = z.object({ password: Password })

export interface ResetPasswordDialogProps {
  title: string
  action: string
  /** Further effects of a changed password. */
  effect: string
  /** Title, label and login name for the dialog shown afterwards. */
  resultTitle: string
  loginLabel: string
  loginName: string
  onReset: (body: { password: string }) => Promise<unknown>
  onClose: () => void
}

/** Sets somebody's new password, and shows it once to be handed over. */
export function ResetPasswordDialog(props: ResetPasswordDialogProps): ReactNode {
  const { title, action, effect, resultTitle, loginLabel, loginName, onReset, onClose } = props
  const [password] = useState(() => newPassword())
  const [login, setLogin] = useState<NewLogin>()
  const form = useForm({
    schema: PasswordForm,
    initial: { password },
    onSubmit: async (body) => {
      await onReset(body)
      setLogin({ name: loginName, password: body.password })
    },
  })
  if (login)
    return <CredentialsDialog title={resultTitle} label={loginLabel} login={login} onClose={onClose} />
  return (
    <FormDialog title={title} action={action} form={form} onClose={onClose}>
      <span>{effect}</span>
      <NewPasswordField field={form.field('password')} />
    </FormDialog>
  )
}
