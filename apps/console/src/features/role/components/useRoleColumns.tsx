import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { keysInEffect } from '@seaport/contract/kernel/permission'
import type { Role } from '@seaport/contract/people/role.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useRoleName } from '../../../shared/role/useRoleName.ts'

/** The keys that a user of the role gets, as returned by `/user/permission`. */
const keysOf = ({ keys, superuser }: Role) => [...keysInEffect(keys, superuser)]

export type OnRoleAction = (action: 'edit' | 'delete', role: Role) => void

/** Columns of the roles' table. */
export function useRoleColumns(onAction: OnRoleAction): readonly Column<Role>[] {
  const t = useT('role')
  const tPermission = useT('permission')
  const roleName = useRoleName()
  const format = useFormat()
  const of = useFieldColumns<Role>()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 200,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (role) => <span title={role.id}>{roleName(role)}</span>,
      },
      {
        id: 'kind',
        words: true,
        header: t('kind'),
        width: 150,
        render: (role) => (
          <StatusBadge
            tone={role.superuser ? 'primary' : 'info'}
            label={t(role.superuser ? 'kind.administrator' : 'kind.supervisor')}
          />
        ),
      },
      of.count('users', t('users'), { width: 90 }),
      {
        id: 'origin',
        words: true,
        header: t('origin'),
        width: 120,
        render: (role) => t(role.seeded ? 'seeded' : 'added'),
      },
      {
        id: 'count',
        header: t('keys'),
        width: 100,
        align: 'end',
        render: (role) => format.number(keysOf(role).length),
      },
      {
        id: 'keys',
        words: true,
        header: t('may'),
        collapsible: true,
        render: (role) => {
          const names = format.list(keysOf(role).map((key) => tPermission(`key.${key}`)))
          return <span title={names}>{names || t('nothing')}</span>
        },
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (role) => (
          <RowMenu
            name={roleName(role)}
            actions={[
              { id: 'edit', label: t('edit'), icon: <EditRegular />, onSelect: () => onAction('edit', role) },
              {
                id: 'delete',
                label: t('delete'),
                icon: <DeleteRegular />,
                divided: true,
                disabled: role.seeded || role.users > 0,
                onSelect: () => onAction('delete', role),
              },
            ]}
          />
        ),
      },
    ],
    [t, tPermission, roleName, format, of, onAction],
  )
}
