import type { Account } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

type Shown = Pick<Account, 'availability' | 'blocked_reason' | 'online'>

/** Whether the account is open on a desktop, and whether its network has something against it. */
export function AccountState({ account }: { account: Shown }): ReactNode {
  const t = useT('account')
  if (account.availability === 'abnormal') {
    return (
      <span title={account.blocked_reason ?? undefined}>
        <StatusBadge tone="danger" label={t('abnormal')} />
      </span>
    )
  }
  return account.online ? (
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
