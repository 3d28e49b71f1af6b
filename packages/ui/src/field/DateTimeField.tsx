import { Input } from '@fluentui/react-components'
import { useFormat } from '@seaport/i18n/react'
import { fromWallClock, toWallClock } from '@seaport/i18n/zoned-time'
import type { ReactNode } from 'react'
import type { Field } from '../form/useForm.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export interface DateTimeFieldProps extends Omit<FieldProps<string | null>, 'field'> {
  /** null when cleared: valid where the schema is nullable, else a missing value. */
  field: Field<string> | Field<string | null>
  /** Bounds, ISO-8601. */
  min?: string
  max?: string
  /** IANA zone of the typed time; the user's by default. */
  zone?: string | undefined
}

/** Without a bound, browsers take years of six digits: what is typed behind the fourth would not go to the hour. */
const LAST = '9999-12-31T23:59'

/** Date and time in a zone, stored as UTC ISO-8601; null = none. */
export function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const format = useFormat()
  const { field, min, max, zone = format.zone, disabled, hint, ...frame } = props
  return (
    <FieldFrame field={field} hint={hint ?? zone} {...frame}>
      <Input
        type="datetime-local"
        name={field.name}
        value={toWallClock(field.value, zone)}
        min={min && toWallClock(min, zone)}
        max={max ? toWallClock(max, zone) : LAST}
        disabled={disabled || field.disabled}
        onChange={(_, { value }) => (field as Field<string | null>).set(fromWallClock(value, zone))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
