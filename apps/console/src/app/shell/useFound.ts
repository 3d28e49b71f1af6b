import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { orderStates } from '@seaport/contract/money/order-state'
import { searchEverything } from '@seaport/contract/work/search'
import { useT } from '@seaport/i18n/react'
import type { Command } from '@seaport/ui/command-types'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useNavigate } from 'react-router-dom'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import { iconOf } from '../../shared/menu/menu-icons.tsx'

/** Minimum length of a search; shorter texts match everything. */
const SHORTEST = 2
const LONGEST = 100

/** The icons that the menu shows for the same kinds. */
const ICONS = { account: 'account', seat: 'seat', task: 'task', person: 'person', order: 'receipt' } as const

/** Accounts, seats, tasks, people and orders that contain a text: debounced; answers to an earlier text are not shown. */
export function useFound(typed: string): { found: readonly Command[]; searching: boolean } {
  const t = useT('palette')
  const n = useT('network')
  const o = useT('order')
  const navigate = useNavigate()
  const stateOf = (status: string) => {
    const known = orderStates.find((one) => one === status)
    return known ? o(`status.${known}`) : status
  }
  const text = cutUnits(typed.trim(), LONGEST)
  const settled = useDebounced(text) ?? ''
  const enabled = settled.length >= SHORTEST
  const { data, isFetching } = useEndpointQuery(searchEverything, { query: { text: settled } }, { enabled })
  const current = settled === text && enabled
  return {
    searching: text.length >= SHORTEST && (!current || isFetching),
    found: ((current && data?.list) || []).map(({ kind, id, title, detail, network, path }) => ({
      id: `found-${kind}-${id}`,
      title,
      detail: [network && n(network), kind === 'order' ? stateOf(detail) : detail]
        .filter(Boolean)
        .join(' · '),
      group: t(`found.${kind}`),
      icon: iconOf(ICONS[kind]),
      run: () => void navigate(path),
    })),
  }
}
