import { getSecondFactor, STEP_UP_MINUTES, stepUp } from '@seaport/contract/people/second-factor'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { PasswordField } from '@seaport/ui/password-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { client } from '../../../shared/api/client.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { OwnLogin } from '../../../shared/password/OwnLogin.tsx'
import { askForPasskey } from '../passkey.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useFactorStyles } from './useFactorStyles.ts'

const password = z.string().min(1)
const withCode = z.object({ password, code: z.string().trim().min(6).max(20) })
const withoutCode = z.object({ password, code: z.literal('') })

/** Confirms the user's identity before a sensitive change; the pending call then continues. */
export function StepUp({ onAnswer }: { onAnswer: (confirmed: boolean) => void }): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const { data: factor } = useEndpointQuery(getSecondFactor, {})
  const codeNeeded = factor !== undefined && (factor.totp || factor.passkeys.length > 0)
  const form = useForm({
    schema: codeNeeded ? withCode : withoutCode,
    initial: { password: '', code: '' },
    onSubmit: async ({ password, code }) => {
      const body = { password, ...(code !== '' && { code }) }
      await client.call(stepUp, { body }).catch((error: unknown) => {
        throw withFieldErrors(error, {
          wrong_old_password: 'password',
          second_factor_wrong: 'code',
          second_factor_needed: 'code',
        })
      })
      onAnswer(true)
    },
  })
  // A recently added passkey also needs the password, which is then asked first.
  const enough = factor?.passkeys.some(({ confirms_alone }) => confirms_alone) ?? false
  const confirmByPasskey = async () => {
    const { password } = form.values
    const proof = await askForPasskey(client)
    await client.call(stepUp, { body: { ...proof, ...(password !== '' && { password }) } })
    onAnswer(true)
  }
  return (
    <FormDialog title={t('confirmTitle')} action={t('confirm')} form={form} onClose={() => onAnswer(false)}>
      <p className={styles.text}>{t('confirmLead', { count: STEP_UP_MINUTES })}</p>
      {enough && <PasskeyButton use={confirmByPasskey} />}
      <OwnLogin />
      <PasswordField
        field={form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        required
      />
      {codeNeeded && (
        <TextField
          field={form.field('code')}
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          required
        />
      )}
      {!enough && factor && factor.passkeys.length > 0 && <PasskeyButton use={confirmByPasskey} />}
    </FormDialog>
  )
}
