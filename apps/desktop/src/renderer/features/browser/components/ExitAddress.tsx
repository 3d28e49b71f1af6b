import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { useBrowserStyles } from './useBrowserStyles.ts'

/** The account's exit address, from the last check of its proxy; without a proxy it is this computer's own. */
export function ExitAddress({ proxy }: Pick<Account, 'proxy'>): ReactNode {
  const t = useT('browser')
  const format = useFormat()
  const styles = useBrowserStyles()
  if (!proxy) return <span className={styles.quiet}>{t('noProxy')}</span>
  if (proxy.status === 'abnormal') return <StatusBadge tone="danger" label={t('proxyDown')} />
  const { exit_address: address, exit_country: country } = proxy
  if (!address) return <span className={styles.quiet}>{t('exitUnknown')}</span>
  return (
    <span className={styles.quiet} title={t('exitTitle', { proxy: hostAndPort(proxy) })}>
      {country ? t('exitIn', { address, country: format.region(country) }) : t('exit', { address })}
    </span>
  )
}
