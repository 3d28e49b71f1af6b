import { adminListProxies, proxySchemes, proxyStatuses } from '@seaport/contract/desk/proxy'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllProxyColumns } from '../components/useAllProxyColumns.tsx'

/** Poll interval in milliseconds while something is being checked. */
const EVERY = 3000

const FILTERS = ['search', 'status', 'scheme'] as const

/** /proxyManagement: the proxies of all supervisors, to view and to check. */
export function AllProxies(): ReactNode {
  const t = useT('proxy')
  const list = useListState('all-proxies', FILTERS)
  const table = useTable(adminListProxies, list)
  const columns = useAllProxyColumns()
  const checking = table.rows?.some(({ status }) => status === 'checking') ?? false
  const refetch = useEffectEvent(table.onRetry)
  useEffect(() => {
    // Events about a proxy go only to its owner.
    const timer = checking ? setInterval(() => refetch(), EVERY) : undefined
    return () => clearInterval(timer)
  }, [checking])
  return (
    <ListPage
      title={t('allTitle')}
      lead={t('allLead')}
      table={table}
      columns={columns}
      list={list}
      search={t('searchAll')}
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: proxyStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          id: 'scheme',
          label: t('scheme'),
          options: proxySchemes.map((value) => ({ value, label: value.toUpperCase() })),
        },
      ]}
      storageKey="all-proxies"
      empty={<EmptyState title={t('allEmptyTitle')} text={t('allEmptyText')} />}
    />
  )
}
