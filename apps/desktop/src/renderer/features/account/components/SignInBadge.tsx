import type { Account } from '@seaport/contract/desk/account.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { AccountState } from '@seaport/product-ui/account-state'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

/** Whether this desktop may act for the account at its network. */
export function SignInBadge({
  account,
  local,
}: {
  account: Account
  local: LocalAccount | undefined
}): ReactNode {
  const t = useT('desktop')
  if (account.availability === 'abnormal') return <AccountState account={account} />
  if (local?.signing_in) return <StatusBadge tone="info" live label={t('signingIn')} />
  if (local?.signed_in) return <StatusBadge tone="success" label={t('signedIn')} />
  return <StatusBadge tone="warning" label={t('signInNeeded')} />
}
