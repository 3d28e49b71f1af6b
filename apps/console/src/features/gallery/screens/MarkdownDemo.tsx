import { useT } from '@seaport/i18n/react'
import { MarkdownField } from '@seaport/ui/markdown-field'
import { MarkdownView } from '@seaport/ui/markdown-view'
import type { ReactNode } from 'react'
import { EditorPage } from '../components/EditorPage.tsx'
import { textDraft } from '../text-draft.ts'

const draft = textDraft('markdown')

/** /template/markdown */
export function MarkdownDemo(): ReactNode {
  const t = useT('gallery')
  const sample = `## ${t('sample.head')}\n\n${t('sample.text')}\n\n- X\n- Facebook\n\n> ${t('sample.quote')}\n\n\`Ctrl K\` · https://seaport.test`
  return (
    <EditorPage
      name="markdown"
      title={t('markdown.title')}
      lead={t('markdown.lead')}
      draft={draft}
      sample={sample}
      Editor={MarkdownField}
      show={(source) => <MarkdownView source={source} />}
    />
  )
}
