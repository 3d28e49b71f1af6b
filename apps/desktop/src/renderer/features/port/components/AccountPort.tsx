import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { Port } from '@seaport/contract/desk/seat-session.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { AccountActions, SignInBadge } from '../../account/account.public.ts'
import { PortCard } from './PortCard.tsx'
import { usePortStyles } from './usePortStyles.ts'

interface AccountPortProps {
  slot: number
  holder: NonNullable<Port['holder']>
  account: Account | undefined
  local: LocalAccount | undefined
}

/** A port that an open account holds. */
export function AccountPort({ slot, holder, account, local }: AccountPortProps): ReactNode {
  const t = useT('desktop')
  const network = useT('network')
  const format = useFormat()
  const styles = usePortStyles()
  return (
    <PortCard
      berth="account"
      slot={slot}
      kind={t('account')}
      badge={account && <SignInBadge account={account} local={local} />}
      actions={account && <AccountActions account={account} local={local} />}
    >
      <Heading as="h2" size="small">
        {t('at', { handle: account?.account ?? holder.title })}
      </Heading>
      {account && (
        <Text as="span" tone="soft" size="small" breaks>
          {account.nickname
            ? t('nicknameOn', { nickname: account.nickname, network: network(account.network) })
            : network(account.network)}
        </Text>
      )}
      {account?.proxy && (
        <Text as="span" tone="soft" size="small" breaks className={styles.quiet}>
          {t('throughProxy', { address: hostAndPort(account.proxy) })}
        </Text>
      )}
      <Text as="span" tone="soft" size="small" breaks className={styles.quiet}>
        {local?.window_open ? t('windowOpen') : t('windowClosed')}
      </Text>
      <Text as="span" tone="soft" size="small" breaks className={styles.quiet}>
        {t('since', { time: format.dateTime(holder.since) })}
      </Text>
    </PortCard>
  )
}
