import { Field } from '@fluentui/react-field'
import { Select } from '@fluentui/react-select'
import { useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import { Page, PageCard } from '@seaport/ui/page'
import { StatGrid } from '@seaport/ui/stat-card'
import { type ReactNode, useState } from 'react'
import { useDemoStyles } from '../components/useDemoStyles.ts'
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
        <div className={styles.row}>
          <Field label={t('map.figure')} orientation="horizontal">
            <Select
              value={figure}
              onChange={(_, { value }) => setFigure(FIGURES.find((one) => one === value) ?? figure)}
            >
              {FIGURES.map((one) => (
                <option key={one} value={one}>
                  {t(`map.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Chart kind="map" title={t(`map.${figure}`)} places={places[figure]} />
      </PageCard>
      <StatGrid>
        <PageCard>
          <Chart kind="map" title={t('state.loading')} places={undefined} height={160} />
        </PageCard>
        <PageCard>
          <Chart kind="map" title={t('state.empty')} places={[]} height={160} />
        </PageCard>
      </StatGrid>
    </Page>
  )
}
