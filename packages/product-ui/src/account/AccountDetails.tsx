import { proxyAddress } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { AccountLogin, AccountState } from './AccountState.tsx'

interface AccountDetailsProps {
  account: Account
  /** Replaces the names of its seat and proxy by links. */
  seat?: ReactNode
  proxy?: ReactNode
}

/** The fields of a social account. */
export function AccountDetails({ account, ...links }: AccountDetailsProps): ReactNode {
  const t = useT('account')
  const format = useFormat()
  const { seat, proxy, blocked_reason } = account
  return (
    <KeyValueList
      items={[
        { label: t('state'), value: <AccountState account={account} /> },
        ...(blocked_reason ? [{ label: t('blockedAt'), value: format.dateTime(account.blocked_at) }] : []),
        { label: t('unblockCount'), value: format.number(account.unblock_count) },
        { label: t('login'), value: <AccountLogin account={account} /> },
        { label: t('account'), value: account.account, copy: account.account },
        { label: t('nickname'), value: account.nickname || t('notKnown') },
        ...(account.sign_in_name
          ? [{ label: t('signInName'), value: account.sign_in_name, copy: account.sign_in_name }]
          : []),
        { label: t('network'), value: <NetworkName network={account.network} /> },
        { label: t('type'), value: t(`type.${account.type}`) },
        {
          label: t('seat'),
          value: links.seat ?? (seat ? `${seat.name} · ${seat.seat_code}` : t('noSeat')),
        },
        {
          label: t('proxy'),
          value: links.proxy ?? (proxy ? proxyAddress(proxy) : t('noProxy')),
        },
        {
          label: t('followers'),
          value: account.follower_count === null ? t('notRead') : format.number(account.follower_count),
        },
        { label: t('country'), value: account.country ? format.region(account.country) : t('notKnown') },
        { label: t('zone'), value: account.time_zone },
        { label: t('importType'), value: t(`import.${account.import_type}`) },
        { label: t('imported'), value: format.dateTime(account.imported_at) },
      ]}
    />
  )
}
