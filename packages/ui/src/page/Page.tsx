import { mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { usePageStyles } from './usePageStyles.ts'

export interface PageProps {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  /** Stands before the title: a way back, for instance. */
  before?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** As high as the window, so that a table scrolls inside itself. */
  fill?: boolean
  children: ReactNode
}

/** The frame of a screen: its heading, what can be done on it as a whole, and its content. */
export function Page({ title, lead, before, actions, fill = false, children }: PageProps): ReactNode {
  const styles = usePageStyles()
  return (
    <div className={mergeClasses(styles.root, fill && styles.fill)}>
      <header className={styles.head}>
        {before}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
