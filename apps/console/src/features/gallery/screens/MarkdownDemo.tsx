import { useT } from '@seaport/i18n/react'
import { MarkdownField } from '@seaport/ui/markdown-field'
import { MarkdownView } from '@seaport/ui/markdown-view'
import { Page, PageCard } from '@seaport/ui/page'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Kept } from '../components/Kept.tsx'
import { plainField } from '../plain-field.ts'
import { keptAtom } from '../storage.ts'

/** Null until something was written: the page then shows a sample in the language of the moment. */
const draftAtom = keptAtom('markdown', z.string().max(100_000).nullable(), null)

/** /template/markdown */
export function MarkdownDemo(): ReactNode {
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
    `## ${t('sample.head')}\n\n${t('sample.text')}\n\n- X\n- Facebook\n\n> ${t('sample.quote')}\n\n\`Ctrl K\` · https://seaport.test`
  return (
    <Page title={t('markdown.title')} description={t('markdown.lead')}>
      <PageCard title={t('editors.write')}>
        <MarkdownField
          key={round}
          field={plainField('text', text, { set: setDraft, error: text ? undefined : t('editors.nothing') })}
          label={t('editors.content')}
          required
        />
        <Kept name="markdown" {...(draft !== null && { onReset: reset })} />
      </PageCard>
      <PageCard title={t('editors.read')}>
        <MarkdownView source={text} />
      </PageCard>
      <PageCard title={t('state.disabled')}>
        <MarkdownField field={plainField('closed', text, { disabled: true })} label={t('editors.content')} />
      </PageCard>
    </Page>
  )
}
