import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { NeedsAttention } from '../../dashboard/dashboard.public.ts'

interface AttentionSectionProps {
  superuser: boolean
  /** The person follows a link to where something is solved. */
  onLeave: () => void
}

/** What needs the person now, each with the way to where it is solved. */
export function AttentionSection({ superuser, onLeave }: AttentionSectionProps): ReactNode {
  return superuser ? <Administrators onLeave={onLeave} /> : <Own onLeave={onLeave} />
}

function Own({ onLeave }: Pick<AttentionSectionProps, 'onLeave'>): ReactNode {
  const t = useT('dashboard')
  const answer = useEndpointQuery(getAttention, {})
  return (
    <Answered {...answer}>
      <NeedsAttention
        items={answer.data?.items ?? []}
        actOf={({ kind }) => t(`act.${kind}`)}
        onLeave={onLeave}
      />
    </Answered>
  )
}

function Administrators({ onLeave }: Pick<AttentionSectionProps, 'onLeave'>): ReactNode {
  const t = useT('platformStatistics')
  const answer = useEndpointQuery(getAdminAttention, {})
  return (
    <Answered {...answer}>
      <NeedsAttention
        items={answer.data?.items ?? []}
        actOf={({ kind }) => t(`act.${kind}`)}
        onLeave={onLeave}
      />
    </Answered>
  )
}

interface AnsweredProps {
  data: { items: readonly unknown[] } | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
  children: ReactNode
}

function Answered({ data, isError, error, refetch, children }: AnsweredProps): ReactNode {
  const t = useT('announcement')
  const failure = useFailure()
  if (data)
    return data.items.length > 0 ? (
      children
    ) : (
      <EmptyState title={t('nothingNeeded')} text={t('nothingNeededText')} />
    )
  return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
}
