import { mergeClasses } from '@fluentui/react-components'
import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { Port } from '@seaport/contract/desk/seat-session.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useFormat, useT } from '@seaport/i18n/react'
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
      <h2 className={styles.title}>{t('at', { handle: account?.account ?? holder.title })}</h2>
      {account && (
        <span className={styles.line}>
          {account.nickname
            ? t('nicknameOn', { nickname: account.nickname, network: network(account.network) })
            : network(account.network)}
        </span>
      )}
      {account?.proxy && (
        <span className={mergeClasses(styles.line, styles.quiet)}>
          {t('throughProxy', { address: hostAndPort(account.proxy) })}
        </span>
      )}
      <span className={mergeClasses(styles.line, styles.quiet)}>
        {local?.window_open ? t('windowOpen') : t('windowClosed')}
      </span>
      <span className={mergeClasses(styles.line, styles.quiet)}>
        {t('since', { time: format.dateTime(holder.since) })}
      </span>
    </PortCard>
  )
}
