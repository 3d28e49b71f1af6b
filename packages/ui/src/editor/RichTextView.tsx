import { type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { LoadingState } from '../states/LoadingState.tsx'

const CleanHtml = lazy(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/** Renders rich text, sanitised again: the sender may not have used our editor. */
export function RichTextView({ html }: { html: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <CleanHtml html={html} />
    </Suspense>
  )
}
