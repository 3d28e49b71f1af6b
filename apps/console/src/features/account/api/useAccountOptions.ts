import { type Account, listAccounts } from '@seaport/contract/desk/account'
import { useDeferredValue } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Accounts that a search finds, by name; the first hundred. Undefined until the first answer. */
export function useAccountOptions(search: string): readonly Account[] | undefined {
  const text = useDeferredValue(search.trim())
  const query = { page_size: 100, sort: 'account', order: 'asc', ...(text && { search: text }) } as const
  return useEndpointQuery(listAccounts, { query }, { paged: true }).data?.list
}
