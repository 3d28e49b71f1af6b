import { type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { LoadingState } from '../states/LoadingState.tsx'

const CleanMarkdown = lazy(() =>
  import('./CleanMarkdown.tsx').then((module) => ({ default: module.CleanMarkdown })),
)

/** Renders Markdown. The renderer is loaded on first use. */
export function MarkdownView({ source }: { source: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <CleanMarkdown source={source} />
    </Suspense>
  )
}
