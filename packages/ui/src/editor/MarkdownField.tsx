import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'

/** Text in Markdown with a toolbar and a preview. */
export function MarkdownField({
  field,
  disabled = false,
  rows,
  ...frame
}: FieldProps<string> & { rows?: number }): ReactNode {
  return (
    <FieldFrame field={field} {...frame}>
      <MarkdownEditor
        name={field.name}
        rows={rows}
        value={field.value}
        disabled={disabled || field.disabled}
        onChange={field.set}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
