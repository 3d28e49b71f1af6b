import type { SeatResource } from '@seaport/contract/work/seat-resource.schema'
import { useT } from '@seaport/i18n/react'
import { useResourceColumns } from '@seaport/product-ui/resource-columns'
import type { Column } from '@seaport/ui/data-table-types'
import { TwoLines } from '@seaport/ui/two-lines'
import { useMemo } from 'react'

/** Columns of what a seat collected: few, and two lines high. */
export function useSeatResourceColumns(): readonly Column<SeatResource>[] {
  const d = useT('desktop')
  const of = useResourceColumns(false)
  return useMemo(
    () => [
      {
        ...of.name,
        width: 190,
        render: ({ name, handle }) => {
          const at = d('at', { handle })
          return name ? <TwoLines first={name} second={at} title={name} /> : at
        },
      },
      of.kind,
      { ...of.content, width: undefined, collapsible: false },
      { ...of.location, hidden: true },
      of.network,
      of.followers,
      of.seen_at,
    ],
    [d, of],
  )
}
