import { changePassword } from '@seaport/contract/people/session'
import * as sessionSchema from '@seaport/contract/people/session.schema'
import { Password } from '@seaport/contract/people/session.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { PasswordField } from '@seaport/ui/password-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { client } from '../../shared/api/client.ts'
import { OwnLogin } from '../../shared/password/OwnLogin.tsx'

const ChangeForm = sessionSchema.changePassword.body
  .extend({ new_password: Password, confirm: z.string() })
  .refine(({ new_password, confirm }) => new_password === confirm, {
    error: 'password_mismatch',
    path: ['confirm'],
    // Checked even while another field is invalid, so that both errors are shown together.
    when: () => true,
  })

/** Changes the own password. */
export function ChangePassword({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('console')
  const form = useForm({
    schema: ChangeForm,
    initial: { old_password: '', new_password: '', confirm: '' },
    onSubmit: async ({ old_password, new_password }) => {
      await client.call(changePassword, { body: { old_password, new_password } })
      notify.success(t('passwordChanged'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('changePassword')} form={form} onClose={onClose}>
      <OwnLogin />
      <PasswordField
        field={form.field('old_password')}
        label={t('oldPassword')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        field={form.field('new_password')}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        required
      />
      <PasswordField
        field={form.field('confirm')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        hint={t('othersEnd')}
        required
      />
    </FormDialog>
  )
}
