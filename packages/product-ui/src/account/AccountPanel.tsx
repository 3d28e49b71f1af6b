import { makeStyles } from '@griffel/react'
import type { Account } from '@seaport/contract/desk/account'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { NetworkName } from '../network/NetworkName.tsx'
import { AccountLogin, AccountState } from './AccountState.tsx'
import { BlockHistory, type HistoryProps } from './BlockHistory.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

interface AccountPanelProps extends Omit<HistoryProps, 'onLeave'> {
  account: Account
  /** Buttons at the foot. */
  actions?: ReactNode
  onClose: () => void
}

/** Everything about a social account, with the times that it was blocked. */
export function AccountPanel(props: AccountPanelProps): ReactNode {
  const { account, history, taskHref, actions, onClose } = props
  const t = useT('account')
  const format = useFormat()
  const styles = useStyles()
  const { seat, proxy, blocked_reason } = account
  return (
    <SidePanel open title={account.account} actions={actions} onClose={onClose}>
      <div className={styles.root}>
        <KeyValueList
          items={[
            { label: t('state'), value: <AccountState account={account} /> },
            ...(blocked_reason
              ? [{ label: t('blockedAt'), value: format.dateTime(account.blocked_at) }]
              : []),
            { label: t('unblockCount'), value: format.number(account.unblock_count) },
            { label: t('login'), value: <AccountLogin account={account} /> },
            { label: t('account'), value: account.account, copy: account.account },
            { label: t('nickname'), value: account.nickname || t('none') },
            { label: t('network'), value: <NetworkName network={account.network} /> },
            { label: t('type'), value: t(`type.${account.type}`) },
            { label: t('seat'), value: seat ? `${seat.name} · ${seat.seat_code}` : t('noSeat') },
            {
              label: t('proxy'),
              value: proxy ? `${proxy.scheme}://${proxy.ip}:${proxy.port}` : t('noProxy'),
            },
            { label: t('followers'), value: format.number(account.follower_count) },
            { label: t('country'), value: account.country ?? t('none') },
            { label: t('zone'), value: account.time_zone },
            { label: t('importType'), value: t(`import.${account.import_type}`) },
            { label: t('imported'), value: format.dateTime(account.imported_at) },
          ]}
        />
        <BlockHistory history={history} taskHref={taskHref} onLeave={onClose} />
      </div>
    </SidePanel>
  )
}
