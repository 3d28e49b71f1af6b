import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import { TwoLines } from '@seaport/ui/two-lines'
import type { ReactNode } from 'react'

type Shown = Pick<Account, 'availability' | 'blocked_reason' | 'online'>

/** Whether the account is open on a desktop, or blocked and why. */
export function AccountState({ account }: { account: Shown }): ReactNode {
  const t = useT('account')
  const { availability, blocked_reason, online } = account
  if (availability === 'abnormal') {
    const badge = <StatusBadge tone="danger" label={t('blocked')} />
    const reason = blocked_reason && t(`block.${blocked_reason}`)
    return reason ? <TwoLines first={badge} second={<span title={reason}>{reason}</span>} /> : badge
  }
  return online ? (
    <StatusBadge tone="success" label={t('online')} />
  ) : (
    <StatusBadge tone="neutral" label={t('offline')} />
  )
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
