import { listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { live } from '../../../shared/api/live.ts'

export const accountLive = [
  live(listAccounts, { stale: { account: true } }),
  live(listAccountBlocks, { stale: { account: ({ id }) => ({ id }) } }),
]
