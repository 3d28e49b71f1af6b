import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Sort } from '@seaport/ui/data-table-types'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { SavedFilters } from '@seaport/ui/saved-filters'
import { type ReactNode, useMemo, useState } from 'react'
import { PersonEditor } from '../components/PersonEditor.tsx'
import { PersonPanel } from '../components/PersonPanel.tsx'
import { StorageNote } from '../components/StorageNote.tsx'
import { usePeople } from '../components/usePeople.ts'
import { usePeopleColumns } from '../components/usePeopleColumns.tsx'
import { findPeople, NO_FILTER, pageOf } from '../people-list.ts'
import { networkOptions } from '../sample/networks.ts'
import type { Person } from '../sample/people.ts'

/** Overlay open above the table. */
type Open = { kind: 'view' | 'edit'; person: Person } | { kind: 'add' }

/** /template/table */
export function TableDemo(): ReactNode {
  const t = useT('gallery')
  const { lang } = useLanguage()
  const { people, changed, startAfresh, save, remove } = usePeople()
  const [filter, setFilter] = useState(NO_FILTER)
  const [sort, setSort] = useState<Sort>()
  const [asked, setAsked] = useState({ page: 1, page_size: 20 })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>()
  const found = useMemo(() => findPeople(people, filter, sort, toTag(lang)), [people, filter, sort, lang])
  const { rows, page } = pageOf(found, asked)
  const change = (filterChange: Partial<typeof filter>) => {
    setFilter({ ...filter, ...filterChange })
    setAsked({ ...asked, page: 1 })
  }
  const removeRows = async (ids: ReadonlySet<string>) => {
    if (await remove(ids)) setSelected(new Set([...selected].filter((id) => !ids.has(id))))
  }
  const columns = usePeopleColumns({
    onView: (person) => setOpen({ kind: 'view', person }),
    onEdit: (person) => setOpen({ kind: 'edit', person }),
    onDelete: (person) => void removeRows(new Set([person.id])),
  })
  return (
    <Page
      title={t('table.title')}
      description={t('table.lead')}
      fill
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ kind: 'add' })}>
          {t('table.add')}
        </Button>
      }
    >
      <DataTable
        label={t('table.title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        sort={sort}
        onSort={setSort}
        page={page}
        onPage={setAsked}
        selection={{
          selected,
          onChange: setSelected,
          actions: (
            <Button size="small" onClick={() => void removeRows(selected)}>
              {t('table.deleteChosen')}
            </Button>
          ),
        }}
        onRowClick={(person) => setOpen({ kind: 'view', person })}
        storageKey="gallery-table"
        filtered={found.length < people.length}
        toolbar={
          <FilterBar
            search={{
              value: filter.search,
              placeholder: t('table.search'),
              onChange: (search) => change({ search }),
            }}
            filters={[
              {
                id: 'network',
                label: t('network'),
                value: filter.network,
                options: networkOptions,
                onChange: (network) => change({ network }),
              },
              {
                id: 'active',
                label: t('table.state'),
                value: filter.active,
                options: [
                  { value: 'yes', label: t('table.active') },
                  { value: 'no', label: t('table.inactive') },
                ],
                onChange: (active) => change({ active }),
              },
            ]}
            onReset={() => change(NO_FILTER)}
          >
            <SavedFilters
              storageKey="gallery-people"
              values={{ ...filter }}
              onApply={(values) => change({ ...NO_FILTER, ...values })}
            />
          </FilterBar>
        }
      />
      <StorageNote name="table" {...(changed && { onReset: startAfresh })} />
      {open?.kind === 'view' && (
        <PersonPanel
          person={open.person}
          onEdit={(person) => setOpen({ kind: 'edit', person })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open?.kind === 'edit' || open?.kind === 'add') && (
        <PersonEditor
          person={open.kind === 'edit' ? open.person : undefined}
          onSave={(draft) => save(draft, open.kind === 'edit' ? open.person.id : undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}
