import { countAccounts, getAccount, listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { getAccountLimits } from '@seaport/contract/work/guard'
import { live } from '../../../shared/api/live.ts'

export const accountLive = [
  live(listAccounts, { stale: { account: true } }),
  live(getAccount, { stale: { account: ({ id }) => ({ id }) } }),
  live(getAccountLimits, { stale: { account: ({ id }) => ({ id }) } }),
  live(listAccountBlocks, { stale: { account: ({ id }) => ({ id }) } }),
  live(countAccounts, { stale: { account: true } }),
]
