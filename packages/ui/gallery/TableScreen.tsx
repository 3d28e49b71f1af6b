import { Button } from '@fluentui/react-button'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useFormat, useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../src/data-table/DataTable.tsx'
import type { Column, Page as PageOf, Sort } from '../src/data-table/DataTable.types.ts'
import { ActionMenu } from '../src/menu/ActionMenu.tsx'
import { notify } from '../src/overlays/notices.ts'
import { Page } from '../src/page/Page.tsx'
import { ProgressCell } from '../src/progress-cell/ProgressCell.tsx'
import { RelativeTime } from '../src/relative-time/RelativeTime.tsx'
import { StatusBadge } from '../src/status-badge/StatusBadge.tsx'
import { FilterBar } from '../src/toolbar/FilterBar.tsx'
import { words } from './words.ts'

interface Row {
  id: string
  name: string
  followers: number
  done: number
  at: number
}

const NAMES = [
  'nguyen.van.an',
  'marina_shop',
  '陳大文',
  'harbour.light',
  'port.agent',
  '王小明',
  'tran_thi_b',
]
const ALL: Row[] = Array.from({ length: 100_000 }, (_, at) => ({
  id: String(at),
  name: `${NAMES[at % NAMES.length]}${at}`,
  followers: (at * 7919) % 90_000,
  done: (at * 37) % 500,
  at: Date.now() - at * 61_000,
}))

export function TableScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const format = useFormat()
  const [page, setPage] = useState<PageOf>({ page: 1, page_size: 50, total: ALL.length })
  const [sort, setSort] = useState<Sort>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '3']))
  const [search, setSearch] = useState('')
  const huge = location.search.includes('huge')
  const rows = useMemo(() => {
    const found = search ? ALL.filter((row) => row.name.includes(search)) : ALL
    return huge ? found : found.slice((page.page - 1) * page.page_size, page.page * page.page_size)
  }, [page, search, huge])
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: 'name',
        header: word.table,
        render: (row) => row.name,
        sortable: true,
        rowHeader: true,
        pin: 'start',
        width: 200,
        hideable: false,
      },
      {
        id: 'state',
        header: word.states,
        width: 130,
        render: (row) => (
          <StatusBadge
            tone={row.done > 250 ? 'success' : row.done > 60 ? 'primary' : 'danger'}
            label={word.form}
            live={row.done > 60 && row.done < 250}
          />
        ),
      },
      {
        id: 'progress',
        header: word.form,
        width: 190,
        render: (row) => <ProgressCell label={row.name} done={row.done} total={500} />,
      },
      {
        id: 'followers',
        header: word.personal,
        render: (row) => format.number(row.followers),
        align: 'end',
        sortable: true,
      },
      { id: 'at', header: word.more, render: (row) => <RelativeTime value={row.at} />, width: 150 },
      { id: 'id', header: 'ID', render: (row) => row.id, hidden: true },
      {
        id: 'actions',
        header: word.overlay,
        pin: 'end',
        width: 110,
        hideable: false,
        render: (row) => (
          <ActionMenu
            trigger={
              <Button
                size="small"
                appearance="subtle"
                icon={<MoreHorizontalRegular />}
                aria-label={`${word.overlay} ${row.name}`}
              />
            }
            actions={[{ id: 'x', label: word.form, onSelect: () => notify.info(row.name) }]}
          />
        ),
      },
    ],
    [word, format],
  )
  return (
    <Page
      title={word.table}
      description={word.dashboard}
      actions={<Button appearance="primary">{word.form}</Button>}
      fill
    >
      <DataTable
        label={word.table}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        sort={sort}
        onSort={setSort}
        page={huge ? undefined : page}
        onPage={(next) => setPage({ ...page, ...next })}
        selection={{ selected, onChange: setSelected, actions: <Button size="small">{word.form}</Button> }}
        onRowClick={(row) => notify.success(row.name)}
        storageKey="gallery"
        toolbar={
          <FilterBar
            search={{ value: search, placeholder: word.table, onChange: setSearch }}
            filters={[
              {
                id: 's',
                label: word.states,
                value: '',
                options: [{ value: 'a', label: word.form }],
                onChange: () => {},
              },
            ]}
            onReset={() => setSearch('')}
          />
        }
      />
    </Page>
  )
}
