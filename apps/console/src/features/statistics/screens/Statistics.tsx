import { periods } from '@seaport/contract/kernel/period'
import { userPermission } from '@seaport/contract/people/user'
import { taskKindIds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { LazyInView } from '../../dashboard/dashboard.public.ts'
import type { Scope } from '../api/useStatistics.ts'
import { KindTable } from '../components/KindTable.tsx'
import { ResourceSection } from '../components/ResourceSection.tsx'
import { ScopeBar } from '../components/ScopeBar.tsx'
import { SeatRankings } from '../components/SeatRankings.tsx'
import { PromotionSection, TaskSection } from '../components/TaskSection.tsx'

/** /dataView: resources, tasks and promotions over a period, by day, kind and seat. The filters are in the address. */
export function Statistics(): ReactNode {
  const t = useT('statistics')
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const [scope, change] = useScope()
  const tasks = keys?.includes('009') ?? false
  return (
    <Page title={t('title')} description={tasks ? t('lead') : t('leadRankings')}>
      {keys ? (
        <>
          <ScopeBar scope={scope} onChange={change} tasks={tasks} seats={keys.includes('007')} />
          {tasks && (
            <>
              <ResourceSection scope={scope} />
              <TaskSection scope={scope} />
              <LazyInView>
                <PromotionSection scope={scope} />
              </LazyInView>
              <LazyInView>
                <KindTable scope={scope} />
              </LazyInView>
            </>
          )}
          <LazyInView>
            <SeatRankings period={scope.period} />
          </LazyInView>
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

/** Filters come from the address; invalid ones are ignored. */
function useScope() {
  const { params: query, set } = useAddressQuery()
  const scope: Scope = {
    period: periods.find((one) => one === query.get('period')) ?? 'seven_days',
    seat_id: query.get('seat') || undefined,
    kind: taskKindIds.find((kind) => kind === query.get('kind')),
  }
  const change = (name: 'period' | 'seat' | 'kind', value: string | undefined) =>
    set({ [name]: value }, { replace: true })
  return [scope, change] as const
}
