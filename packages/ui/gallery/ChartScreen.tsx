import { useLanguage } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Chart } from '../src/charts/Chart.tsx'
import type { ChartPart, ChartSeries } from '../src/charts/Chart.types.ts'
import { Page, PageCard } from '../src/page/Page.tsx'
import { StatGrid } from '../src/stat-card/StatCard.tsx'
import { words } from './words.ts'

const DAYS = Array.from({ length: 30 }, (_, at) => Date.UTC(2026, 2, 1 + at, 12))
const NETWORKS = ['X', 'Facebook', 'Instagram']
const wave = (at: number, seed: number) =>
  Math.round(120 + 80 * Math.sin(at / (3 + seed)) + ((at * 37 * seed) % 41))

const series: ChartSeries[] = NETWORKS.map((name, seed) => ({
  id: name,
  name,
  values: DAYS.map((_, at) => (seed === 1 && at > 11 && at < 15 ? null : wave(at, seed + 1))),
}))
const parts: ChartPart[] = ['nguyen.van.an', 'marina_shop', '陳大文', '王小明', 'harbour.light'].map(
  (name, at) => ({
    id: name,
    name,
    value: 940 - at * 173,
  }),
)

export function ChartScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const days = { categories: DAYS, categoryKind: 'day', categoryName: word.day } as const
  const few = { ...days, categories: DAYS.slice(0, 7) }
  const short = series.map((one) => ({ ...one, values: one.values.slice(0, 7) }))
  const money = short.slice(0, 1).map((one) => ({ ...one, tone: 'success' as const }))
  return (
    <Page title={word.charts}>
      <PageCard>
        <Chart kind="line" title={word.sent} {...days} series={series} />
      </PageCard>
      <PageCard>
        <Chart kind="area" title={word.spent} {...few} series={money} valueKind="money" height={180} />
      </PageCard>
      <PageCard>
        <Chart kind="bar" title={word.sent} {...few} series={short} />
      </PageCard>
      <PageCard>
        <Chart kind="stacked" title={word.sent} {...days} series={series} />
      </PageCard>
      <StatGrid>
        <PageCard>
          <Chart kind="donut" title={word.states} parts={parts} height={220} />
        </PageCard>
        <PageCard>
          <Chart kind="ranking" title={word.table} parts={parts} height={180} />
        </PageCard>
        <PageCard>
          <Chart kind="gauge" title={word.ports} value={8} max={20} height={140} />
        </PageCard>
        <PageCard>
          <Chart kind="ring" title={word.ports} value={19} max={20} tone="warning" height={160} />
        </PageCard>
        <PageCard>
          <Chart kind="line" title={word.states} {...few} series={undefined} height={160} />
        </PageCard>
        <PageCard>
          <Chart kind="bar" title={word.states} {...few} series={[]} height={160} />
        </PageCard>
        <PageCard>
          <Chart
            kind="bar"
            title={word.states}
            {...few}
            series={undefined}
            failure={{ message: word.crash }}
            onRetry={() => {}}
          />
        </PageCard>
      </StatGrid>
    </Page>
  )
}
