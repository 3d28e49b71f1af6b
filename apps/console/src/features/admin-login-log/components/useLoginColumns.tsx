import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { Outcome, placeOf } from '../../login-log/login-log.public.ts'

/** Columns of the login log of all users. */
export function useLoginColumns(): readonly Column<AdminLoginLog>[] {
  const t = useT('adminLoginLog')
  const tLoginLog = useT('loginLog')
  const format = useFormat()
  return useMemo(() => {
    return [
      {
        id: 'login_time',
        header: tLoginLog('time'),
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (row) => format.dateTime(row.login_time),
      },
      { id: 'email', header: t('user'), width: 200, render: (row) => row.email },
      {
        id: 'place',
        words: true,
        header: tLoginLog('place'),
        collapsible: true,
        width: 160,
        render: (row) => placeOf(row, tLoginLog('console')),
      },
      {
        id: 'outcome',
        words: true,
        header: t('result'),
        width: 160,
        render: (row) => <Outcome outcome={row.outcome} />,
      },
      { id: 'ip', header: tLoginLog('ip'), width: 140, render: (row) => row.ip },
      {
        id: 'country_code',
        header: tLoginLog('country'),
        width: 80,
        collapsible: true,
        render: (row) => row.country_code,
      },
      {
        id: 'address',
        header: tLoginLog('address'),
        width: 150,
        collapsible: true,
        render: (row) => row.address,
      },
      {
        id: 'system_type',
        header: tLoginLog('system'),
        width: 130,
        collapsible: true,
        render: (row) => row.system_type,
      },
      {
        id: 'browser_language',
        header: tLoginLog('language'),
        width: 130,
        collapsible: true,
        render: (row) => row.browser_language,
      },
      {
        id: 'kernel',
        header: tLoginLog('kernel'),
        width: 140,
        collapsible: true,
        render: (row) => row.kernel,
      },
      {
        id: 'detail',
        words: true,
        header: tLoginLog('device'),
        width: 160,
        hidden: true,
        render: (row) => row.detail,
      },
    ]
  }, [t, tLoginLog, format])
}
