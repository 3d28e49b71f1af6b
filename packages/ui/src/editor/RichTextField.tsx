import { type ReactNode, Suspense } from 'react'
import { FieldFrame, type FieldProps } from '../field/FieldFrame.tsx'
import { lazy } from '../lazy/lazy.ts'
import { LoadingState } from '../states/LoadingState.tsx'
import type { TextEditorProps } from './editor.types.ts'

const RichTextEditor = lazy(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

/** Rich-text field; its value is clean HTML, '' when empty. The editor is loaded when the field appears. */
export function RichTextField({ field, disabled = false, ...frame }: FieldProps<string>): ReactNode {
  return (
    <FieldFrame field={field} {...frame}>
      <Waiting
        value={field.value}
        disabled={disabled || field.disabled}
        onChange={field.set}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}

/** Height in pixels of an empty editor with its toolbar, reserved while it loads. */
const HEIGHT = 243

function Waiting(props: TextEditorProps): ReactNode {
  const coming = (
    <div style={{ minHeight: HEIGHT }}>
      <LoadingState />
    </div>
  )
  return (
    <Suspense fallback={coming}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
