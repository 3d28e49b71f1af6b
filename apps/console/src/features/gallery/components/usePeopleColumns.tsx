import { Button } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useT } from '@seaport/i18n/react'
import { ActionMenu } from '@seaport/ui/action-menu'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import type { Person } from '../sample/people.ts'
import { ActiveBadge } from './ActiveBadge.tsx'

/** Actions on one row. */
export interface PersonActions {
  onView: (person: Person) => void
  onEdit: (person: Person) => void
  onDelete: (person: Person) => void
}

/** The columns of the basic table. */
export function usePeopleColumns({ onView, onEdit, onDelete }: PersonActions): readonly Column<Person>[] {
  const t = useT('gallery')
  const common = useT('common')
  const of = useFieldColumns<Person>()
  return useMemo(
    () => [
      of.text('name', t('table.name'), {
        sortable: true,
        rowHeader: true,
        hideable: false,
        pin: 'start',
        width: 200,
      }),
      of.text('network', t('network'), { width: 120 }),
      {
        id: 'state',
        words: true,
        header: t('table.state'),
        width: 120,
        render: ({ active }) => <ActiveBadge active={active} />,
      },
      of.count('followers', t('table.followers'), { sortable: true, width: 130 }),
      of.moment('seen', t('table.seen'), { sortable: true, width: 190 }),
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        render: (person) => person.remark || '—',
        collapsible: true,
      },
      of.text('id', t('table.number'), { hidden: true, width: 90 }),
      {
        id: 'actions',
        header: t('actions'),
        pin: 'end',
        width: 90,
        hideable: false,
        render: (person) => (
          <ActionMenu
            trigger={
              <Button
                size="small"
                appearance="subtle"
                icon={<MoreHorizontalRegular />}
                aria-label={t('actionsOf', { name: person.name })}
              />
            }
            actions={[
              { id: 'view', label: t('table.view'), onSelect: () => onView(person) },
              { id: 'edit', label: t('edit'), onSelect: () => onEdit(person) },
              { id: 'delete', label: common('delete'), divided: true, onSelect: () => onDelete(person) },
            ]}
          />
        ),
      },
    ],
    [t, common, of, onView, onEdit, onDelete],
  )
}
