import { Button } from '@fluentui/react-button'
import { PeopleSearchRegular } from '@fluentui/react-icons/svg/people-search'
import { Network, type NetworkId, networks } from '@seaport/contract/kernel/network'
import { ResourceKind } from '@seaport/contract/work/resource-kind'
import type { SeatResource } from '@seaport/contract/work/seat-resource'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Sort } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asking } from '../../../shared/queries.ts'
import { useListPlace } from '../../../shared/useListPlace.ts'
import { ResourcePanel } from '../components/ResourcePanel.tsx'
import { useResourceColumns } from '../components/useResourceColumns.tsx'

/** The newest tasks are the ones that somebody looks for; older ones are found through their own page. */
const TASKS_OFFERED = 100

/** Names of tasks may be whole addresses, and the widest one decides how wide the list of them is. */
const NAME_SHOWN = 32
const clipped = (name: string) => (name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name)

/** /resources: whom this seat's tasks collected. */
export function Resources(): ReactNode {
  const t = useT('desktopLibrary')
  const r = useT('resource')
  const n = useT('network')
  const navigate = useNavigate()
  const failure = useFailure()
  const columns = useResourceColumns()
  const place = useListPlace(['search', 'network', 'kind', 'task_id'])
  const [sort, setSort] = useState<Sort>({ field: 'seen_at', order: 'desc' })
  const [shown, show] = useState<string>()
  const tasks = useQuery(asking('task.list', { page_size: TASKS_OFFERED })).data?.list ?? []
  const { search, task_id, network, kind } = place.chosen
  const { data, error, isFetching, refetch } = useQuery({
    ...asking('resource.list', {
      ...place.page,
      sort: sort.field as 'seen_at',
      order: sort.order,
      search,
      task_id,
      network: Network.safeParse(network).data,
      kind: ResourceKind.safeParse(kind).data,
    }),
    placeholderData: keepPreviousData,
  })
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
    <Page title={t('resources.title')} description={t('resources.lead')} fill>
      <DataTable<SeatResource>
        label={t('resources.title')}
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
        storageKey="columns-seat-resources"
        toolbar={
          <FilterBar
            search={{
              value: place.filters.search,
              placeholder: t('resources.search'),
              onChange: (text) => place.look('search', text),
            }}
            filters={[
              filter(
                'network',
                r('network'),
                (Object.keys(networks) as NetworkId[]).map((value) => ({ value, label: n(value) })),
              ),
              filter(
                'kind',
                r('kind'),
                ResourceKind.options.map((value) => ({ value, label: r(`kind.${value}`) })),
              ),
              filter(
                'task_id',
                r('task'),
                tasks.map(({ id, number, name }) => ({
                  value: id,
                  label: r('taskName', { number, name: clipped(name) }),
                })),
              ),
            ]}
            onReset={place.reset}
          />
        }
        empty={
          <EmptyState
            icon={<PeopleSearchRegular />}
            title={t('resources.empty')}
            text={t('resources.emptyText')}
            actions={
              <Button appearance="primary" onClick={() => void navigate('/tasks/new')}>
                {t('resources.newTask')}
              </Button>
            }
          />
        }
      />
      {shown && <ResourcePanel id={shown} onClose={() => show(undefined)} />}
    </Page>
  )
}
