import { resetSeatPassword, type Seat } from '@seaport/contract/desk/seat'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { CredentialsDialog, type NewLogin } from '../../../shared/password/CredentialsDialog.tsx'
import { NewPasswordField } from '../../../shared/password/NewPasswordField.tsx'
import { newPassword } from '../../../shared/password/new-password.ts'
import { useResetSeatPassword } from '../api/seat-actions.ts'

/** Gives a seat a new password. */
export function SeatPassword({ seat, onClose }: { seat: Seat; onClose: () => void }): ReactNode {
  const t = useT('seat')
  const reset = useResetSeatPassword()
  const [password] = useState(() => newPassword())
  const [made, setMade] = useState<NewLogin>()
  const form = useForm({
    schema: resetSeatPassword.body,
    initial: { password },
    onSubmit: async (body) => {
      await reset.mutateAsync({ params: { id: seat.id }, body })
      setMade({ name: seat.seat_code, password: body.password })
    },
  })
  if (made)
    return <CredentialsDialog title={t('resetTitle')} label={t('code')} login={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('ask.password', { name: seat.name })}
      action={t('do.password')}
      form={form}
      onClose={onClose}
    >
      <span>{t('effect.session')}</span>
      <NewPasswordField field={form.field('password')} />
    </FormDialog>
  )
}
