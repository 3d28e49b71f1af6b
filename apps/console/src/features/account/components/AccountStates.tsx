import { countAccounts } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'

/** Number of accounts that work, are blocked, or lack a seat or a proxy. */
export function AccountStates({ list }: { list: StateList }): ReactNode {
  const t = useT('account')
  return (
    <StateStrip
      label={t('states')}
      endpoint={countAccounts}
      path="/media"
      list={list}
      states={[
        { name: 'all', label: t('all'), tone: 'neutral', filters: {} },
        { name: 'normal', label: t('normal'), tone: 'success', filters: { availability: 'normal' } },
        { name: 'abnormal', label: t('blocked'), tone: 'danger', filters: { availability: 'abnormal' } },
        { name: 'no_seat', label: t('noSeat'), tone: 'warning', filters: { seat_id: 'none' } },
        { name: 'no_proxy', label: t('noProxy'), tone: 'neutral', filters: { proxy_id: 'none' } },
      ]}
    />
  )
}
