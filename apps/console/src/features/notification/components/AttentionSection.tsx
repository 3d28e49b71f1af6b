import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import type { AdminAttentionItem, AttentionItem } from '@seaport/contract/work/attention.schema'
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
  /** Called when the person follows a link. */
  onLeave: () => void
}

/** The person's attention items, each with a link. */
export function AttentionSection({ superuser, onLeave }: AttentionSectionProps): ReactNode {
  return superuser ? <Administrators onLeave={onLeave} /> : <Own onLeave={onLeave} />
}

function Own({ onLeave }: Pick<AttentionSectionProps, 'onLeave'>): ReactNode {
  const t = useT('dashboard')
  return (
    <Answered
      {...useEndpointQuery(getAttention, {})}
      actOf={({ kind }) => t(`act.${kind}`)}
      onLeave={onLeave}
    />
  )
}

function Administrators({ onLeave }: Pick<AttentionSectionProps, 'onLeave'>): ReactNode {
  const t = useT('platformStatistics')
  return (
    <Answered
      {...useEndpointQuery(getAdminAttention, {})}
      actOf={({ kind }) => t(`act.${kind}`)}
      onLeave={onLeave}
    />
  )
}

interface AnsweredProps<Item extends AttentionItem | AdminAttentionItem> {
  data: { items: readonly Item[] } | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
  actOf: (item: Item) => string
  onLeave: () => void
}

function Answered<Item extends AttentionItem | AdminAttentionItem>(props: AnsweredProps<Item>): ReactNode {
  const { data, actOf, onLeave } = props
  const t = useT('announcement')
  const failure = useFailure()
  if (!data)
    return props.isError ? (
      <ErrorState {...failure(props.error)} onRetry={() => void props.refetch()} />
    ) : (
      <LoadingState />
    )
  if (data.items.length === 0)
    return <EmptyState motif="lighthouse" title={t('nothingNeeded')} text={t('nothingNeededText')} />
  return <NeedsAttention items={data.items} actOf={actOf} onLeave={onLeave} />
}
