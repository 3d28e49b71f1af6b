import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Motif } from './Motif.tsx'
import type { MotifName } from './motifs.ts'
import { useStateStyles } from './useStateStyles.ts'

export interface EmptyStateProps {
  /** Title; a general sentence by default. */
  title?: string
  /** What to do about it. */
  text?: string
  /** Illustration above the title. */
  motif?: MotifName
  /** Buttons. */
  actions?: ReactNode
  /** Replaces the whole screen: its title becomes the screen's heading. */
  wholeScreen?: boolean
}

/** Empty state of a list or screen. */
export function EmptyState({
  title,
  text,
  motif = 'buoy',
  actions,
  wholeScreen = false,
}: EmptyStateProps): ReactNode {
  const t = useT('ui')
  const styles = useStateStyles()
  const Title = wholeScreen ? 'h1' : 'p'
  return (
    <div className={styles.root} role="status">
      <Motif name={motif} />
      <Title className={styles.title}>{title ?? t('emptyTitle')}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
