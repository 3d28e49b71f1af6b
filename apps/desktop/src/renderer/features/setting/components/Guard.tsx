import { guardedNetworks } from '@seaport/contract/work/guard'
import type { PromotionKind } from '@seaport/contract/work/task-kind'
import { promotionParams } from '@seaport/contract/work/task-kind.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { ErrorState } from '@seaport/ui/error-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'

const kinds = Object.keys(promotionParams) as PromotionKind[]

/** The limits that promotions keep to. The supervisor sets them; here they can be read. */
export function Guard(): ReactNode {
  const t = useT('guard')
  const tTask = useT('task')
  const network = useT('network')
  const format = useFormat()
  const failure = useFailure()
  const { data, error, refetch } = useQuery(ipcQuery('guard.get', {}))
  if (!data)
    return (
      <PageCard title={t('title')}>
        {error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />}
      </PageCard>
    )
  const { quiet_hours, least_interval_seconds, contact_days, park_hours, caps } = data.limits
  const columns: Column<PromotionKind>[] = [
    { id: 'kind', words: true, header: t('caps'), rowHeader: true, render: (kind) => tTask(`kind.${kind}`) },
    ...guardedNetworks.map(
      (id): Column<PromotionKind> => ({
        id,
        header: network(id),
        width: 110,
        align: 'end',
        render: (kind) => format.number(caps[id][kind]),
      }),
    ),
  ]
  return (
    <PageCard title={t('title')}>
      <KeyValueList
        items={[
          { label: t('quiet'), value: quiet_hours ? t('quietFromTo', quiet_hours) : t('none') },
          { label: t('interval'), value: format.duration(least_interval_seconds * 1000) },
          { label: t('contact'), value: contact_days > 0 ? t('days', { count: contact_days }) : t('none') },
          { label: t('park'), value: format.duration(park_hours * 3_600_000) },
        ]}
      />
      <DataTable label={t('caps')} columns={columns} rows={kinds} rowId={(kind) => kind} />
    </PageCard>
  )
}
