import { useT } from '@seaport/i18n/react'
import { CheckboxField } from '@seaport/ui/checkbox-field'
import { ComboField, MultiComboField } from '@seaport/ui/combo-field'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { FormRow } from '@seaport/ui/form'
import { LinesField } from '@seaport/ui/lines-field'
import { NumberField } from '@seaport/ui/number-field'
import { PasswordField } from '@seaport/ui/password-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import type { ReactNode } from 'react'
import { plainField } from '../plain-field.ts'
import { NETWORKS, networkOptions } from '../sample/networks.ts'

/** Every kind of field, disabled. */
export function ClosedFields(): ReactNode {
  const t = useT('gallery')
  const closed = <T,>(name: string, value: T) => plainField<T>(`closed-${name}`, value, { disabled: true })
  return (
    <FormRow>
      <TextField field={closed('text', 'demo@seaport.test')} label={t('field.text')} />
      <PasswordField
        field={closed('secret', 'hidden')}
        label={t('field.secret')}
        autoComplete="new-password"
      />
      <SelectField field={closed<string>('choice', 'X')} label={t('field.choice')} options={networkOptions} />
      <NumberField field={closed<number | null>('number', 20)} label={t('field.number')} />
      <ComboField field={closed('find', 'X')} label={t('field.find')} options={networkOptions} />
      <MultiComboField
        field={closed<string[]>('several', NETWORKS.slice(0, 2))}
        label={t('field.several')}
        options={networkOptions}
      />
      <DateTimeField field={closed('moment', '2026-03-01T01:30:00.000Z')} label={t('field.moment')} />
      <SwitchField field={closed('switch', true)} label={t('field.switch')} />
      <LinesField
        field={closed<string[]>('lines', ['https://x.com/a', 'https://x.com/b'])}
        label={t('field.lines')}
        rows={2}
      />
      <TextAreaField field={closed('long', t('sample.quote'))} label={t('field.long')} rows={2} />
      <CheckboxField field={closed('box', true)} label={t('field.box')} />
    </FormRow>
  )
}
