import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listOptOuts } from '@seaport/contract/work/opt-out'
import { useT } from '@seaport/i18n/react'
import { useListState } from '@seaport/product-ui/list-state'
import { useNetworkFilter } from '@seaport/product-ui/network-options'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { lazy } from '@seaport/ui/lazy'
import { Page } from '@seaport/ui/page'
import { type ReactNode, Suspense, useState } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useOptOutColumns } from '../components/useOptOutColumns.tsx'

const OptOutForm = lazy(async () => (await import('../components/OptOutForm.tsx')).OptOutForm)

const FILTERS = ['external_id', 'network', 'erased'] as const

/** /optOut: people who are neither collected nor contacted any more. */
export function OptOuts(): ReactNode {
  const t = useT('resource')
  const networkOptions = useNetworkFilter(useSystemConfig()?.networks)
  const list = useListState('opt-outs', FILTERS)
  const table = useTable(listOptOuts, list)
  const columns = useOptOutColumns()
  const [adding, setAdding] = useState(false)
  const { filters } = list.state
  const chosen = (id: (typeof FILTERS)[number]) => ({
    value: filters[id],
    onChange: (value: string) => list.setFilter(id, value),
  })
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
      {t('optOuts.add')}
    </Button>
  )
  return (
    <Page title={t('optOuts.title')} description={t('optOuts.lead')} actions={add} fill>
      <DataTable
        {...table}
        label={t('optOuts.title')}
        columns={columns}
        rowId={(entry) => entry.id}
        storageKey="opt-outs"
        toolbar={
          <FilterBar
            search={{ placeholder: t('optOuts.search'), ...chosen('external_id') }}
            filters={[
              {
                id: 'network',
                label: t('network'),
                options: networkOptions,
                ...chosen('network'),
              },
              {
                id: 'erased',
                label: t('optOuts.state'),
                options: [
                  { value: 'false', label: t('optOuts.kept') },
                  { value: 'true', label: t('optOuts.erased') },
                ],
                ...chosen('erased'),
              },
            ]}
            onReset={list.clearFilters}
          />
        }
        empty={
          <EmptyState
            motif="anchor"
            title={t('optOuts.emptyTitle')}
            text={t('optOuts.emptyText')}
            actions={add}
          />
        }
      />
      <Suspense>{adding && <OptOutForm onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}
