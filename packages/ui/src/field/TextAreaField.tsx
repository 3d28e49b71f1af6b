import { Textarea, type TextareaProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { within } from './within.ts'

export interface TextAreaFieldProps
  extends FieldProps<string>,
    Pick<TextareaProps, 'rows' | 'placeholder' | 'maxLength'> {}

/** Several lines of text. */
export function TextAreaField({
  field,
  rows = 4,
  placeholder,
  maxLength,
  disabled,
  ...frame
}: TextAreaFieldProps): ReactNode {
  return (
    <FieldFrame field={field} {...frame}>
      <Textarea
        name={field.name}
        rows={rows}
        resize="vertical"
        placeholder={placeholder}
        value={field.value}
        disabled={disabled || field.disabled}
        onChange={(event, { value }) => field.set(within(field.value, value, maxLength, event))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
