import { listSeats } from '@seaport/contract/desk/seat'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'

/** How many seats are online, offline and disabled. */
export function SeatStates({ list }: { list: StateList }): ReactNode {
  const t = useT('seat')
  return (
    <StateStrip
      label={t('states')}
      endpoint={listSeats}
      path="/seatAccount"
      list={list}
      states={[
        { label: t('all'), tone: 'neutral', filters: {} },
        { label: t('online'), tone: 'success', filters: { online: 'true' } },
        { label: t('offline'), tone: 'neutral', filters: { online: 'false', enabled: 'true' } },
        { label: t('disabled'), tone: 'danger', filters: { enabled: 'false' } },
      ]}
    />
  )
}
