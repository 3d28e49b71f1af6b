import { useLanguage, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page, PageCard } from '@seaport/ui/page'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { StorageNote } from '../components/StorageNote.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { countWords } from '../count-words.ts'
import { WordCloud } from '../parts/word-cloud/WordCloud.tsx'
import { plainField } from '../plain-field.ts'
import { textDraft } from '../text-draft.ts'

const LONGEST = 20_000
const textAtom = textDraft('word-cloud', LONGEST)

/** /template/word-cloud: word frequencies of a text. */
export function WordCloudDemo(): ReactNode {
  const t = useT('gallery')
  const { lang } = useLanguage()
  const styles = useDemoStyles()
  const [kept, setKept] = useAtom(textAtom)
  const text = kept ?? t('cloud.sample')
  const plain = t('cloud.plain')
  const words = useMemo(() => countWords(text, lang, plain), [text, lang, plain])
  return (
    <Page title={t('cloud.title')} description={t('cloud.lead')}>
      <div className={styles.pairs}>
        <PageCard title={t('cloud.card')}>
          {words.length > 0 ? (
            <WordCloud label={t('cloud.card')} words={words} />
          ) : (
            <EmptyState text={t('cloud.none')} />
          )}
        </PageCard>
        <PageCard title={t('cloud.source')}>
          <TextAreaField
            field={plainField('text', text, { set: setKept })}
            label={t('cloud.text')}
            rows={6}
            maxLength={LONGEST}
          />
          <StorageNote name="word-cloud" {...(kept !== null && { onReset: () => setKept(null) })} />
        </PageCard>
      </div>
    </Page>
  )
}
