import { Field as FluentField } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import type { Field } from '../form/useForm.ts'

/** What every field of a form can be given. */
export interface FieldProps<T> {
  field: Field<T>
  label: string
  /** A sentence of help under the field. */
  hint?: string
  /** Shows the required mark; the schema decides whether it may be empty. */
  required?: boolean
  disabled?: boolean
}

/** Cancels Fluent's 8 px margin of check boxes and switches, to align them with other fields. */
export const flush = { marginInlineStart: '-8px' } as const

interface FieldFrameProps extends Omit<FieldProps<unknown>, 'field' | 'disabled'> {
  field: Pick<Field<unknown>, 'error'>
  children: ReactElement
}

/** Label, hint and error around a control. */
export function FieldFrame({ field, label, hint, required = false, children }: FieldFrameProps): ReactNode {
  return (
    <FluentField
      label={label}
      hint={hint}
      required={required}
      validationState={field.error ? 'error' : 'none'}
      validationMessage={field.error}
    >
      {children}
    </FluentField>
  )
}
