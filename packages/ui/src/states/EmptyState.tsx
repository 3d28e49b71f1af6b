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
      <span className={styles.buoy} aria-hidden>
        {icon}
        <svg className={styles.water} viewBox="0 0 128 22" aria-hidden>
          <path d="M2 8q7.75-6 15.5 0t15.5 0 15.5 0 15.5 0 15.5 0 15.5 0 15.5 0 15.5 0M24 18q6-4 12 0t12 0m32 0q6-4 12 0t12 0" />
        </svg>
      </span>
      <Title className={styles.title}>{title ?? t('emptyTitle')}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
