import { Link } from '@fluentui/react-link'
import type { Resource } from '@seaport/contract/work/resource'
import { listTaskResources } from '@seaport/contract/work/task'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { PageCard } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { type ReactNode, useMemo } from 'react'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { useListState } from '../../../shared/list/list-state.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { webAddress } from '../../../shared/web-address.ts'

const FILTERS = ['search'] as const

/** Whom a task has collected so far. */
export function TaskPeople({ id }: { id: string }): ReactNode {
  const t = useT('taskScreen')
  const list = useListState(`people-${id}`, FILTERS)
  const table = useTable(listTaskResources, list, { id })
  const columns = usePeopleColumns()
  return (
    <PageCard title={t('people')}>
      <DataTable
        {...table}
        label={t('people')}
        columns={columns}
        rowId={(person) => person.id}
        storageKey="columns-people"
        toolbar={<ListFilters list={list} placeholder={t('searchPeople')} />}
        empty={<EmptyState title={t('noPeople')} text={t('noPeopleText')} />}
      />
    </PageCard>
  )
}

function usePeopleColumns(): readonly Column<Resource>[] {
  const t = useT('taskScreen')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('person'),
        width: 200,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (person) => <span title={person.name}>{person.name}</span>,
      },
      {
        id: 'handle',
        header: t('handle'),
        width: 170,
        render: (person) => {
          const href = webAddress(person.url)
          return href ? (
            <Link href={href} target="_blank" rel="noreferrer noopener">
              {person.handle}
            </Link>
          ) : (
            person.handle
          )
        },
      },
      {
        id: 'content',
        header: t('content'),
        render: (person) => <span title={person.content}>{person.content || t('none')}</span>,
      },
      {
        id: 'followers',
        header: t('followers'),
        width: 110,
        align: 'end',
        render: (person) => format.number(person.followers),
      },
      { id: 'location', header: t('location'), width: 140, render: (person) => person.location ?? t('none') },
      {
        id: 'source',
        header: t('source'),
        width: 220,
        hidden: true,
        render: (person) => <span title={person.source}>{person.source}</span>,
      },
      {
        id: 'seen_at',
        header: t('seen'),
        width: 140,
        sortable: true,
        render: (person) => <RelativeTime value={person.seen_at} />,
      },
    ],
    [t, format],
  )
}
