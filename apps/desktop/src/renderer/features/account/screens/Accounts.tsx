import { Button, makeStyles } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { LocalAccount } from '@seaport/contract/desktop/ipc.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { Hint } from '@seaport/ui/hint'
import { Page } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, useState } from 'react'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { useOpenAccount } from '../api/useOpenAccount.ts'
import { AccountActions } from '../components/AccountActions.tsx'
import { SeatAccountPanel } from '../components/SeatAccountPanel.tsx'
import { SignInBadge } from '../components/SignInBadge.tsx'

const useStyles = makeStyles({
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  nickname: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: token('fontWeightRegular'),
  },
})

type AccountRow = { account: Account; local: LocalAccount | undefined }

/** /accounts: the accounts that are assigned to this seat. */
export function Accounts(): ReactNode {
  const t = useT('desktop')
  const failure = useFailure()
  const columns = useColumns()
  const { data, error, isFetching, refetch } = useWorkspace()
  const rows = data?.accounts.map((account) => ({
    account,
    local: data.local.find(({ id }) => id === account.id),
  }))
  const [shown, setShown] = useState<string>()
  const open = rows?.find(({ account }) => account.id === shown)
  return (
    <Page title={t('accounts')} description={t('accountsLead')} fill>
      <DataTable<AccountRow>
        label={t('accounts')}
        columns={columns}
        rows={rows}
        rowId={({ account }) => account.id}
        refreshing={isFetching && !!rows}
        failure={error ? failure(error) : undefined}
        onRetry={() => void refetch()}
        onRowClick={({ account }) => setShown(account.id)}
        empty={<EmptyState motif="anchor" title={t('noAccounts')} text={t('noAccountsText')} />}
      />
      {open && <SeatAccountPanel account={open.account} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

function useColumns(): Column<AccountRow>[] {
  const t = useT('desktop')
  const network = useT('network')
  const styles = useStyles()
  const aboutOf = ({ nickname, network: id, follower_count }: Account) =>
    [nickname, network(id), follower_count === null ? '' : t('followerCount', { count: follower_count })]
      .filter(Boolean)
      .join(' · ')
  return [
    {
      id: 'account',
      header: t('account'),
      rowHeader: true,
      render: ({ account }) => (
        <>
          <Text as="span" block weight="semibold" className={styles.name}>
            {t('at', { handle: account.account })}
          </Text>
          <Hint as="span" block className={styles.nickname}>
            {aboutOf(account)}
          </Hint>
        </>
      ),
    },
    {
      id: 'signIn',
      header: t('signInState'),
      width: 190,
      render: ({ account, local }) => <SignInBadge account={account} local={local} />,
    },
    {
      id: 'port',
      header: t('port'),
      width: 120,
      render: ({ account }) =>
        account.online ? (
          <StatusBadge tone="primary" label={t('open')} />
        ) : (
          <StatusBadge tone="neutral" label={t('closed')} />
        ),
    },
    {
      id: 'actions',
      header: t('actions'),
      width: 272,
      align: 'end',
      pin: 'end',
      render: (row) => <RowActions {...row} />,
    },
  ]
}

function RowActions({ account, local }: AccountRow): ReactNode {
  const t = useT('desktop')
  const open = useOpenAccount()
  return (
    <Row gap="XS" align="stretch" justify="end" wrap="never">
      {account.online ? (
        <AccountActions account={account} local={local} />
      ) : (
        <Button
          size="small"
          disabledFocusable={open.isPending || account.availability === 'abnormal'}
          onClick={() => open.mutate(account.id)}
        >
          {t('openAccount')}
        </Button>
      )}
    </Row>
  )
}
