import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { rowMenuColumn } from '@seaport/ui/row-menu'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useRoleName } from '../../../shared/role/useRoleName.ts'
import { PortMeter } from '../../seat/seat.public.ts'
import { userPath } from '../user-path.ts'
import { PortTerm } from './PortTerm.tsx'
import { type OnUserAction, UserMenu } from './UserMenu.tsx'
import { UserState } from './UserState.tsx'
import { useProfileMessages } from './useProfileMessages.ts'

/** Columns of the users' table. */
export function useUserColumns(onAction: OnUserAction): readonly Column<AdminUser>[] {
  const t = useT('adminUser')
  const of = useFieldColumns<AdminUser>()
  const holdings = useHoldingColumns()
  const times = useTimeColumns()
  const details = useDetailColumns()
  return useMemo(
    () => [
      {
        id: 'email',
        header: t('email'),
        width: 210,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (user) => (
          <PageLink to={userPath(user.id)} title={user.email}>
            {user.email}
          </PageLink>
        ),
      },
      of.text('username', t('username'), { width: 120 }),
      ...holdings,
      ...times,
      ...details,
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (user) => <UserMenu user={user} onAction={onAction} />,
      },
    ],
    [t, of, holdings, times, details, onAction],
  )
}

/** Balance, ports and expiry of a user. */
function useHoldingColumns(): readonly Column<AdminUser>[] {
  const t = useT('adminUser')
  const of = useFieldColumns<AdminUser>()
  return useMemo(
    () => [
      {
        id: 'status',
        words: true,
        header: t('status'),
        width: 132,
        render: (user) => <UserState user={user} />,
      },
      of.money('balance', t('balance'), { width: 108, sortable: true }),
      {
        id: 'port_num',
        header: t('ports'),
        width: 148,
        sortable: true,
        render: (user) => <PortMeter taken={user.port_occupy_num} total={user.port_num} />,
      },
      {
        id: 'port_expire_at',
        header: t('expiry'),
        width: 176,
        sortable: true,
        render: (user) => <PortTerm until={user.port_expire_time} stacked />,
      },
    ],
    [t, of],
  )
}

/** Registration and last login of a user. */
function useTimeColumns(): readonly Column<AdminUser>[] {
  const t = useT('adminUser')
  return useMemo(
    () => [
      {
        id: 'last_login_at',
        header: t('lastLogin'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (user) => <RelativeTime value={user.last_login_time} />,
      },
      {
        id: 'created_at',
        header: t('registered'),
        collapsible: true,
        width: 140,
        sortable: true,
        render: (user) => <RelativeTime value={user.registration_time} />,
      },
      {
        id: 'gifted_time',
        header: t('gifted'),
        width: 140,
        hidden: true,
        render: (user) => <RelativeTime value={user.gifted_time} />,
      },
    ],
    [t],
  )
}

/** Team details and administrators' notes. */
function useDetailColumns(): readonly Column<AdminUser>[] {
  const t = useT('adminUser')
  const header = useT('header')
  const profile = useT('profile')
  const messages = useProfileMessages()
  const roleName = useRoleName()
  const of = useFieldColumns<AdminUser>()
  return useMemo<readonly Column<AdminUser>[]>(() => {
    return [
      of.text('remark', t('remark'), { words: true, collapsible: true, width: 180 }),
      {
        id: 'industry',
        words: true,
        header: profile('industry'),
        width: 170,
        hidden: true,
        render: (user) => messages.industry(user.industry),
      },
      {
        id: 'team_size',
        words: true,
        header: profile('teamSize'),
        width: 130,
        hidden: true,
        render: (user) => messages.teamSize(user.team_size),
      },
      of.text('phone', t('phone'), { width: 150, hidden: true }),
      of.text('contact', t('contact'), { width: 180, hidden: true }),
      {
        id: 'wallet',
        words: true,
        header: t('wallet'),
        width: 110,
        hidden: true,
        render: (user) => t(`wallet.${user.wallet_type}`),
      },
      {
        id: 'plan',
        words: true,
        header: t('plan'),
        width: 150,
        hidden: true,
        render: (user) => header(`plan.${user.plan}`),
      },
      {
        id: 'role',
        words: true,
        header: t('role'),
        width: 140,
        hidden: true,
        render: (user) => roleName(user.role),
      },
      {
        id: 'id',
        header: t('userId'),
        width: 220,
        hidden: true,
        render: (user) => <code title={user.id}>{user.id}</code>,
      },
    ]
  }, [t, header, profile, messages, roleName, of])
}
