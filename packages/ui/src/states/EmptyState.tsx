import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { useT } from '@seaport/i18n/react'
import type { ReactElement, ReactNode } from 'react'
import { useStateStyles } from './useStateStyles.ts'

export interface EmptyStateProps {
  /** What is not there; a general sentence by default. */
  title?: string
  /** What to do about it. */
  text?: string
  icon?: ReactElement
  /** Buttons. */
  actions?: ReactNode
  /** It stands for the whole screen: its title is the screen's heading. */
  wholeScreen?: boolean
}

/** Nothing to show, and that is no fault. */
export function EmptyState({
  title,
  text,
  icon = <BoxRegular />,
  actions,
  wholeScreen = false,
}: EmptyStateProps): ReactNode {
  const t = useT('ui')
  const styles = useStateStyles()
  const Title = wholeScreen ? 'h1' : 'p'
  return (
    <div className={styles.root} role="status">
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Title className={styles.title}>{title ?? t('emptyTitle')}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
