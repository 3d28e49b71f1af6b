import { disableSecondFactor, getSecondFactor } from '@seaport/contract/people/second-factor'
import * as secondFactorSchema from '@seaport/contract/people/second-factor.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { PasswordField } from '@seaport/ui/password-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { OwnLogin } from '../../../shared/password/OwnLogin.tsx'
import { useFactorStyles } from './useFactorStyles.ts'

/** Removes all factors, with password and code. */
export function TurnOff({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const { mutateAsync: disable } = useEndpointMutation(disableSecondFactor, [getSecondFactor])
  const form = useForm({
    schema: secondFactorSchema.disableSecondFactor.body,
    initial: { password: '', code: '' },
    onSubmit: async (body) => {
      await disable({ body }).catch((error: unknown) => {
        throw withFieldErrors(error, { wrong_old_password: 'password', second_factor_wrong: 'code' })
      })
      notify.success(t('turnedOff'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('turnOffTitle')} action={t('turnOff')} form={form} onClose={onClose}>
      <p className={styles.text}>{t('turnOffLead')}</p>
      <OwnLogin />
      <PasswordField
        field={form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <TextField
        field={form.field('code')}
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  )
}
