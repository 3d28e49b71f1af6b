import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { StatCard, StatGrid } from '@seaport/ui/stat-card'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { StorageNote } from '../components/StorageNote.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { Tour } from '../parts/tour/Tour.tsx'
import { persistedAtom } from '../storage.ts'

const seenAtom = persistedAtom('tour', z.boolean(), false)

/** /template/tour: starts by itself once, and again on request. */
export function TourDemo(): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const styles = useDemoStyles()
  const [seen, setSeen] = useAtom(seenAtom)
  const [open, setOpen] = useState(!seen)
  const close = () => {
    setOpen(false)
    setSeen(true)
  }
  return (
    <Page
      title={t('tour.title')}
      description={t('tour.lead')}
      actions={
        <Button id="tour-start" appearance="primary" onClick={() => setOpen(true)}>
          {t('tour.start')}
        </Button>
      }
    >
      <div id="tour-figures">
        <StatGrid>
          <StatCard label={t('stat.ports')} value={`${format.number(8)} / ${format.number(20)}`} />
          <StatCard label={t('stat.people')} value={format.number(1284)} />
        </StatGrid>
      </div>
      <div id="tour-card">
        <PageCard title={t('tour.card')}>
          <p className={styles.text}>{t('tour.body')}</p>
          <StorageNote name="tour" {...(seen && { onReset: () => setSeen(false) })} />
        </PageCard>
      </div>
      <Tour
        open={open}
        onClose={close}
        steps={[
          { id: 'figures', target: '#tour-figures', title: t('tour.figures'), text: t('tour.figuresText') },
          { id: 'card', target: '#tour-card', title: t('tour.card'), text: t('tour.cardText') },
          { id: 'start', target: '#tour-start', title: t('tour.start'), text: t('tour.startText') },
        ]}
      />
    </Page>
  )
}
