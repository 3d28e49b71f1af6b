import { listAccounts } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'

/** How many accounts work, are blocked, or lack a seat or a proxy. */
export function AccountStates({ list }: { list: StateList }): ReactNode {
  const t = useT('account')
  return (
    <StateStrip
      label={t('states')}
      endpoint={listAccounts}
      path="/media"
      list={list}
      states={[
        { label: t('all'), tone: 'neutral', filters: {} },
        { label: t('normal'), tone: 'success', filters: { availability: 'normal' } },
        { label: t('blocked'), tone: 'danger', filters: { availability: 'abnormal' } },
        { label: t('noSeat'), tone: 'warning', filters: { seat_id: 'none' } },
        { label: t('noProxy'), tone: 'neutral', filters: { proxy_id: 'none' } },
      ]}
    />
  )
}
