import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useBerthStyles } from './useBerthStyles.ts'

/** Holder of a port: an open account, a task, or none. */
export type Berth = 'account' | 'task' | 'free'

/** SVG paths in a box of 36 × 26, the water line at 21: a boat for an account, a freighter for a task, an outline for a free port. */
const shapes: Record<Berth, string> = {
  account: 'M7 15h22l-4 7H11zM14 14V8h6l4 6z',
  task: 'M4 14h28l-4 8H8zM8 13V9h5v4zM14 13V9h5v4zM11 8V4h5v4zM24 13V6h5v7z',
  free: 'M7.5 15.5h21l-3.5 6H11z',
}

/** Drawing of one port; decorative, the text beside it has the meaning. */
export function BerthPicture({ berth }: { berth: Berth }): ReactNode {
  const styles = useBerthStyles()
  return (
    <svg className={styles.berth} viewBox="0 0 36 26" aria-hidden>
      <path className={styles[berth]} d={shapes[berth]} />
      <path className={styles.water} d="M0 22q4.5-3 9 0t9 0 9 0 9 0" />
    </svg>
  )
}

export interface BerthsProps {
  /** Text for screen readers. */
  label: string
  accounts: number
  tasks: number
  /** Number of ports. */
  total: number
}

/** Above this number a count replaces the drawings. */
const SHOWN = 24

/** The ports of a seat, drawn as berths along a quay. */
export function Berths({ label, accounts, tasks, total }: BerthsProps): ReactNode {
  const styles = useBerthStyles()
  const free = Math.max(0, total - accounts - tasks)
  const all = (
    [
      ['account', accounts],
      ['task', tasks],
      ['free', free],
    ] as const
  ).flatMap(([berth, count]) => Array.from({ length: count }, (_, at) => ({ berth, key: `${berth}${at}` })))
  const shown = all.length > SHOWN ? all.slice(0, SHOWN - 1) : all
  return (
    <span className={styles.quay} role="img" aria-label={label}>
      {shown.map(({ berth, key }) => (
        <span key={key} className={styles.place}>
          <BerthPicture berth={berth} />
        </span>
      ))}
      {shown.length < all.length && (
        <span className={mergeClasses(styles.place, styles.more)}>{`+${all.length - shown.length}`}</span>
      )}
    </span>
  )
}
