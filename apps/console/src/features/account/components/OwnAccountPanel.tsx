import { Button } from '@fluentui/react-components'
import { proxyAddress } from '@seaport/contract/address/proxy-address'
import { getAccount, listAccountBlocks } from '@seaport/contract/desk/account'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { userPermission } from '@seaport/contract/people/user'
import { useT } from '@seaport/i18n/react'
import { AccountDetails } from '@seaport/product-ui/account-details'
import { BlockHistory } from '@seaport/product-ui/block-history'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { DetailsOfRow } from '../../../shared/list/DetailsOfRow.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { TasksOfAccount } from '../../task/task.public.ts'
import { AccountLimits } from './AccountLimits.tsx'
import type { AccountAction, OnAccountAction } from './AccountMenu.tsx'

interface PanelProps {
  id: string
  panel: RowPanel
  onAction: OnAccountAction
}

/** Side panel of an account: state, limits, tasks, blocks. */
export function OwnAccountPanel({ id, panel, onAction }: PanelProps): ReactNode {
  const t = useT('account')
  return (
    <DetailsOfRow
      panel={panel}
      query={useEndpointQuery(getAccount, { params: { id } })}
      title={(account) => account?.account ?? t('details')}
      actions={(account) => <Actions account={account} onAction={onAction} />}
      parts={[
        { id: 'overview', label: t('overview'), show: (account) => <Overview account={account} /> },
        { id: 'tasks', label: t('tasks'), show: (account) => <TasksOfAccount id={account.id} /> },
        { id: 'history', label: t('history'), show: (account) => <Blocks id={account.id} /> },
      ]}
    />
  )
}

function Actions({ account, onAction }: { account: Account; onAction: OnAccountAction }): ReactNode {
  const t = useT('account')
  const button = (action: AccountAction) => (
    <Button onClick={() => onAction(action, account)}>{t(`do.${action}`)}</Button>
  )
  return (
    <>
      {button('edit')}
      {button('assign')}
      {account.seat && button('unassign')}
      {button(account.availability === 'abnormal' ? 'unblock' : 'block')}
    </>
  )
}

function Overview({ account }: { account: Account }): ReactNode {
  const { seat, proxy } = account
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const linked = (key: PermissionKey, to: string, name: string) =>
    keys?.includes(key) ? <PageLink to={to}>{name}</PageLink> : name
  return (
    <>
      <AccountDetails
        account={account}
        seat={seat && linked('007', `/seatAccount?id=${seat.id}`, `${seat.name} · ${seat.seat_code}`)}
        proxy={proxy && linked('0088', `/ipMange?id=${proxy.id}`, proxyAddress(proxy))}
      />
      <AccountLimits account={account} />
    </>
  )
}

function Blocks({ id }: { id: string }): ReactNode {
  return (
    <BlockHistory
      history={useWholeList(listAccountBlocks, { order: 'desc' }, { params: { id } })}
      taskHref={(task) => `#/task/${task}`}
      bare
    />
  )
}
