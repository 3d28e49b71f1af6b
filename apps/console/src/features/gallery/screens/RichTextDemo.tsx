import { useT } from '@seaport/i18n/react'
import { RichTextField } from '@seaport/ui/rich-text-field'
import { RichTextView } from '@seaport/ui/rich-text-view'
import type { ReactNode } from 'react'
import { EditorPage } from '../components/EditorPage.tsx'
import { textDraft } from '../text-draft.ts'

const draft = textDraft('editor')

/** /template/editor */
export function RichTextDemo(): ReactNode {
  const t = useT('gallery')
  const sample = `<h2>${t('sample.head')}</h2><p>${t('sample.text')}</p><ul><li><p>X</p></li><li><p>Facebook</p></li></ul><blockquote><p>${t('sample.quote')}</p></blockquote>`
  return (
    <EditorPage
      name="editor"
      title={t('editor.title')}
      lead={t('editor.lead')}
      draft={draft}
      sample={sample}
      Editor={RichTextField}
      show={(html) => <RichTextView html={html} />}
    />
  )
}
