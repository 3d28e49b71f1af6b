import { useT } from '@seaport/i18n/react'
import { Chart } from '@seaport/ui/chart'
import { Page, PageCard } from '@seaport/ui/page'
import { type ReactNode, useState } from 'react'
import { useDemoStyles } from '../components/useDemoStyles.ts'
import { days, followersParts, sentSeries, spentSeries } from '../sample/figures.ts'

const WEEK = 7

/** /template/charts */
export function ChartsDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [tries, setTries] = useState(0)
  const month = { categories: days, categoryKind: 'day', categoryName: t('charts.day') } as const
  const week = { ...month, categories: days.slice(0, WEEK) }
  const short = sentSeries.map((one) => ({ ...one, values: one.values.slice(0, WEEK) }))
  const spent = [{ ...spentSeries, name: t('stat.spent') }]
  return (
    <Page title={t('charts.title')} description={t('charts.lead')}>
      <div className={styles.pairs}>
        <PageCard>
          <Chart kind="line" title={t('charts.line')} {...month} series={sentSeries} />
        </PageCard>
        <PageCard>
          <Chart kind="bar" title={t('charts.bar')} {...week} series={short} />
        </PageCard>
        <PageCard>
          <Chart kind="stacked" title={t('charts.stacked')} {...month} series={sentSeries} />
        </PageCard>
        <PageCard>
          <Chart kind="area" title={t('charts.area')} {...month} series={spent} valueKind="money" />
        </PageCard>
        <PageCard>
          <Chart kind="pie" title={t('charts.pie')} parts={followersParts} height={220} />
        </PageCard>
        <PageCard>
          <Chart kind="donut" title={t('charts.donut')} parts={followersParts} height={220} />
        </PageCard>
      </div>
      <div className={styles.threes}>
        <PageCard>
          <Chart kind="ring" title={t('charts.ring')} value={19} max={20} tone="warning" height={180} />
        </PageCard>
        <PageCard>
          <Chart kind="gauge" title={t('charts.gauge')} value={8} max={20} height={180} />
        </PageCard>
        <PageCard>
          <Chart kind="ranking" title={t('charts.ranking')} parts={followersParts} height={180} />
        </PageCard>
      </div>
      <div className={styles.threes}>
        <PageCard>
          <Chart kind="line" title={t('state.loading')} {...week} series={undefined} height={160} />
        </PageCard>
        <PageCard>
          <Chart kind="bar" title={t('state.empty')} {...week} series={[]} height={160} />
        </PageCard>
        <PageCard>
          <Chart
            kind="bar"
            title={t('state.failed')}
            {...week}
            series={tries > 1 ? short : undefined}
            height={160}
            onRetry={() => setTries(tries + 1)}
            {...(tries < 2 && { failure: { message: t('state.failedText') } })}
          />
        </PageCard>
      </div>
    </Page>
  )
}
