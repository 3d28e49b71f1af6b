import { Input } from '@fluentui/react-input'
import { useFormat } from '@seaport/i18n/react'
import { fromWallClock, toWallClock } from '@seaport/i18n/zoned-time'
import type { ReactNode } from 'react'
import type { Field } from '../form/useForm.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export interface DateTimeFieldProps extends Omit<FieldProps<string | null>, 'field'> {
  /** Cleared, the field holds null: nothing for a schema that allows it, a missing value for one that does not. */
  field: Field<string> | Field<string | null>
  /** Bounds, ISO-8601. */
  min?: string
  max?: string
  /** Whose wall clock is typed, as an IANA name; the user's own unless told. */
  zone?: string | undefined
}

/** A moment, typed by a wall clock and kept as UTC ISO-8601; null for none. */
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
        max={max && toWallClock(max, zone)}
        disabled={disabled || field.disabled}
        onChange={(_, { value }) => (field as Field<string | null>).set(fromWallClock(value, zone))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
