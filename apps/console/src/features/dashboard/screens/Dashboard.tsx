import { makeStyles } from '@griffel/react'
import type { Period } from '@seaport/contract/kernel/period'
import { userPermission } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatGrid } from '@seaport/ui/stat-card'
import { token } from '@seaport/ui/theme-tokens'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useToday } from '../api/queries.ts'
import { LazyInView } from '../components/LazyInView.tsx'
import { PeriodPicker } from '../components/PeriodPicker.tsx'
import { AccountStat, PortStat, SeatStat, TaskStat } from '../components/stats.tsx'
import { TodayCards } from '../components/TodayCards.tsx'
import { CollectionTrend, PromotionTrend } from '../components/Trends.tsx'
import { momentIn } from '../day.ts'

const AdminCards = lazy(async () => ({ default: (await import('../components/AdminCards.tsx')).AdminCards }))
// Below what is seen first.
const CollectionRanking = lazy(async () => ({
  default: (await import('../components/Rankings.tsx')).CollectionRanking,
}))
const PromotionRanking = lazy(async () => ({
  default: (await import('../components/Rankings.tsx')).PromotionRanking,
}))
const RunningTasks = lazy(async () => ({
  default: (await import('../components/RunningTasks.tsx')).RunningTasks,
}))
const RecentPeople = lazy(async () => ({
  default: (await import('../components/RecentPeople.tsx')).RecentPeople,
}))

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM') },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase400'),
    lineHeight: token('lineHeightBase400'),
    fontWeight: token('fontWeightSemibold'),
  },
  quiet: { color: token('colorNeutralForeground3') },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
    alignItems: 'start',
  },
})

/** Users with one of these keys have a team's work to see: seats, accounts, tasks. */
const OWN = ['007', '008', '009'] as const

/** /dashboard: today's figures, the current state, and trends over a period, as far as the user may see them. */
export function Dashboard(): ReactNode {
  const t = useT('dashboard')
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  if (!keys) return <Page title={t('title')}>{null}</Page>
  const works = OWN.some((key) => keys.includes(key))
  const administers = keys.includes('1-admin')
  return (
    <Page title={t('title')} description={t('lead')} actions={works && <LastSync />}>
      {administers && (
        <DashboardSection title={t('admin.title')}>
          <Suspense fallback={<LoadingState />}>
            <AdminCards />
          </Suspense>
        </DashboardSection>
      )}
      {works && <OwnWork keys={keys} />}
      {!works && !administers && <EmptyState title={t('nothingTitle')} text={t('nothingText')} />}
    </Page>
  )
}

function OwnWork({ keys }: { keys: readonly string[] }): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const styles = useStyles()
  const [period, setPeriod] = useState<Period>('seven_days')
  const today = useToday().data
  const tasks = keys.includes('009')
  return (
    <>
      <DashboardSection title={t('today')} aside={today && format.date(momentIn(today.date, format.zone))}>
        <TodayCards />
      </DashboardSection>
      <DashboardSection title={t('now')}>
        <StatGrid>
          <PortStat />
          {keys.includes('007') && <SeatStat />}
          {keys.includes('008') && <AccountStat />}
          {tasks && <TaskStat />}
        </StatGrid>
      </DashboardSection>
      <DashboardSection title={t('overTime')} aside={<PeriodPicker value={period} onChange={setPeriod} />}>
        {tasks && (
          <div className={styles.halves}>
            <CollectionTrend period={period} />
            <PromotionTrend period={period} />
          </div>
        )}
        <div className={styles.halves}>
          <Suspense fallback={<LoadingState />}>
            <CollectionRanking period={period} />
            <PromotionRanking period={period} />
          </Suspense>
        </div>
      </DashboardSection>
      {tasks && (
        <LazyInView>
          <div className={styles.halves}>
            <RunningTasks />
            <RecentPeople />
          </div>
        </LazyInView>
      )}
    </>
  )
}

/** When a desktop last delivered something. */
function LastSync(): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const data = useToday().data
  return (
    data && (
      <span className={styles.quiet}>
        {data.last_sync_at === null ? (
          t('neverSynced')
        ) : (
          <>
            {t('lastSync')} <RelativeTime value={data.last_sync_at} />
          </>
        )}
      </span>
    )
  )
}

function DashboardSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  const styles = useStyles()
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {typeof aside === 'string' ? <span className={styles.quiet}>{aside}</span> : aside}
      </div>
      {children}
    </section>
  )
}
