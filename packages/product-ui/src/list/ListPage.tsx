import { DataTable } from '@seaport/ui/data-table'
import type { DataTableProps } from '@seaport/ui/data-table-types'
import { Page, type PageProps } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { ListFilters, type ListFiltersProps } from './ListFilters.tsx'
import type { ListTableProps } from './useTableProps.ts'

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'storageKey' | 'onRowClick' | 'rowHref' | 'openRow' | 'selection' | 'empty'
>

export interface ListPageProps<Row, Filter extends string>
  extends TableProps<Row>,
    Omit<ListFiltersProps<Filter>, 'placeholder' | 'children'> {
  title: string
  lead?: string
  /** Name of the table, if it differs from the screen's title. */
  label?: string
  /** Views of the list, beside the title. */
  views?: ReactNode
  /** Shown between the title and the list. */
  above?: ReactNode
  /** States of the listed things as chips, the first of the filters. */
  states?: ReactNode
  /** Buttons beside the title. */
  actions?: PageProps['actions']
  /** The rows, as `useTableProps` gives them. */
  table: ListTableProps<Row>
  /** Placeholder of the search field. */
  search: string
  /** Further controls, and buttons at the end of the filters. */
  tools?: ReactNode
  /** Dialogs and panels of the list. */
  children?: ReactNode
}

/** Layout of a list screen: title, filters, table, pagination. */
export function ListPage<Row extends { id: string }, const Filter extends string = never>(
  props: ListPageProps<Row, Filter>,
): ReactNode {
  const {
    title,
    lead,
    label = title,
    views,
    above,
    states,
    actions,
    list,
    search,
    filters,
    range,
    tools,
    table,
    children,
    ...tableProps
  } = props
  return (
    <Page title={title} {...(lead && { description: lead })} views={views} actions={actions} fill>
      {above}
      <DataTable
        {...table}
        {...tableProps}
        label={label}
        rowId={({ id }) => id}
        toolbar={
          <ListFilters
            list={list}
            placeholder={search}
            states={states}
            {...(filters && { filters })}
            {...(range && { range })}
          >
            {tools}
          </ListFilters>
        }
      />
      {children}
    </Page>
  )
}
