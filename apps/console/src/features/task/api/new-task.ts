import { assignAccounts, countAccounts, listAccounts } from '@seaport/contract/desk/account'
import type { Account } from '@seaport/contract/desk/account.schema'
import { listSeats } from '@seaport/contract/desk/seat'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { listScripts } from '@seaport/contract/work/script'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import { MAX_LIST_TARGETS } from '@seaport/contract/work/task-audience'
import { previewAudience } from '@seaport/contract/work/task-batch'
import type { PreviewRequest, WizardAccount } from '@seaport/product-ui/task-wizard-types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { client } from '../../../shared/api/client.ts'
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
  const assign = useEndpointMutation(assignAccounts, [listAccounts, countAccounts, listSeats])
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

/** The task that the address asks for again, with whom it went to where only its targets tell. Undefined until it is there; null = none is asked for. */
export function useTaskTemplate() {
  const [params] = useSearchParams()
  const id = params.get('from')
  const { data } = useQuery({
    queryKey: ['task-template', id],
    enabled: id !== null,
    queryFn: ({ signal }) => readTemplate(id as string, signal),
  })
  if (id === null) return null
  return data && { ...data, last: params.has('again') }
}

async function readTemplate(id: string, signal: AbortSignal) {
  const task = await client.call(getTask, { params: { id } }, { signal })
  const targets: string[] = []
  const { params } = task.work
  if ('audience' in params && params.audience.from !== 'library') {
    for (let page = 1; targets.length < MAX_LIST_TARGETS; page += 1) {
      const query = { page, page_size: 200, order: 'asc' } as const
      const { list } = await client.call(listTaskTargets, { params: { id }, query }, { signal })
      targets.push(...list.map(({ target }) => target))
      if (list.length < query.page_size) break
    }
  }
  return { task, targets: targets.slice(0, MAX_LIST_TARGETS) }
}
