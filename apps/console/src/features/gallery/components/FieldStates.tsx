import { useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import { FormRow } from '@seaport/ui/form'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { type ReactNode, useState } from 'react'
import { plainField } from '../plain-field.ts'
import { networkOptions } from '../sample/networks.ts'
import { useDemoStyles } from './useDemoStyles.ts'

/** Fields that are wrong, closed, or have more to say than fits. */
export function FieldStates(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [wrong, setWrong] = useState('A')
  const [long, setLong] = useState<string>()
  const closed = { disabled: true }
  return (
    <div className={styles.stack}>
      <FormRow>
        <TextField
          field={plainField('wrong', wrong, { set: setWrong, error: t('form.taken') })}
          label={t('state.wrong')}
          required
        />
        <TextField field={plainField('closed', 'demo@seaport.test', closed)} label={t('state.disabled')} />
      </FormRow>
      <FormRow>
        <SelectField
          field={plainField<string>('closedChoice', 'X', closed)}
          label={t('network')}
          options={networkOptions}
        />
        <NumberField field={plainField<number | null>('closedCount', 20, closed)} label={t('form.count')} />
      </FormRow>
      <FormRow>
        <ComboField
          field={plainField('closedFind', 'X', closed)}
          label={t('network')}
          options={networkOptions}
        />
        <SwitchField field={plainField('closedSwitch', true, closed)} label={t('form.night')} />
      </FormRow>
      <TextAreaField
        field={plainField('long', long ?? t('longText'), { set: setLong })}
        label={t('longText')}
        hint={t('longText')}
        rows={2}
      />
    </div>
  )
}
