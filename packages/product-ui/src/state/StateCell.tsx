import { makeStyles } from '@griffel/react'
import { TwoLines } from '@seaport/ui/two-lines'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  // A long reason wraps instead of being cut off.
  reason: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

/** A state with its reason below. */
export function StateCell({ state, reason }: { state: ReactNode; reason: string | null }): ReactNode {
  const styles = useStyles()
  return <TwoLines first={state} second={reason && <span className={styles.reason}>{reason}</span>} />
}
