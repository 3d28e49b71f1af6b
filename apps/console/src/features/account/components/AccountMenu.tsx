import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { GlobeOffRegular } from '@fluentui/react-icons/svg/globe-off'
import { GlobeShieldRegular } from '@fluentui/react-icons/svg/globe-shield'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { LockOpenRegular } from '@fluentui/react-icons/svg/lock-open'
import { PersonLinkRegular } from '@fluentui/react-icons/svg/person-link'
import { PersonSubtractRegular } from '@fluentui/react-icons/svg/person-subtract'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'
import { useProxiesAllowed } from '../api/useProxyOptions.ts'

export type AccountAction =
  | 'edit'
  | 'assign'
  | 'unassign'
  | 'bind'
  | 'unbind'
  | 'block'
  | 'unblock'
  | 'delete'
export type OnAccountAction = (action: AccountAction, account: Account) => void

/** The menu at the end of an account's row. */
export function AccountMenu({
  account,
  onAction,
}: {
  account: Account
  onAction: OnAccountAction
}): ReactNode {
  const t = useT('account')
  const proxies = useProxiesAllowed()
  const entry = (id: AccountAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, account) })
  return (
    <RowMenu
      name={account.account}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('assign'), icon: <PersonLinkRegular /> },
        { ...entry('unassign'), icon: <PersonSubtractRegular />, disabled: !account.seat },
        ...(proxies
          ? [
              { ...entry('bind'), icon: <GlobeShieldRegular /> },
              { ...entry('unbind'), icon: <GlobeOffRegular />, disabled: !account.proxy },
            ]
          : []),
        account.availability === 'abnormal'
          ? { ...entry('unblock'), icon: <LockOpenRegular />, divided: true }
          : { ...entry('block'), icon: <LockClosedRegular />, divided: true },
        { ...entry('delete'), icon: <DeleteRegular /> },
      ]}
    />
  )
}
