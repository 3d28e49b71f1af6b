import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Text } from '../text/Text.tsx'
import { useEditorStyles } from './useEditorStyles.ts'

/** Renders clean HTML. Pass only what `sanitise` or `renderMarkdown` returned. */
export function Prose({ html }: { html: string }): ReactNode {
  const t = useT('editor')
  const styles = useEditorStyles()
  if (html === '')
    return (
      <Text as="p" tone="quiet">
        {t('nothing')}
      </Text>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, and its callers sanitise.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
