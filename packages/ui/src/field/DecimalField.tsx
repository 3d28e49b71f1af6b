import type { ReactNode } from 'react'
import { decimalText } from './number-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** An exact decimal, kept as text: a sum of money or a rate. Takes full-width digits and separators of thousands. */
export function DecimalField({ field, ...props }: TextFieldProps): ReactNode {
  return (
    <TextField
      {...props}
      field={{ ...field, set: (text) => field.set(decimalText(text)) }}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
