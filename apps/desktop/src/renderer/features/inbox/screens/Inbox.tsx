import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useInbox } from '../api/useInbox.ts'
import { EndedTasks } from '../components/EndedTasks.tsx'
import { InboxGroup } from '../components/InboxGroup.tsx'
import { useInboxStyles } from '../components/useInboxStyles.ts'
import { inboxKinds } from '../inbox-entries.ts'

/** /inbox: items of all accounts that wait for the agent, and unseen ended tasks. */
export function Inbox(): ReactNode {
  const t = useT('inbox')
  const styles = useInboxStyles()
  const failure = useFailure()
  const { data: inbox, error, refetch } = useInbox()
  if (!inbox) return error ? <ErrorState {...failure(error)} onRetry={refetch} /> : <LoadingState />
  return (
    <Page title={t('title')} description={t('lead')}>
      {inbox.count === 0 && <EmptyState motif="buoy" title={t('emptyTitle')} text={t('emptyText')} />}
      <div className={styles.root}>
        {inboxKinds.map((kind) => (
          <InboxGroup key={kind} kind={kind} entries={inbox.entries.filter((entry) => entry.kind === kind)} />
        ))}
        <EndedTasks ended={inbox.ended} />
      </div>
    </Page>
  )
}
