import { makeStyles } from '@griffel/react'
import { TwoLines } from '@seaport/ui/two-lines'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  // A reason is read, not guessed: it goes on in a further line.
  reason: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

/** A state, and below it why it stands. */
export function StateCell({ state, reason }: { state: ReactNode; reason: string | null }): ReactNode {
  const styles = useStyles()
  return <TwoLines first={state} second={reason && <span className={styles.reason}>{reason}</span>} />
}
