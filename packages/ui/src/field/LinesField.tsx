import { type ReactNode, useState } from 'react'
import type { FieldProps } from './FieldFrame.tsx'
import { readLines } from './lines.ts'
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx'

export interface LinesFieldProps
  extends FieldProps<string[]>,
    Pick<TextAreaFieldProps, 'rows' | 'placeholder'> {}

/** A list with one entry per line: links, keywords. Blank lines do not count. */
export function LinesField({ field, ...rest }: LinesFieldProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const same = typed !== undefined && readLines(typed).join('\n') === field.value.join('\n')
  return (
    <TextAreaField
      {...rest}
      isVerbatim
      field={{
        ...field,
        value: same ? typed : field.value.join('\n'),
        set: (text) => {
          setTyped(text)
          field.set(readLines(text))
        },
      }}
    />
  )
}
