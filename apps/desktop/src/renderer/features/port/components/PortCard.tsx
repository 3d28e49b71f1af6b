import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { usePortStyles } from './usePortStyles.ts'

export interface PortCardProps {
  slot: number
  /** What holds the port, in a word or two. */
  kind: string
  badge?: ReactNode
  free?: boolean
  children: ReactNode
  actions: ReactNode
}

/** One port: its number, who holds it, and what can be done. */
export function PortCard({ slot, kind, badge, free = false, children, actions }: PortCardProps): ReactNode {
  const t = useT('desktop')
  const styles = usePortStyles()
  return (
    <section
      className={mergeClasses(styles.card, free && styles.free)}
      aria-label={t('portNumber', { slot })}
    >
      <div className={styles.head}>
        <span className={mergeClasses(styles.slot, free && styles.slotFree)} aria-hidden>
          {slot}
        </span>
        <span className={styles.kind}>{kind}</span>
        {badge}
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
