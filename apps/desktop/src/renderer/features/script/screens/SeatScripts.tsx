import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { scriptFilters, useScriptFilters } from '@seaport/product-ui/script-filters'
import { EmptyState } from '@seaport/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { useTable } from '../../../shared/useTable.ts'
import { SeatScriptPanel } from '../components/SeatScriptPanel.tsx'
import { useSeatScriptColumns } from '../components/useSeatScriptColumns.tsx'

/** /scripts: the supervisor's scripts and the public ones, to be used by hand. */
export function SeatScripts(): ReactNode {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const list = useListState('seat-scripts', scriptFilters)
  const table = useTable('script.list', list)
  const known = useQuery(ipcQuery('script.groups', {})).data?.list ?? []
  const networks = useQuery(ipcQuery('network.list', {})).data
  const groups = known.map(({ id, name }) => ({ value: id, label: name }))
  const [shown, show] = useState<string>()
  return (
    <ListPage
      title={t('scripts.title')}
      lead={t('scripts.lead')}
      table={table}
      columns={useSeatScriptColumns()}
      list={list}
      search={s('search')}
      filters={useScriptFilters(t('scripts.own'), groups, networks)}
      storageKey="seat-scripts"
      onRowClick={({ id }) => show(id)}
      empty={<EmptyState motif="boat" title={t('scripts.empty')} text={t('scripts.emptyText')} />}
    >
      {shown && <SeatScriptPanel id={shown} onClose={() => show(undefined)} />}
    </ListPage>
  )
}
