import { useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import { Page, PageCard } from '@seaport/ui/page'
import { SelectField } from '@seaport/ui/select-field'
import { type ReactNode, useState } from 'react'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { plainField } from '../plain-field.ts'
import { places } from '../sample/figures.ts'

const FIGURES = ['followers', 'replies'] as const

/** /template/map */
export function MapDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [figure, setFigure] = useState<(typeof FIGURES)[number]>('followers')
  return (
    <Page title={t('map.title')} description={t('map.lead')}>
      <PageCard>
        <div className={styles.choice}>
          <SelectField
            field={plainField<string>('figure', figure, {
              set: (value) => setFigure(value === 'replies' ? value : 'followers'),
            })}
            label={t('map.figure')}
            options={FIGURES.map((value) => ({ value, label: t(`map.${value}`) }))}
          />
        </div>
        <Chart kind="map" title={t(`map.${figure}`)} places={places[figure]} />
      </PageCard>
      <div className={styles.pairs}>
        <PageCard>
          <Chart kind="map" title={t('state.loading')} places={undefined} height={160} />
        </PageCard>
        <PageCard>
          <Chart kind="map" title={t('state.empty')} places={[]} height={160} />
        </PageCard>
      </div>
    </Page>
  )
}
