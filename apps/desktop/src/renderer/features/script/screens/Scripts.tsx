import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import { Network, type NetworkId, networks } from '@seaport/contract/kernel/network'
import { type Script, ScriptType } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Sort } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { asking } from '../../../shared/queries.ts'
import { useListPlace } from '../../../shared/useListPlace.ts'
import { ScriptPanel } from '../components/ScriptPanel.tsx'
import { useScriptColumns } from '../components/useScriptColumns.tsx'

/** The most that one answer lists; supervisors keep groups by hand. */
const GROUPS_OFFERED = 200

/** /scripts: the supervisor's scripts and the public ones, to be used by hand. */
export function Scripts(): ReactNode {
  const t = useT('desktopLibrary')
  const s = useT('script')
  const g = useT('group')
  const n = useT('network')
  const failure = useFailure()
  const place = useListPlace(['search', 'type', 'network', 'group_id', 'public'])
  const [sort, setSort] = useState<Sort>({ field: 'updated_at', order: 'desc' })
  const [shown, show] = useState<string>()
  const groups =
    useQuery(asking('script.groups', { page_size: GROUPS_OFFERED, sort: 'name', order: 'asc' })).data?.list ??
    []
  const { search, type, network, group_id } = place.chosen
  const { data, error, isFetching, refetch } = useQuery({
    ...asking('script.list', {
      ...place.page,
      sort: sort.field as 'updated_at',
      order: sort.order,
      search,
      group_id,
      type: ScriptType.safeParse(type).data,
      network: Network.safeParse(network).data,
      public: place.chosen.public as 'true' | 'false' | undefined,
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useScriptColumns()
  const filter = (
    id: keyof typeof place.filters,
    label: string,
    options: { value: string; label: string }[],
  ) => ({
    id,
    label,
    value: place.filters[id],
    options,
    onChange: (value: string) => place.look(id, value),
  })
  return (
    <Page title={t('scripts.title')} description={t('scripts.lead')} fill>
      <DataTable<Script>
        label={t('scripts.title')}
        columns={columns}
        rows={data?.list}
        rowId={({ id }) => id}
        refreshing={isFetching && data !== undefined}
        failure={error ? failure(error) : undefined}
        onRetry={() => void refetch()}
        sort={sort}
        onSort={setSort}
        page={data && { ...place.page, total: data.total }}
        onPage={place.turnTo}
        onRowClick={({ id }) => show(id)}
        filtered={place.filtered}
        storageKey="columns-seat-scripts"
        toolbar={
          <FilterBar
            search={{
              value: place.filters.search,
              placeholder: s('search'),
              onChange: (text) => place.look('search', text),
            }}
            filters={[
              filter(
                'type',
                s('type'),
                ScriptType.options.map((value) => ({ value, label: s(`type.${value}`) })),
              ),
              filter(
                'network',
                s('network'),
                (Object.keys(networks) as NetworkId[]).map((value) => ({ value, label: n(value) })),
              ),
              filter('group_id', s('group'), [
                { value: 'none', label: g('noGroup') },
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]),
              filter('public', s('source'), [
                { value: 'false', label: t('scripts.own') },
                { value: 'true', label: s('public') },
              ]),
            ]}
            onReset={place.reset}
          />
        }
        empty={
          <EmptyState
            icon={<ChatMultipleRegular />}
            title={t('scripts.empty')}
            text={t('scripts.emptyText')}
          />
        }
      />
      {shown && <ScriptPanel id={shown} onClose={() => show(undefined)} />}
    </Page>
  )
}
