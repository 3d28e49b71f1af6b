import {
  InstagramSettings,
  type NetworkField,
  XSettings,
} from '@seaport/contract/kernel/network-settings.schema'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { type Field, useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { refreshConfig } from '../../../shared/config/system-config.ts'
import { usePutNetworkConfig } from '../api/config-actions.ts'
import { NetworkForm, toChange, toFormValues } from '../network-form.ts'

const CHOICES: Partial<Record<NetworkField, readonly string[]>> = {
  login: InstagramSettings.shape.login.unwrap().options,
  vocabulary: XSettings.shape.vocabulary.unwrap().options,
}

/** Changes how a network is set up. */
export function NetworkEditor({
  config,
  onClose,
}: {
  config: NetworkConfig
  onClose: () => void
}): ReactNode {
  const t = useT('config')
  const n = useT('network')
  const put = usePutNetworkConfig()
  const { network, fields, secret } = config
  const form = useForm({
    schema: NetworkForm,
    initial: toFormValues(config),
    onSubmit: async (_, changed) => {
      await put.mutateAsync({ params: { network }, body: toChange(config, changed) })
      // Its forms and filters offer the networks that are set up.
      void refreshConfig()
      notify.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={n(network)} size="medium" form={form} onClose={onClose}>
      {fields
        .filter(({ origin }) => origin !== 'environment')
        .map(({ name, initial }) => (
          <SettingField key={name} name={name} initial={initial} field={form.field(name)} />
        ))}
      {secret && secret.origin !== 'environment' && (
        <>
          <PasswordField
            field={form.field('app_secret')}
            label={t('net.field.app_secret')}
            hint={secret.origin === 'stored' ? t('net.secretKept') : t('net.secretNew')}
            autoComplete="new-password"
          />
          {secret.origin === 'stored' && (
            <CheckboxField field={form.field('forget')} label={t('net.forget')} />
          )}
        </>
      )}
    </FormDialog>
  )
}

function SettingField({
  name,
  initial,
  field,
}: {
  name: NetworkField
  initial: string
  field: Field<string>
}): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const choices = CHOICES[name]
  const label = t(`net.field.${name}`)
  const hint = format.sentences([
    ...(name === 'client_id' ||
    name === 'callback_ports' ||
    name === 'monthly_budget' ||
    name === 'prices_date' ||
    name === 'login' ||
    name === 'vocabulary'
      ? [t(`net.hint.${name}`)]
      : []),
    ...(initial ? [t('net.hint.empty', { initial })] : []),
  ])
  if (choices) {
    const options = ['', ...choices].map((value) => ({ value, label: value || t('net.origin.default') }))
    return <SelectField field={field} label={label} hint={hint} options={options} />
  }
  return <TextField field={field} label={label} hint={hint} autoComplete="off" />
}
