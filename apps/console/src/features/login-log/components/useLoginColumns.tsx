import type { LoginLog } from '@seaport/contract/people/login-log.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'
import { Outcome } from './Outcome.tsx'

/** Target of the login: the console, or a seat by its name and code. */
export function placeOf({ seat_name, seat_code }: LoginLog, console: string): string {
  return seat_code === null ? console : [seat_name, seat_code].filter(Boolean).join(' · ')
}

/** Columns of the login log. */
export function useLoginColumns(): readonly Column<LoginLog>[] {
  const t = useT('loginLog')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'login_time',
        header: t('time'),
        width: 188,
        sortable: true,
        hideable: false,
        rowHeader: true,
        render: (login) => format.dateTime(login.login_time),
      },
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
      { id: 'ip', header: t('ip'), width: 128, render: (login) => login.ip },
      {
        id: 'country_code',
        header: t('country'),
        width: 92,
        collapsible: true,
        render: (login) => login.country_code,
      },
      {
        id: 'address',
        header: t('address'),
        width: 128,
        render: (login) => login.address,
      },
      {
        id: 'system_type',
        header: t('system'),
        width: 92,
        collapsible: true,
        render: (login) => login.system_type,
      },
      { id: 'kernel', header: t('kernel'), width: 112, collapsible: true, render: (login) => login.kernel },
      {
        id: 'browser_language',
        header: t('language'),
        width: 144,
        collapsible: true,
        render: (login) => login.browser_language,
      },
      {
        id: 'detail',
        words: true,
        header: t('device'),
        collapsible: true,
        render: (login) => login.detail,
      },
    ],
    [t, format],
  )
}
