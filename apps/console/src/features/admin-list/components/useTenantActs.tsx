import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'

const ActDialog = lazy(async () => (await import('./ActDialog.tsx')).ActDialog)

interface Act<Name extends string> {
  act: Name
  label: string
}

/**
 * Bulk actions of administrators on a list of all users.
 * @param run carries the action out
 * @returns the list's selection, with the actions on it, and the dialog that asks for the reason
 */
export function useTenantActs<const Name extends string>(
  acts: readonly Act<Name>[],
  run: (body: { ids: string[]; act: Name; why: string }) => Promise<{ changed: number }>,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Act<Name>>()
  const actions = acts.map((act) => ({ id: act.act, label: act.label, onSelect: () => setAsked(act) }))
  const dialog: ReactNode = asked && (
    <Suspense>
      <ActDialog
        label={asked.label}
        count={selected.size}
        run={(why) => run({ ids: [...selected], act: asked.act, why })}
        onClose={(done) => {
          setAsked(undefined)
          if (done) setSelected(new Set())
        }}
      />
    </Suspense>
  )
  return {
    dialog,
    list: {
      selection: { selected, onChange: setSelected, actions: <BatchButtons actions={actions} /> },
    },
  }
}
