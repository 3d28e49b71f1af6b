import type { Resource } from '@seaport/contract/work/resource.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import { EmptyState } from '@seaport/ui/empty-state'
import { PageCard } from '@seaport/ui/page'
import { type ReactNode, useMemo } from 'react'
import { ListFilters } from '../list/ListFilters.tsx'
import type { List } from '../list/list-state.ts'
import type { ListTableProps } from '../list/useTableProps.ts'
import { useResourceColumns } from '../resource/useResourceColumns.tsx'

export interface TaskPeopleProps {
  list: List<'search'>
  table: ListTableProps<Resource>
  /** Whether names link to profiles on the network. */
  linked: boolean
  /** Whether nobody else comes. */
  over: boolean
  /** Buttons beside the search. */
  tools?: ReactNode
}

/** People a task has collected. */
export function TaskPeople({ list, table, linked, over, tools }: TaskPeopleProps): ReactNode {
  const t = useT('task')
  const page = useT('taskPage')
  const of = useResourceColumns(linked)
  const columns = useMemo(
    () => [
      of.name,
      of.handle,
      { ...of.content, width: undefined },
      { ...of.followers, width: 110, sortable: false },
      of.location,
      of.note,
      of.source,
      { ...of.seen_at, header: t('seen') },
    ],
    [of, t],
  )
  return (
    <PageCard title={t('people')}>
      <DataTable
        {...table}
        label={t('people')}
        columns={columns}
        rowId={({ id }) => id}
        storageKey="people"
        toolbar={
          <ListFilters list={list} placeholder={t('searchPeople')}>
            {tools}
          </ListFilters>
        }
        empty={
          over ? (
            <EmptyState motif="crates" title={page('nobody')} text={page('nobodyText')} />
          ) : (
            <EmptyState motif="crates" title={t('noPeople')} text={t('noPeopleText')} />
          )
        }
      />
    </PageCard>
  )
}
