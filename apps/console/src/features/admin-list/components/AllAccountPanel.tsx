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
  const words = useT('account')
  const format = useFormat()
  const { account, onClose } = props
  const { seat, proxy } = account
  return (
    <DetailsPanel
      title={account.account}
      onClose={onClose}
      details={[
        { label: t('user'), value: <TenantLink user={account.user} onClick={onClose} /> },
        { label: words('account'), value: account.account, copy: account.account },
        { label: t('accountId'), value: account.id, copy: account.id },
        { label: words('nickname'), value: account.nickname || words('none') },
        { label: words('network'), value: <NetworkName network={account.network} /> },
        { label: words('type'), value: words(`type.${account.type}`) },
        { label: words('state'), value: <AccountState account={account} /> },
        { label: words('login'), value: <AccountLogin account={account} /> },
        { label: words('seat'), value: seat ? `${seat.name} · ${seat.seat_code}` : words('noSeat') },
        { label: t('proxy'), value: proxy ? `${proxy.scheme}://${proxy.ip}:${proxy.port}` : t('none') },
        { label: words('followers'), value: format.number(account.follower_count) },
        { label: words('country'), value: account.country ?? words('none') },
        { label: words('zone'), value: account.time_zone },
        { label: words('blockedAt'), value: format.dateTime(account.blocked_at) },
        {
          label: words('blockedReason'),
          value: account.blocked_reason ? words(`block.${account.blocked_reason}`) : t('none'),
        },
        { label: words('unblockCount'), value: format.number(account.unblock_count) },
        { label: words('importType'), value: words(`import.${account.import_type}`) },
        { label: words('imported'), value: format.dateTime(account.imported_at) },
      ]}
    />
  )
}
