import { countSeats } from '@seaport/contract/desk/seat'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'

/** How many seats are online, offline and disabled. */
export function SeatStates({ list }: { list: StateList }): ReactNode {
  const t = useT('seat')
  return (
    <StateStrip
      label={t('states')}
      endpoint={countSeats}
      path="/seatAccount"
      list={list}
      states={[
        { name: 'all', label: t('all'), tone: 'neutral', filters: {} },
        { name: 'online', label: t('online'), tone: 'success', filters: { online: 'true' } },
        {
          name: 'offline',
          label: t('offline'),
          tone: 'neutral',
          filters: { online: 'false', enabled: 'true' },
        },
        { name: 'disabled', label: t('disabled'), tone: 'danger', filters: { enabled: 'false' } },
      ]}
    />
  )
}
