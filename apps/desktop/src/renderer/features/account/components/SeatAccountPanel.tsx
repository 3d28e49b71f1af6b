import type { Account } from '@seaport/contract/desk/account.schema'
import { AccountPanel } from '@seaport/product-ui/account-panel'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'

/** An account of this seat with its blocks; only its supervisor unblocks it. */
export function SeatAccountPanel({ account, onClose }: { account: Account; onClose: () => void }): ReactNode {
  return (
    <AccountPanel
      account={account}
      history={useQuery(ipcQuery('account.blocks', { id: account.id }))}
      taskHref={(id) => `#/tasks/${id}`}
      onClose={onClose}
    />
  )
}
