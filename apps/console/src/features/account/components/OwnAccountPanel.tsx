import { Button } from '@fluentui/react-button'
import { type Account, listAccountBlocks } from '@seaport/contract/desk/account'
import { useT } from '@seaport/i18n/react'
import { AccountPanel } from '@seaport/product-ui/account-panel'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import type { OnAccountAction } from './AccountMenu.tsx'

interface PanelProps {
  account: Account
  onAction: OnAccountAction
  onClose: () => void
}

/** An account with the times that it was blocked, and the button that ends that. */
export function OwnAccountPanel({ account, onAction, onClose }: PanelProps): ReactNode {
  const t = useT('account')
  const action = account.availability === 'abnormal' ? 'unblock' : 'block'
  const query = { page_size: 200, order: 'desc' } as const
  return (
    <AccountPanel
      account={account}
      history={useEndpointQuery(listAccountBlocks, { params: { id: account.id }, query })}
      taskHref={(id) => `#/task/${id}`}
      actions={<Button onClick={() => onAction(action, account)}>{t(`do.${action}`)}</Button>}
      onClose={onClose}
    />
  )
}
