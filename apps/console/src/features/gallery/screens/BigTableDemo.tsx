import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column, Sort } from '@seaport/ui/data-table-types'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { type ReactNode, useMemo, useState } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { HANDLES } from '../sample/people.ts'

interface Row {
  id: string
  name: string
  followers: number
  done: number
}

const COUNT = 100_000
const GOAL = 500

/** The rows, made when the page is first opened. */
function makeRows(): readonly Row[] {
  return Array.from({ length: COUNT }, (_, at) => ({
    id: String(at + 1),
    name: `${HANDLES[at % HANDLES.length]}${at + 1}`,
    followers: (at * 48_271 + 1284) % 90_001,
    done: (at * 193) % (GOAL + 1),
  }))
}

/** /template/big-table: only the rows in view are in the document. */
export function BigTableDemo(): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const of = useFieldColumns<Row>()
  const [all] = useState(makeRows)
  const [search, setSearch] = useState('')
  const [fill, setFill] = useState(true)
  const [sort, setSort] = useState<Sort>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => {
    const found = search ? all.filter((row) => row.name.includes(search)) : all
    if (!sort) return found
    const direction = sort.order === 'asc' ? 1 : -1
    return found.toSorted((one, other) => direction * (one.followers - other.followers))
  }, [all, search, sort])
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      {
        id: 'id',
        header: t('table.number'),
        render: (row) => format.number(Number(row.id)),
        align: 'end',
        width: 88,
      },
      of.text('name', t('table.name'), { rowHeader: true }),
      of.count('followers', t('table.followers'), { sortable: true, width: 140 }),
      {
        id: 'progress',
        header: t('bigTable.progress'),
        width: 200,
        render: (row) => <ProgressCell label={row.name} done={row.done} total={GOAL} />,
      },
    ],
    [t, format, of],
  )
  return (
    <Page title={t('bigTable.title')} description={t('bigTable.lead', { count: COUNT })} fill={fill}>
      <DataTable
        label={t('bigTable.title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, actions: null }}
        filtered={search !== ''}
        toolbar={
          <FilterBar
            search={{ value: search, placeholder: t('table.search'), onChange: setSearch }}
            onReset={() => setSearch('')}
          >
            {t('bigTable.count', { count: rows.length })}
            <Button size="small" onClick={() => setFill(!fill)}>
              {t(fill ? 'bigTable.scroll' : 'bigTable.fill')}
            </Button>
          </FilterBar>
        }
      />
    </Page>
  )
}
