import { Hint } from '@seaport/ui/hint'
import type { ReactNode } from 'react'

/** A note below the details. */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return <Hint>{children}</Hint>
}
