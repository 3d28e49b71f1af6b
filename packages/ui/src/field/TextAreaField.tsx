import { Textarea, type TextareaProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { verbatim } from './verbatim.ts'
import { within } from './within.ts'

export interface TextAreaFieldProps
  extends FieldProps<string>,
    Pick<TextareaProps, 'rows' | 'placeholder' | 'maxLength'> {
  /** It is no prose: a list of handles, addresses or proxies. */
  isVerbatim?: boolean
}

/** Several lines of text. */
export function TextAreaField({
  field,
  rows = 4,
  placeholder,
  maxLength,
  isVerbatim = false,
  disabled,
  ...frame
}: TextAreaFieldProps): ReactNode {
  return (
    <FieldFrame field={field} {...frame}>
      <Textarea
        // Fluent takes no `autoCorrect` among its own.
        {...(isVerbatim && { textarea: verbatim })}
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
