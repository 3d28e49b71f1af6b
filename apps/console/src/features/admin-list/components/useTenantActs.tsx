import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { useSelection } from '@seaport/product-ui/selection'
import { reportBulk, withoutLeft } from '@seaport/ui/bulk-report'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import type { Acted } from './ActDialog.tsx'

const ActDialog = lazy(async () => (await import('./ActDialog.tsx')).ActDialog)

interface Act<Name extends string> {
  act: Name
  label: string
}

interface TenantList<Row> {
  /** The rows that are shown now. */
  rows: readonly Row[] | undefined
  filters: Readonly<Record<string, string>>
  /** Names a row as the list does; omitted = by the name that the server has. */
  nameOf?: (row: Row) => string
}

/**
 * Bulk actions of administrators on a list of all users.
 * @param run carries the action out
 * @returns the list's selection, with the actions on it, and the dialog that asks for the reason
 */
export function useTenantActs<const Name extends string, Row extends { id: string }>(
  acts: readonly Act<Name>[],
  run: (body: { ids: string[]; act: Name; why: string }) => Promise<Acted>,
  { rows, filters, nameOf }: TenantList<Row>,
) {
  const { selected, rows: chosen, onChange, drop } = useSelection(rows, filters)
  const [asked, setAsked] = useState<Act<Name>>()
  const actions = acts.map((act) => ({ id: act.act, label: act.label, onSelect: () => setAsked(act) }))
  const dialog: ReactNode = (
    <Suspense>
      {asked && (
        <ActDialog
          label={asked.label}
          count={selected.size}
          run={(why) => run({ ids: [...selected], act: asked.act, why })}
          onClose={(result) => {
            setAsked(undefined)
            if (!result) return
            const names = new Map(nameOf && chosen.map((row) => [row.id, nameOf(row)]))
            const named = result.left_out.map((row) => ({ ...row, name: names.get(row.id) ?? row.name }))
            drop(withoutLeft([...selected], result.left_out))
            void reportBulk({ ...result, left_out: named })
          }}
        />
      )}
    </Suspense>
  )
  return {
    dialog,
    list: {
      selection: { selected, onChange, actions: <BatchButtons actions={actions} /> },
    },
  }
}
