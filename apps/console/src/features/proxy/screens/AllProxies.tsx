import { adminListProxies, ProxyScheme, ProxyStatus } from '@seaport/contract/desk/proxy'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { Page } from '@seaport/ui/page'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useAllProxyColumns } from '../components/useAllProxyColumns.tsx'

/** Milliseconds between two looks while something is being checked. */
const EVERY = 3000

const FILTERS = ['search', 'status', 'scheme'] as const

/** /proxyManagement: the proxies of all supervisors, to look at and to check (decision 0144). */
export function AllProxies(): ReactNode {
  const t = useT('proxy')
  const list = useListState('all-proxies', FILTERS)
  const table = useTable(adminListProxies, list)
  const columns = useAllProxyColumns()
  const checking = table.rows?.some(({ status }) => status === 'checking') ?? false
  const look = useEffectEvent(table.onRetry)
  useEffect(() => {
    // Events about a proxy go to its owner alone.
    const timer = checking ? setInterval(() => look(), EVERY) : undefined
    return () => clearInterval(timer)
  }, [checking])
  return (
    <Page title={t('allTitle')} description={t('allLead')} fill>
      <DataTable
        {...table}
        label={t('allTitle')}
        columns={columns}
        rowId={(proxy) => proxy.id}
        storageKey="columns-all-proxies"
        toolbar={
          <ListFilters
            list={list}
            placeholder={t('searchAll')}
            filters={[
              {
                id: 'status',
                label: t('status'),
                options: ProxyStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
              },
              {
                id: 'scheme',
                label: t('scheme'),
                options: ProxyScheme.options.map((value) => ({ value, label: value.toUpperCase() })),
              },
            ]}
          />
        }
        empty={<EmptyState title={t('allEmptyTitle')} text={t('allEmptyText')} />}
      />
    </Page>
  )
}
