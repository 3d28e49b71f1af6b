import { countAccounts, listAccounts } from '@seaport/contract/desk/account'
import type { MainList } from '../../shared/list/main-list.ts'

/** The list of accounts. */
export const accountList = {
  name: 'accounts',
  endpoint: listAccounts,
  filters: ['search', 'network', 'type', 'availability', 'seat_id', 'proxy_id'],
  counts: { endpoint: countAccounts, by: ['availability', 'seat_id', 'proxy_id'] },
} as const satisfies MainList
