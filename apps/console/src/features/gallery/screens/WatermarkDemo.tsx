import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { Page, PageCard } from '@seaport/ui/page'
import { TextField } from '@seaport/ui/text-field'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { sessionAtom } from '../../../shared/session/session.ts'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { Watermark } from '../parts/watermark/Watermark.tsx'
import { plainField } from '../plain-field.ts'

/** /template/watermark */
export function WatermarkDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const format = useFormat()
  const session = useAtomValue(sessionAtom)
  const [text, setText] = useState(() => `${session?.name ?? ''} ${format.date(new Date())}`.trim())
  return (
    <Page title={t('watermark.title')} description={t('watermark.lead')}>
      <PageCard title={t('watermark.card')}>
        <div className={styles.measure}>
          <TextField
            field={plainField('text', text, { set: setText })}
            label={t('watermark.text')}
            maxLength={60}
          />
        </div>
        <Watermark text={text}>
          <div className={styles.stack} style={{ minHeight: 260 }}>
            <p className={styles.text}>{t('watermark.body')}</p>
            <KeyValueList
              items={[
                { label: t('stat.ports'), value: `${format.number(8)} / ${format.number(20)}` },
                { label: t('stat.people'), value: format.number(12_847) },
                { label: t('stat.spent'), value: format.money('1284.50') },
                { label: t('form.seat'), value: '100001', copy: '100001' },
              ]}
            />
          </div>
        </Watermark>
      </PageCard>
    </Page>
  )
}
