import { type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { LoadingState } from '../states/LoadingState.tsx'

const CleanMarkdown = lazy(async () => (await import('./CleanMarkdown.tsx')).CleanMarkdown)

/** Renders Markdown. The renderer is loaded on first use, which moves what stands below. */
export function MarkdownView({ source }: { source: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <CleanMarkdown source={source} />
    </Suspense>
  )
}
