import { useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import type { RichTextField } from '@seaport/ui/rich-text-field'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { plainField } from '../plain-field.ts'
import type { textDraft } from '../text-draft.ts'
import { StorageNote } from './StorageNote.tsx'
import { useDemoStyles } from './useDemoStyles.ts'

interface EditorPageProps {
  name: 'editor' | 'markdown'
  title: string
  lead: string
  draft: ReturnType<typeof textDraft>
  sample: string
  Editor: typeof RichTextField
  /** The text as its readers see it. */
  show: (text: string) => ReactNode
}

/** An editor, a live preview for readers, and a disabled editor. */
export function EditorPage(props: EditorPageProps): ReactNode {
  const { name, title, lead, draft, sample, Editor, show } = props
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [written, setWritten] = useAtom(draft)
  // A new key creates a new editor, because a mounted one keeps its own text.
  const [round, setRound] = useState(0)
  const reset = () => {
    setWritten(null)
    setRound(round + 1)
  }
  const text = written ?? sample
  const error = text ? undefined : t('editors.nothing')
  return (
    <Page title={title} description={lead}>
      <div className={styles.pairs}>
        <PageCard title={t('editors.write')}>
          <Editor
            key={round}
            field={plainField('text', text, { set: setWritten, error })}
            label={t('editors.content')}
            required
          />
          <StorageNote name={name} {...(written !== null && { onReset: reset })} />
        </PageCard>
        <PageCard title={t('editors.read')}>{show(text)}</PageCard>
      </div>
      <PageCard title={t('state.disabled')}>
        <div className={styles.measure}>
          <Editor field={plainField('closed', text, { disabled: true })} label={t('editors.content')} />
        </div>
      </PageCard>
    </Page>
  )
}
