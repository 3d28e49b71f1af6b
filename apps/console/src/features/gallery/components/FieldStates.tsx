import { useT } from '@seaport/i18n/react'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { TextField } from '@seaport/ui/text-field'
import { type ReactNode, useState } from 'react'
import { plainField } from '../plain-field.ts'
import { useDemoStyles } from './useDemoStyles.ts'

/** Invalid fields, and fields with messages longer than fit. */
export function FieldStates(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [wrong, setWrong] = useState('A')
  const [long, setLong] = useState<string>()
  return (
    <div className={styles.stack}>
      <TextField
        field={plainField('wrong', wrong, {
          set: setWrong,
          error: wrong === 'A' ? t('form.taken') : undefined,
        })}
        label={t('state.wrong')}
        hint={t('field.change')}
        required
      />
      <TextAreaField
        field={plainField('long', long ?? t('longText'), { set: setLong })}
        label={t('longText')}
        hint={t('longText')}
        rows={3}
      />
    </div>
  )
}
