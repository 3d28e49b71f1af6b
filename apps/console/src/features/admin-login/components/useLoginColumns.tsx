import type { AdminLoginLog } from '@seaport/contract/login-log'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { LoginOutcome } from './LoginOutcome.tsx'

/** Columns of the login log of all users. */
export function useLoginColumns(): readonly Column<AdminLoginLog>[] {
  const t = useT('adminLogin')
  const format = useFormat()
  return useMemo(() => {
    const text = (value: string | null) => <span title={value || undefined}>{value || t('none')}</span>
    return [
      {
        id: 'login_time',
        header: t('time'),
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (row) => format.dateTime(row.login_time),
      },
      { id: 'email', header: t('user'), render: (row) => text(row.email) },
      {
        id: 'place',
        header: t('place'),
        width: 160,
        render: (row) =>
          text(
            row.seat_code === null
              ? t('console')
              : t('seat', { name: row.seat_name ?? '', code: row.seat_code }),
          ),
      },
      {
        id: 'outcome',
        header: t('result'),
        width: 160,
        render: (row) => <LoginOutcome outcome={row.outcome} />,
      },
      { id: 'ip', header: t('ip'), width: 140, render: (row) => text(row.ip) },
      {
        id: 'country_code',
        header: t('country'),
        width: 80,
        yields: true,
        render: (row) => text(row.country_code),
      },
      { id: 'address', header: t('address'), width: 150, yields: true, render: (row) => text(row.address) },
      {
        id: 'system_type',
        header: t('system'),
        width: 130,
        yields: true,
        render: (row) => text(row.system_type),
      },
      {
        id: 'browser_language',
        header: t('language'),
        width: 130,
        yields: true,
        render: (row) => text(row.browser_language),
      },
      { id: 'kernel', header: t('kernel'), width: 140, yields: true, render: (row) => text(row.kernel) },
      { id: 'detail', header: t('device'), width: 160, hidden: true, render: (row) => text(row.detail) },
    ]
  }, [t, format])
}
