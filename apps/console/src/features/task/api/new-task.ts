import { assignAccounts, countAccounts, getAccount, listAccounts } from '@seaport/contract/desk/account'
import type { Account } from '@seaport/contract/desk/account.schema'
import { listSeats } from '@seaport/contract/desk/seat'
import { getScript, listScripts } from '@seaport/contract/work/script'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import { MAX_LIST_TARGETS } from '@seaport/contract/work/task-audience'
import { previewAudience } from '@seaport/contract/work/task-batch'
import { useT } from '@seaport/i18n/react'
import { isGone } from '@seaport/product-ui/query-state'
import type { PreviewRequest, WizardAccount } from '@seaport/product-ui/task-wizard-types'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useNotify } from '@seaport/ui/use-notify'
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { client } from '../../../shared/api/client.ts'
import {
  endpointQuery,
  queryKeyOf,
  useEndpointMutation,
  useEndpointQuery,
} from '../../../shared/api/endpoint.ts'
import { useWholeList } from '../../../shared/list/useWholeList.ts'

/** Accounts that a task can be created for: pages of those that a search finds, usable ones first, and the `chosen` ones. */
export function useWizardAccounts(search: string, chosen: readonly string[]) {
  const text = useDebounced(search.trim())
  const usable = useAccountPages({ usable: 'true', ...(text && { search: text }) })
  const others = useAccountPages({ usable: 'false', ...(text && { search: text }) })
  const seats = useSeats()
  const found = [...usable.list, ...others.list]
  const missing = chosen.filter((id) => !found.some((account) => account.id === id))
  const kept = useQueries({ queries: missing.map((id) => endpointQuery(getAccount, { params: { id } })) })
  const error = usable.error ?? others.error
  const refetch = () => Promise.all([usable.refetch(), others.refetch()])
  if (usable.total === undefined || others.total === undefined) return { data: undefined, error, refetch }
  const seatOf = ({ seat }: Account) => seats?.find(({ id }) => id === seat?.id)
  const open = (account: Account): WizardAccount => {
    const seat = seatOf(account)
    return { ...account, free_ports: seat ? seat.allocated - seat.occupied : null }
  }
  // Unless it is blocked, the seat of one that is unusable is disabled or full.
  const closed = (account: Account): WizardAccount => ({
    ...account,
    free_ports: account.seat ? 0 : null,
    seat_disabled: seatOf(account)?.enabled === false,
  })
  const data = {
    gone: missing.filter((_, at) => isGone(kept[at]?.error)),
    accounts: [
      ...usable.list.map(open),
      ...others.list.map(closed),
      ...kept.flatMap((one) => one.data ?? []).map(open),
    ],
    counts: { count: usable.total, total: usable.total + others.total },
    onMore: usable.more ?? others.more,
  }
  return { data, error, refetch }
}

/** Accounts by name, as many pages as were asked for. */
function useAccountPages(filter: { usable: 'true' | 'false'; search?: string }) {
  const query = { ...filter, page_size: 200, sort: 'account', order: 'asc' } as const
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKeyOf(listAccounts, { query }), 'pages'],
    queryFn: ({ pageParam: page, signal }) =>
      client.call(listAccounts, { query: { ...query, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total, page, page_size }) => (page * page_size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  return {
    list: data?.pages.flatMap(({ list }) => list) ?? [],
    total: data?.pages[0]?.total,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    error,
    refetch,
  }
}

const useSeats = () => useWholeList(listSeats, { sort: 'name', order: 'asc' }).data?.list

/** Seats as choices for unassigned accounts, with their free ports, and a function that assigns them. */
export function useSeatAssignment() {
  const t = useT('wizard')
  const { failed } = useNotify()
  const seats = useSeats()
  const assign = useEndpointMutation(assignAccounts, [listAccounts, countAccounts, listSeats])
  return {
    options: (seats ?? []).map(({ id, name, seat_code, enabled, allocated, occupied }) => {
      const seat = `${name} · ${seat_code}`
      const label = enabled
        ? t('seatPorts', { seat, count: allocated - occupied })
        : t('seatDisabled', { seat })
      return { value: id, label, disabled: !enabled }
    }),
    assign: (account_ids: string[], seat_id: string) =>
      assign.mutate({ body: { account_ids, seat_id } }, { onError: failed }),
  }
}

/** Scripts that a search finds, by title; the first hundred. */
export function useScriptChoice(search: string) {
  const text = useDebounced(search.trim())
  const query = { page_size: 100, ...(text && { search: text }) }
  return useEndpointQuery(listScripts, { query }, { paged: true }).data?.list
}

/** @param id '' = none @returns null if it does not exist any more */
export function useChosenScript(id: string) {
  const { data, error } = useEndpointQuery(getScript, { params: { id } }, { enabled: id !== '' })
  return isGone(error) ? null : data
}

/** Audience of a draft; null = nothing to request. */
export function useAudienceCount(request: PreviewRequest | null) {
  const body = useDebounced(request ?? undefined)
  const { data, isError } = useEndpointQuery(
    previewAudience,
    { body: body as PreviewRequest },
    { enabled: body !== undefined },
  )
  // What the last audience was is not what this one is.
  const isCurrent = JSON.stringify(body) === JSON.stringify(request ?? undefined)
  return { data: request && (isCurrent ? data : undefined), failed: isCurrent && isError }
}

/** The task to repeat, from the address, with its people if only its targets have them; null = none. */
export function useTaskTemplate() {
  const { params } = useAddressQuery()
  const id = params.get('from')
  const { data, error, refetch } = useQuery({
    queryKey: ['task-template', id],
    enabled: id !== null,
    queryFn: ({ signal }) => readTemplate(id as string, signal),
  })
  if (id === null) return { data: null, error, refetch }
  return { data: data && { ...data, last: params.has('again') }, error, refetch }
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
