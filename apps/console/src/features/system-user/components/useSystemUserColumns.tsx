import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { type OnSystemUserAction, SystemUserMenu } from './SystemUserMenu.tsx'

/** Columns of the administrators' table. @param self id of the person who looks */
export function useSystemUserColumns(
  onAction: OnSystemUserAction,
  self: string | undefined,
): readonly Column<SystemUser>[] {
  const t = useT('systemUser')
  const roleName = useRoleName()
  const of = useFieldColumns<SystemUser>()
  return useMemo(
    () => [
      of.text('email', t('email'), { width: 230, sortable: true, hideable: false, rowHeader: true }),
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
      of.text('phone', t('phone'), { collapsible: true, width: 150 }),
      {
        id: 'last_login_at',
        header: t('lastLogin'),
        width: 176,
        sortable: true,
        render: (user) => <RelativeTime value={user.last_login_time} />,
      },
      of.moment('created_at', t('created'), { collapsible: true, width: 180, sortable: true }),
      of.text('remark', t('remark'), { words: true, collapsible: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (user) => <SystemUserMenu user={user} own={user.id === self} onAction={onAction} />,
      },
    ],
    [t, roleName, of, onAction, self],
  )
}
