import type { LoginLog } from '@seaport/contract/people/login-log.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { Outcome } from './Outcome.tsx'

/** Target of the login: the console, or a seat by its name and code. */
export function placeOf({ seat_name, seat_code }: LoginLog, console: string): string {
  return seat_code === null ? console : [seat_name, seat_code].filter(Boolean).join(' · ')
}

/** Columns of the login log. */
export function useLoginColumns(): readonly Column<LoginLog>[] {
  const t = useT('loginLog')
  const of = useFieldColumns<LoginLog>()
  return useMemo(
    () => [
      of.moment('login_time', t('time'), { width: 188, sortable: true, hideable: false, rowHeader: true }),
      {
        id: 'outcome',
        words: true,
        header: t('outcomeTitle'),
        width: 136,
        render: (login) => <Outcome outcome={login.outcome} />,
      },
      {
        id: 'place',
        words: true,
        header: t('place'),
        width: 148,
        render: (login) => placeOf(login, t('console')),
      },
      of.text('ip', t('ip'), { width: 128 }),
      of.text('country_code', t('country'), { width: 92, collapsible: true }),
      of.text('address', t('address'), { width: 128 }),
      of.text('system_type', t('system'), { width: 92, collapsible: true }),
      of.text('kernel', t('kernel'), { width: 112, collapsible: true }),
      of.text('browser_language', t('language'), { width: 144, collapsible: true }),
      of.text('detail', t('device'), { words: true, collapsible: true }),
    ],
    [t, of],
  )
}
