import { useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { RichTextField } from '@seaport/ui/rich-text-field'
import { RichTextView } from '@seaport/ui/rich-text-view'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Kept } from '../components/Kept.tsx'
import { plainField } from '../plain-field.ts'
import { keptAtom } from '../storage.ts'

/** Null until something was written: the page then shows a sample in the language of the moment. */
const draftAtom = keptAtom('editor', z.string().max(100_000).nullable(), null)

/** /template/editor */
export function RichTextDemo(): ReactNode {
  const t = useT('gallery')
  const [draft, setDraft] = useAtom(draftAtom)
  // Another round is another editor: one that is at work keeps its own text.
  const [round, setRound] = useState(0)
  const reset = () => {
    setDraft(null)
    setRound(round + 1)
  }
  const text =
    draft ??
    `<h2>${t('sample.head')}</h2><p>${t('sample.text')}</p><ul><li><p>X</p></li><li><p>Facebook</p></li></ul><blockquote><p>${t('sample.quote')}</p></blockquote>`
  return (
    <Page title={t('editor.title')} description={t('editor.lead')}>
      <PageCard title={t('editors.write')}>
        <RichTextField
          key={round}
          field={plainField('text', text, { set: setDraft, error: text ? undefined : t('editors.nothing') })}
          label={t('editors.content')}
          required
        />
        <Kept name="editor" {...(draft !== null && { onReset: reset })} />
      </PageCard>
      <PageCard title={t('editors.read')}>
        <RichTextView html={text} />
      </PageCard>
      <PageCard title={t('state.disabled')}>
        <RichTextField field={plainField('closed', text, { disabled: true })} label={t('editors.content')} />
      </PageCard>
    </Page>
  )
}
