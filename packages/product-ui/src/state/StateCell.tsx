import { TwoLines } from '@seaport/ui/two-lines'
import type { ReactNode } from 'react'

/** A state with its reason below. */
export function StateCell({ state, reason }: { state: ReactNode; reason: string | null }): ReactNode {
  return <TwoLines first={state} second={reason} />
}
