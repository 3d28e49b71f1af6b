import { mergeClasses } from '@griffel/react'
import type { ReactElement, ReactNode } from 'react'
import { useStatusTagStyles } from './useStatusTagStyles.ts'

/** What a state means to a person: good, needs a look, bad, under way, or nothing in particular. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'primary' | 'quiet'

export interface StatusTagProps {
  tone: Tone
  /** Stands before the word, so that no state is told by its colour alone. */
  icon?: ReactElement
  /** The dot moves: something is happening now. */
  live?: boolean
  title?: string
  children: ReactNode
}

/** A state in one word. */
export function StatusTag({ tone, icon, live = false, title, children }: StatusTagProps): ReactNode {
  const styles = useStatusTagStyles()
  return (
    <span className={mergeClasses(styles.root, styles[tone])} title={title}>
      <span className={styles.sign} aria-hidden>
        {icon ?? <span className={mergeClasses(styles.dot, live && styles.live)} />}
      </span>
      <span className={styles.word}>{children}</span>
    </span>
  )
}
