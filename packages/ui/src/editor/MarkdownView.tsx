import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingState } from '../states/LoadingState.tsx'

const CleanMarkdown = lazy(() =>
  import('./CleanMarkdown.tsx').then((module) => ({ default: module.CleanMarkdown })),
)

/** Markdown for reading: an announcement, a guide. Its renderer is fetched when it is first needed. */
export function MarkdownView({ source }: { source: string }): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <CleanMarkdown source={source} />
    </Suspense>
  )
}
