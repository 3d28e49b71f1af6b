import { makeStyles } from '@fluentui/react-components'
import { periods } from '@seaport/contract/kernel/period'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, Suspense } from 'react'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { AdminCards, LazyInView, PeriodPicker } from '../../dashboard/dashboard.public.ts'
import { useTrend } from '../api/useTrend.ts'
import { TotalCards } from '../components/TotalCards.tsx'

const TrendChart = lazy(async () => (await import('../components/TrendChart.tsx')).TrendChart)
const KindChart = lazy(async () => (await import('../components/KindChart.tsx')).KindChart)

const useStyles = makeStyles({
  head: {
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
})

/** /statisticAdmin: the platform's current figures, and its trends over the period in the address. */
export function PlatformStatistics(): ReactNode {
  const t = useT('platformStatistics')
  const styles = useStyles()
  const { params: query, set } = useAddressQuery()
  const period: Period = periods.find((one) => one === query.get('period')) ?? 'one_month'
  const answer = useTrend(period)
  return (
    <Page title={t('title')} description={t('lead')}>
      <Stack as="section" aria-label={t('now')}>
        <Heading as="h2" size="medium">
          {t('now')}
        </Heading>
        <AdminCards />
      </Stack>
      <Stack as="section" aria-label={t('overTime')}>
        <Row justify="between" className={styles.head}>
          <Heading as="h2" size="medium">
            {t('overTime')}
          </Heading>
          <PeriodPicker value={period} onChange={(next) => set({ period: next }, { replace: true })} />
        </Row>
        <TotalCards answer={answer} />
        <div className={styles.halves}>
          <Suspense fallback={<LoadingState />}>
            <TrendChart
              title={t('revenue')}
              kind="bar"
              valueKind="money"
              measures={[['revenue', 'success']]}
              answer={answer}
            />
            <TrendChart title={t('users')} kind="bar" measures={[['new_users']]} answer={answer} />
          </Suspense>
        </div>
        <LazyInView>
          <div className={styles.halves}>
            <TrendChart
              title={t('tasks')}
              kind="line"
              measures={[
                ['tasks_created', 'info'],
                ['tasks_completed', 'success'],
                ['tasks_error', 'danger'],
              ]}
              answer={answer}
            />
            <TrendChart
              title={t('collection')}
              kind="stacked"
              measures={[['collected_new'], ['collected_known', 'info']]}
              answer={answer}
            />
          </div>
        </LazyInView>
        <LazyInView>
          <div className={styles.halves}>
            <TrendChart
              title={t('promotion')}
              kind="stacked"
              measures={[
                ['promoted_done', 'success'],
                ['promoted_skipped', 'info'],
                ['promoted_failed', 'danger'],
                ['promoted_unknown', 'warning'],
              ]}
              answer={answer}
            />
            <KindChart answer={answer} />
          </div>
        </LazyInView>
      </Stack>
    </Page>
  )
}
