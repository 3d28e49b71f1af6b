import { type Account, assignAccounts, listAccounts } from '@seaport/contract/desk/account'
import { listSeats } from '@seaport/contract/desk/seat'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { listScripts } from '@seaport/contract/work/script'
import { previewAudience } from '@seaport/contract/work/task-batch'
import type { PreviewRequest, WizardAccount } from '@seaport/product-ui/task-wizard-types'
import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useDebounced } from '../../../shared/api/useDebounced.ts'

/** Accounts that a task can be created for, with the free ports of their seats. Undefined until the first answer. */
export function useWizardAccounts(search: string): WizardAccount[] | undefined {
  const text = useDebounced(search.trim())
  const query = { page_size: 200, sort: 'account', order: 'asc', ...(text && { search: text }) } as const
  const found = useEndpointQuery(listAccounts, { query }, { paged: true }).data?.list
  const seats = useSeats()
  // What a search has found stays: chosen accounts don't vanish with the next one.
  const [seen, setSeen] = useState<{ from: typeof found; all: readonly Account[] }>()
  if (found && seen?.from !== found) {
    const fresh = new Set(found.map(({ id }) => id))
    setSeen({ from: found, all: [...found, ...(seen?.all ?? []).filter(({ id }) => !fresh.has(id))] })
  }
  return seen?.all.map((account) => {
    const seat = seats?.find(({ id }) => id === account.seat?.id)
    return { ...account, free_ports: seat ? seat.allocated - seat.occupied : null }
  })
}

const useSeats = () =>
  useEndpointQuery(listSeats, { query: { page_size: 200, sort: 'name', order: 'asc' } }).data?.list

/** Seats as choices for an account that has none, and what gives it to one. */
export function useSeatAssignment() {
  const seats = useSeats()
  const assign = useEndpointMutation(assignAccounts, [listAccounts, listSeats])
  return {
    options: (seats ?? []).map(({ id, name, seat_code }) => ({ value: id, label: `${name} · ${seat_code}` })),
    assign: (accountId: string, seat_id: string) =>
      assign.mutate({ body: { account_ids: [accountId], seat_id } }),
  }
}

/** Scripts that a search finds, by title; the first hundred. */
export function useScriptChoice(search: string) {
  const text = useDebounced(search.trim())
  const query = { page_size: 100, ...(text && { search: text }) }
  return useEndpointQuery(listScripts, { query }, { paged: true }).data?.list
}

/** Whom a draft would go to; null = nothing to ask. */
export function useAudienceCount(request: PreviewRequest | null) {
  const body = useDebounced(request ?? undefined)
  const { data, isError } = useEndpointQuery(
    previewAudience,
    { body: body as PreviewRequest },
    { enabled: body !== undefined, paged: true },
  )
  return { data: request && data, failed: isError }
}

/** Groups of the library as choices. */
export function useGroupOptions() {
  const { data } = useEndpointQuery(resourceGroups.list, {})
  return data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []
}
