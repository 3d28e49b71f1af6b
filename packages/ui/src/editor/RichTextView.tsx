import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingState } from '../states/LoadingState.tsx'

const CleanHtml = lazy(() => import('./CleanHtml.tsx').then((module) => ({ default: module.CleanHtml })))

/** Text from the rich-text editor for reading; cleaned again, whoever sent it. */
export function RichTextView({ html }: { html: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <CleanHtml html={html} />
    </Suspense>
  )
}
