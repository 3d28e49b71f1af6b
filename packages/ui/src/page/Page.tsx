import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect } from 'react'
import { usePageStyles } from './usePageStyles.ts'

export interface PageProps {
  title: string
  /** One sentence about what the screen is for. */
  description?: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** The content fills the remaining height and scrolls inside, for a screen that is one table. */
  fill?: boolean
  children: ReactNode
}

/** A screen: title (also of the window), actions and content. */
export function Page({ title, description, actions, fill = false, children }: PageProps): ReactNode {
  const t = useT('shell')
  const styles = usePageStyles()
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`
  }, [title, t])
  return (
    <div className={mergeClasses(styles.root, fill && styles.fill)}>
      <div className={styles.head}>
        <div className={styles.texts}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** A card within a screen. */
export function PageCard({
  title,
  actions,
  children,
}: {
  title?: string
  actions?: ReactNode
  children: ReactNode
}): ReactNode {
  const styles = usePageStyles()
  return (
    <section className={styles.card} aria-label={title}>
      {(title || actions) && (
        <div className={styles.cardHead}>
          <h2 className={styles.cardTitle}>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
