import { Input } from '@fluentui/react-input'
import { useFormat } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import type { Field } from '../form/useForm.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { fromWallClock, toWallClock } from './zoned-time.ts'

export interface DateTimeFieldProps extends Omit<FieldProps<string | null>, 'field'> {
  /** Cleared, the field holds null: nothing for a schema that allows it, a missing value for one that does not. */
  field: Field<string> | Field<string | null>
  /** Bounds, ISO-8601. */
  min?: string
  max?: string
}

/** A moment, typed in the user's zone and kept as UTC ISO-8601; null for none. */
export function DateTimeField({ field, min, max, disabled, hint, ...frame }: DateTimeFieldProps): ReactNode {
  const { zone } = useFormat()
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
