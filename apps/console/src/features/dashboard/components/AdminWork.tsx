import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useAdminAttention } from '../api/queries.ts'
import { AdminCards } from './AdminCards.tsx'
import { AttentionFailure } from './AttentionFailure.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import { NeedsAttention } from './NeedsAttention.tsx'

/** The dashboard of administrators: attention items, and the platform's totals. */
export function AdminWork({ statistics }: { statistics: boolean }): ReactNode {
  const t = useT('dashboard')
  const p = useT('platformStatistics')
  const attention = useAdminAttention()
  if (!attention.isFetched) return <LoadingState />
  const { data } = attention
  return (
    <>
      <DashboardSection title={t('attention')}>
        {!data ? (
          <AttentionFailure answer={attention} />
        ) : data.items.length > 0 ? (
          <NeedsAttention items={data.items} actOf={({ kind }) => p(`act.${kind}`)} />
        ) : (
          <PageCard>{p('admin.nothing')}</PageCard>
        )}
      </DashboardSection>
      {statistics && (
        <DashboardSection title={p('admin.title')}>
          <AdminCards />
        </DashboardSection>
      )}
    </>
  )
}
