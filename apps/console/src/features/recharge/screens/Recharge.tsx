import { makeStyles } from '@fluentui/react-components'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { Page } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { StatCard } from '@seaport/ui/stat-card'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { MissingPayment } from '../../pay/pay.public.ts'
import { RecentRecharges } from '../components/RecentRecharges.tsx'
import { RechargeForm } from '../components/RechargeForm.tsx'
import { readShortfall } from '../shortfall.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px) minmax(280px, 480px)',
    alignItems: 'start',
    gap: token('spacingHorizontalL'),
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** /payBalance: tops the balance up. */
export function Recharge(): ReactNode {
  const t = useT('recharge')
  const format = useFormat()
  const styles = useStyles()
  const wanted = readShortfall(useAddressQuery().params)
  const balance = useEndpointQuery(userInfo, {}).data?.balance
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  return (
    <Page title={t('pageTitle')} description={t('lead')}>
      <div className={styles.columns}>
        <RechargeForm key={wanted?.missing} wanted={wanted} />
        <Stack gap="L">
          <StatCard label={t('balance')} value={balance && format.money(balance)} icon={<WalletRegular />} />
          <MissingPayment />
          {/* Last, because its height changes with its content. */}
          {keys?.includes('1-4') && <RecentRecharges />}
        </Stack>
      </div>
    </Page>
  )
}
