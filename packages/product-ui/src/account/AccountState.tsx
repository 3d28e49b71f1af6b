import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { StateCell } from '../state/StateCell.tsx'

type Shown = Pick<Account, 'availability' | 'blocked_reason' | 'online'> &
  Partial<Pick<Account, 'seat' | 'login_status'>>

/** Whether the account is open on a desktop, or blocked, with the reason if known. */
export function AccountState({ account }: { account: Shown }): ReactNode {
  const t = useT('account')
  const { availability, blocked_reason, online, seat, login_status } = account
  if (availability === 'abnormal')
    return (
      <StateCell
        state={<StatusBadge tone="danger" label={t('blocked')} />}
        reason={blocked_reason && t(`block.${blocked_reason}`)}
      />
    )
  if (online) return <StatusBadge tone="success" label={t('online')} />
  const why = seat === null ? t('noSeat') : login_status === 'logged_out' ? t('whySignedOut') : null
  return <StateCell state={<StatusBadge tone="neutral" label={t('offline')} />} reason={why} />
}

/** Whether the account is signed in to its network. */
export function AccountLogin({ account }: { account: Pick<Account, 'login_status'> }): ReactNode {
  const t = useT('account')
  return account.login_status === 'logged_in' ? (
    <StatusBadge tone="success" label={t('loggedIn')} />
  ) : (
    <StatusBadge tone="neutral" label={t('loggedOut')} />
  )
}
