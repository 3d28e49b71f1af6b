import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useMemo } from 'react'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { type OnSystemUserAction, SystemUserMenu } from './SystemUserMenu.tsx'

/** Columns of the administrators' table. @param self id of the person who looks */
export function useSystemUserColumns(
  onAction: OnSystemUserAction,
  self: string | undefined,
): readonly Column<SystemUser>[] {
  const t = useT('systemUser')
  const roleName = useRoleName()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'email',
        header: t('email'),
        width: 230,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (user) => user.email,
      },
      {
        id: 'username',
        header: t('username'),
        width: 170,
        render: (user) => (
          <span title={user.username}>
            {user.id === self ? t('you', { name: user.username }) : user.username}
          </span>
        ),
      },
      { id: 'role', words: true, header: t('role'), width: 140, render: (user) => roleName(user.role) },
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 148,
        render: (user) => (
          <StatusBadge
            tone={user.status === 'normal' ? 'success' : 'danger'}
            label={t(user.status === 'normal' ? 'enabled' : 'disabled')}
          />
        ),
      },
      {
        id: 'phone',
        header: t('phone'),
        collapsible: true,
        width: 150,
        render: (user) => user.phone,
      },
      {
        id: 'last_login_at',
        header: t('lastLogin'),
        width: 176,
        sortable: true,
        render: (user) => <RelativeTime value={user.last_login_time} />,
      },
      {
        id: 'created_at',
        header: t('created'),
        collapsible: true,
        width: 180,
        sortable: true,
        render: (user) => format.dateTime(user.created_at),
      },
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        collapsible: true,
        render: (user) => user.remark,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (user) => <SystemUserMenu user={user} own={user.id === self} onAction={onAction} />,
      },
    ],
    [t, roleName, format, onAction, self],
  )
}
