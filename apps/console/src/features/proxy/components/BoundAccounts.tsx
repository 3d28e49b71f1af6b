import { Button, makeStyles } from '@fluentui/react-components'
import { listAccounts } from '@seaport/contract/desk/account'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { NetworkName } from '@seaport/product-ui/network-name'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useUnbindProxy } from '../api/proxy-actions.ts'

const useStyles = makeStyles({
  list: {
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
  },
  line: {
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    ':not(:first-child)': {
      borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    },
  },
  name: { flexGrow: 1, minWidth: 0 },
})

/** The accounts bound to a proxy. */
export function BoundAccounts({ proxyId }: { proxyId: string }): ReactNode {
  const t = useT('proxy')
  const failure = useFailure()
  const styles = useStyles()
  const filters = { proxy_id: proxyId, sort: 'account', order: 'asc' }
  const { data, isError, error, refetch } = useWholeList(listAccounts, filters)
  const unbinding = useUnbindProxy()
  const unbind = useConfirmedAction(({ id, account }: Account) => ({
    title: t('ask.unbind', { name: account }),
    effects: [t('effect.ownAddress')],
    action: t('do.unbind'),
    done: t('did.unbind', { name: account }),
    run: () => unbinding.mutateAsync({ body: { account_ids: [id] } }),
  }))
  return (
    <section aria-label={t('accounts')}>
      {data?.list.length === 0 && (
        <EmptyState motif="anchor" title={t('noAccounts')} text={t('noAccountsText')} />
      )}
      {data && data.list.length > 0 && (
        <Stack as="ul" gap="none" className={styles.list}>
          {data.list.map((account) => (
            <Row key={account.id} as="li" gap="M" className={styles.line}>
              <Text as="span" weight="semibold" breaks className={styles.name}>
                <PageLink to={`/media?id=${account.id}`}>{account.account}</PageLink>
              </Text>
              <NetworkName network={account.network} />
              <Button size="small" onClick={() => unbind(account)}>
                {t('do.unbind')}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      {!data &&
        (isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />)}
    </section>
  )
}
