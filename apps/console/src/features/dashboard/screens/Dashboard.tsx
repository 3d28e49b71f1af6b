import { makeStyles } from '@griffel/react'
import { userPermission } from '@seaport/contract/user'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/endpoint.ts'
import { RecentPeople } from '../components/RecentPeople.tsx'
import { RunningTasks } from '../components/RunningTasks.tsx'
import { AccountStat, PeopleStat, PortStat, SeatStat, TaskStat } from '../components/stats.tsx'

const useStyles = makeStyles({
  stats: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(186px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
    alignItems: 'start',
  },
})

/** /dashboard: how things stand right now, as far as this person may see it. */
export function Dashboard(): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const keys = useRead(userPermission, {}).data?.keys ?? []
  const [seats, accounts, tasks] = [keys.includes('007'), keys.includes('008'), keys.includes('009')]
  return (
    <Page title={t('title')} description={t('lead')}>
      {seats || accounts || tasks ? (
        <>
          <div className={styles.stats}>
            <PortStat />
            {seats && <SeatStat />}
            {accounts && <AccountStat />}
            {tasks && <TaskStat />}
            {tasks && <PeopleStat />}
          </div>
          {tasks && (
            <div className={styles.halves}>
              <RunningTasks />
              <RecentPeople />
            </div>
          )}
        </>
      ) : (
        <EmptyState title={t('nothingTitle')} text={t('nothingText')} />
      )}
    </Page>
  )
}
