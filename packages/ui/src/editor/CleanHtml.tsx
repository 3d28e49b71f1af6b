import { type ReactNode, useMemo } from 'react'
import { Prose } from './Prose.tsx'
import { sanitise } from './sanitise.ts'

/** HTML from somebody's editor, cleaned before it is shown. */
export function CleanHtml({ html }: { html: string }): ReactNode {
  return <Prose html={useMemo(() => sanitise(html), [html])} />
}
