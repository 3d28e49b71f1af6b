import { type ReactNode, useMemo } from 'react'
import { Prose } from './Prose.tsx'
import { renderMarkdown } from './render-markdown.ts'

/** Markdown, rendered. */
export function CleanMarkdown({ source }: { source: string }): ReactNode {
  return <Prose html={useMemo(() => renderMarkdown(source), [source])} />
}
