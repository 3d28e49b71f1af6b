import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useStatusBadgeStyles } from './useStatusBadgeStyles.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'

export interface StatusBadgeProps {
  tone: Tone
  label: string
  /** In progress: the dot pulses. */
  live?: boolean
}

/** A state label. The text carries the meaning, the colour only repeats it. */
export function StatusBadge({ tone, label, live = false }: StatusBadgeProps): ReactNode {
  const styles = useStatusBadgeStyles()
  return (
    <span className={mergeClasses(styles.root, styles[tone])}>
      <span className={mergeClasses(styles.dot, live && styles.live)} aria-hidden />
      {label}
    </span>
  )
}
