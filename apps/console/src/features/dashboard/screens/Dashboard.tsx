import { makeStyles } from '@fluentui/react-components'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatGrid } from '@seaport/ui/stat-card'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useAttention, useToday } from '../api/queries.ts'
import { AttentionFailure } from '../components/AttentionFailure.tsx'
import { DashboardSection } from '../components/DashboardSection.tsx'
import { NeedsAttention } from '../components/NeedsAttention.tsx'
import { PeriodPicker } from '../components/PeriodPicker.tsx'
import { PortBoard, usePortBoard } from '../components/PortBoard.tsx'
import { RecentPeople } from '../components/RecentPeople.tsx'
import { RunningTasks } from '../components/RunningTasks.tsx'
import { AccountStat, PortStat, SeatStat, TaskStat } from '../components/stats.tsx'
import { TodayCards } from '../components/TodayCards.tsx'
import { CollectionTrend, PromotionTrend } from '../components/Trends.tsx'
import { momentIn } from '../day.ts'

const AdminWork = lazy(async () => {
  const [file] = await Promise.all([import('../components/AdminWork.tsx'), preload('platformStatistics')])
  return file.AdminWork
})
const FirstSteps = lazy(async () => {
  const [file] = await Promise.all([import('../components/FirstSteps.tsx'), preload('tutorial')])
  return file.FirstSteps
})
// Below the fold.
const CollectionRanking = lazy(async () => (await import('../components/Rankings.tsx')).CollectionRanking)
const PromotionRanking = lazy(async () => (await import('../components/Rankings.tsx')).PromotionRanking)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalL'),
    ':is([hidden])': { display: 'none' },
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
})

/** Users with one of these keys have a team's work: seats, accounts, tasks. */
const OWN = ['007', '008', '009'] as const

/** /dashboard: attention list, today's figures, current state and trends, as the keys allow. */
export function Dashboard(): ReactNode {
  const t = useT('dashboard')
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const info = useEndpointQuery(userInfo, {}).data
  if (!keys || !info)
    return (
      <Page title={t('title')}>
        <LoadingState />
      </Page>
    )
  if (info.is_superuser)
    return (
      <Page title={t('title')} description={t('lead')}>
        <Suspense fallback={<LoadingState />}>
          <AdminWork statistics={keys.includes('1-admin')} />
        </Suspense>
      </Page>
    )
  const works = OWN.some((key) => keys.includes(key))
  return (
    <Page title={t('title')} description={t('lead')} actions={works && <LastSync />}>
      {works ? (
        <OwnWork keys={keys} />
      ) : (
        <EmptyState motif="compass" title={t('nothingTitle')} text={t('nothingText')} />
      )}
    </Page>
  )
}

/** Current state first: ports, attention items, running tasks, people found. Then the figures. */
function OwnWork({ keys }: { keys: readonly string[] }): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const attention = useAttention()
  const { data, isFetched } = attention
  const steps = data?.first_steps
  const isNew = steps && Object.values(steps).includes(false)
  const works = isFetched && steps?.task !== false
  const board = usePortBoard(works && keys.includes('007'))
  // A part after one of unknown height would shift when that is loaded.
  const isReady = isFetched && !board.isLoading
  return (
    <>
      {!isReady && <LoadingState />}
      <div className={styles.root} hidden={!isReady}>
        {isNew && (
          <Suspense fallback={<LoadingState />}>
            <FirstSteps done={steps} gift={data.gift} />
          </Suspense>
        )}
        {works && keys.includes('007') && <PortBoard />}
        {data && data.items.length > 0 && (
          <DashboardSection title={t('attention')}>
            <NeedsAttention items={data.items} actOf={({ kind }) => t(`act.${kind}`)} />
          </DashboardSection>
        )}
        {!data && isFetched && (
          <DashboardSection title={t('attention')}>
            <AttentionFailure answer={attention} />
          </DashboardSection>
        )}
        {works && keys.includes('009') && (
          <div className={styles.halves}>
            <RunningTasks />
            <RecentPeople />
          </div>
        )}
        {works && <Figures keys={keys} />}
      </div>
    </>
  )
}

function Figures({ keys }: { keys: readonly string[] }): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const styles = useStyles()
  const [period, setPeriod] = useState<Period>('seven_days')
  const today = useToday().data
  const tasks = keys.includes('009')
  return (
    <>
      <DashboardSection title={t('today')} aside={today && format.date(momentIn(today.date, format.zone))}>
        <TodayCards tasks={tasks} />
      </DashboardSection>
      <DashboardSection title={t('now')}>
        <StatGrid>
          <PortStat href={keys.includes('1-3') ? '#/buyPort-user' : undefined} />
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
    </>
  )
}

/** Time of the last delivery by a desktop. */
function LastSync(): ReactNode {
  const t = useT('dashboard')
  const data = useToday().data
  return (
    data && (
      <Text as="span" tone="quiet">
        {data.last_sync_at === null ? (
          t('neverSynced')
        ) : (
          <>
            {t('lastSync')} <RelativeTime value={data.last_sync_at} />
          </>
        )}
      </Text>
    )
  )
}
