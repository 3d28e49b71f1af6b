import { Field as FluentField } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CheckBox } from './CheckBox.tsx'
import { type FieldProps, flush } from './FieldFrame.tsx'

export interface CheckboxFieldProps extends Omit<FieldProps<boolean>, 'label'> {
  /** May contain links. */
  label: ReactNode
}

/** A check box with a sentence to agree to. */
export function CheckboxField({ field, label, hint, required, disabled }: CheckboxFieldProps): ReactNode {
  return (
    <FluentField hint={hint} validationState={field.error ? 'error' : 'none'} validationMessage={field.error}>
      <CheckBox
        style={flush}
        name={field.name}
        label={{ children: label }}
        required={required ?? false}
        checked={field.value}
        disabled={disabled || field.disabled}
        onChange={(_, { checked }) => field.set(checked === true)}
        onBlur={field.onBlur}
      />
    </FluentField>
  )
}
