import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { Outcome, placeOf } from '../../login-log/login-log.public.ts'

/** Columns of the login log of all users. */
export function useLoginColumns(): readonly Column<AdminLoginLog>[] {
  const t = useT('adminLoginLog')
  const tLoginLog = useT('loginLog')
  const of = useFieldColumns<AdminLoginLog>()
  return useMemo(() => {
    return [
      of.moment('login_time', tLoginLog('time'), {
        width: 190,
        sortable: true,
        hideable: false,
        rowHeader: true,
      }),
      of.text('email', t('user'), { width: 200 }),
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
      of.text('ip', tLoginLog('ip'), { width: 140 }),
      of.text('country_code', tLoginLog('country'), { width: 80, collapsible: true }),
      of.text('address', tLoginLog('address'), { width: 150, collapsible: true }),
      of.text('system_type', tLoginLog('system'), { width: 130, collapsible: true }),
      of.text('browser_language', tLoginLog('language'), { width: 130, collapsible: true }),
      of.text('kernel', tLoginLog('kernel'), { width: 140, collapsible: true }),
      of.text('detail', tLoginLog('device'), { words: true, width: 160, hidden: true }),
    ]
  }, [t, tLoginLog, of])
}
