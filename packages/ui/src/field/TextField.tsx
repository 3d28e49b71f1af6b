import { Input, type InputProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { noAutofill } from './no-autofill.ts'
import { verbatim } from './verbatim.ts'
import { within } from './within.ts'

export interface TextFieldProps
  extends FieldProps<string>,
    Pick<
      InputProps,
      | 'type'
      | 'placeholder'
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'contentBefore'
      | 'contentAfter'
      | 'autoFocus'
      | 'onPaste'
    > {}

/** A line of text. Without `autoComplete`, nothing is filled in: somebody's own address in a customer's field would be saved unseen. */
export function TextField({
  field,
  label,
  hint,
  required,
  disabled,
  maxLength,
  ...input
}: TextFieldProps): ReactNode {
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Input
        {...verbatim}
        {...(input.autoComplete === undefined || input.autoComplete === 'off' ? noAutofill : {})}
        {...input}
        name={field.name}
        value={field.value}
        disabled={disabled || field.disabled}
        onChange={(event, { value }) => field.set(within(field.value, value, maxLength, event))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
