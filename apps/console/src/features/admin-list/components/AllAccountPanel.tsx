import { proxyAddress } from '@seaport/contract/address/proxy-address'
import type { AdminAccount } from '@seaport/contract/work/admin-list.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { AccountLogin, AccountState } from '@seaport/product-ui/account-state'
import { NetworkName } from '@seaport/product-ui/network-name'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { TenantLink } from '../../admin-user/admin-user.public.ts'

/** Side panel of any user's social account. */
export function AllAccountPanel(props: { account: AdminAccount; onClose: () => void }): ReactNode {
  const t = useT('adminList')
  const tAccount = useT('account')
  const format = useFormat()
  const { account, onClose } = props
  const { seat, proxy } = account
  return (
    <DetailsPanel
      title={account.account}
      onClose={onClose}
      details={[
        { label: t('user'), value: <TenantLink user={account.user} /> },
        { label: tAccount('account'), value: account.account, copy: account.account },
        { label: t('accountId'), value: account.id, copy: account.id },
        { label: tAccount('nickname'), value: account.nickname || tAccount('none') },
        { label: tAccount('network'), value: <NetworkName network={account.network} /> },
        { label: tAccount('type'), value: tAccount(`type.${account.type}`) },
        { label: tAccount('state'), value: <AccountState account={account} /> },
        { label: tAccount('login'), value: <AccountLogin account={account} /> },
        { label: tAccount('seat'), value: seat ? `${seat.name} · ${seat.seat_code}` : tAccount('noSeat') },
        { label: t('proxy'), value: proxy ? proxyAddress(proxy) : t('none') },
        { label: tAccount('followers'), value: format.number(account.follower_count) },
        {
          label: tAccount('country'),
          value: account.country ? format.region(account.country) : tAccount('none'),
        },
        { label: tAccount('zone'), value: account.time_zone },
        { label: tAccount('blockedAt'), value: format.dateTime(account.blocked_at) },
        {
          label: tAccount('blockedReason'),
          value: account.blocked_reason ? tAccount(`block.${account.blocked_reason}`) : t('none'),
        },
        { label: tAccount('unblockCount'), value: format.number(account.unblock_count) },
        { label: tAccount('importType'), value: tAccount(`import.${account.import_type}`) },
        { label: tAccount('imported'), value: format.dateTime(account.imported_at) },
      ]}
    />
  )
}
