import { type ReactNode, useMemo } from 'react'
import { Prose } from './Prose.tsx'
import { renderMarkdown } from './render-markdown.ts'

/** Markdown, rendered. For screens that are read for their text: its renderer is loaded with the screen, and what stands below does not move. */
export function CleanMarkdown({ source }: { source: string }): ReactNode {
  return <Prose html={useMemo(() => renderMarkdown(source), [source])} />
}
