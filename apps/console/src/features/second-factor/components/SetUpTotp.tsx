import type { Client } from '@seaport/api-client/client'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { type beginTotp, confirmTotp } from '@seaport/contract/people/second-factor'
import * as secondFactorSchema from '@seaport/contract/people/second-factor.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { notify } from '@seaport/ui/notify'
import { QrCode } from '@seaport/ui/qr-code'
import { Stack } from '@seaport/ui/stack'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { useFactorStyles } from './useFactorStyles.ts'

export interface SetUpTotpProps {
  client: Client
  /** The server's new secret. */
  totp: DataOf<typeof beginTotp>
  /** Called with the recovery codes that the first factor brings; null for a further one. */
  onDone: (codes: readonly string[] | null) => void
}

/** Setup of an authenticator app: QR code, and its first code. */
export function SetUpTotp({ client, totp: { secret, uri }, onDone }: SetUpTotpProps): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const form = useForm({
    schema: secondFactorSchema.confirmTotp.body,
    initial: { code: '' },
    onSubmit: async (body) => {
      const { recovery_codes } = await client.call(confirmTotp, { body }).catch((error: unknown) => {
        throw withFieldErrors(error, { second_factor_wrong: 'code' })
      })
      notify.success(t('turnedOn'))
      onDone(recovery_codes)
    },
  })
  return (
    <Stack gap="L">
      <p className={styles.text}>{t('scan')}</p>
      <div className={styles.centre}>
        <QrCode text={uri} label={t('qrLabel')} />
      </div>
      <KeyValueList items={[{ label: t('key'), value: <code>{secret}</code>, copy: secret }]} />
      <Form form={form}>
        <TextField
          field={form.field('code')}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
        />
        <div>
          <SubmitButton form={form}>{t('turnOn')}</SubmitButton>
        </div>
      </Form>
    </Stack>
  )
}
