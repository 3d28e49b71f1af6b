import { makeStyles } from '@fluentui/react-components'
import { proxyAddress } from '@seaport/contract/address/proxy-address'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { Text } from '@seaport/ui/text'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../../shared/useDesktop.ts'

const useStyles = makeStyles({
  address: { fontVariantNumeric: 'tabular-nums', overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Through which proxy each of the seat's accounts goes; only supervisors change that. */
export function Accounts(): ReactNode {
  const t = useT('desktopSettings')
  const failure = useFailure()
  const columns = useColumns()
  const { data, error, refetch } = useWorkspace()
  return (
    <PageCard title={t('proxies')}>
      <Hint>{t('proxiesLead')}</Hint>
      <DataTable<Account>
        label={t('proxies')}
        columns={columns}
        rows={data?.accounts}
        rowId={({ id }) => id}
        failure={error ? failure(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState motif="anchor" title={t('noAccounts')} />}
      />
    </PageCard>
  )
}

function useColumns(): readonly Column<Account>[] {
  const t = useT('desktopSettings')
  const d = useT('desktop')
  const n = useT('network')
  const styles = useStyles()
  return [
    {
      id: 'account',
      header: t('account'),
      rowHeader: true,
      render: ({ account }) => d('at', { handle: account }),
    },
    { id: 'network', header: t('network'), width: 160, render: ({ network }) => n(network) },
    {
      id: 'proxy',
      header: t('proxy'),
      render: ({ proxy }) =>
        proxy ? (
          <span className={styles.address}>{proxyAddress(proxy)}</span>
        ) : (
          <Text as="span" tone="quiet">
            {t('direct')}
          </Text>
        ),
    },
    { id: 'zone', header: t('zone'), width: 180, render: ({ time_zone }) => time_zone },
  ]
}
