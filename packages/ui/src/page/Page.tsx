import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { DockContext } from '../side-panel/dock.ts'
import { usePageStyles } from './usePageStyles.ts'
import { useWindowTitle } from './useWindowTitle.ts'

export interface PageProps {
  title: string
  /** One sentence about what the screen is for. */
  description?: string
  /** Views of what is listed, beside the title. */
  views?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** The content fills the remaining height and scrolls inside, for a screen that is one table. */
  fill?: boolean
  children: ReactNode
}

/** A screen: title (also of the window), actions and content. */
export function Page({ title, description, views, actions, fill = false, children }: PageProps): ReactNode {
  const styles = usePageStyles()
  useWindowTitle(title)
  return (
    <div className={mergeClasses(styles.root, fill && styles.fill)}>
      <div className={styles.head}>
        <div
          className={mergeClasses(
            styles.texts,
            fill && styles.line,
            fill && views !== undefined && styles.views,
          )}
        >
          <h1 className={styles.title}>{title}</h1>
          {views}
          {description && (
            <p
              className={mergeClasses(styles.description, fill && styles.aside)}
              title={fill ? description : undefined}
            >
              {description}
            </p>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {fill ? <WithDock>{children}</WithDock> : children}
    </div>
  )
}

/** What fills a screen, and at its end the place for the panel of a row. */
function WithDock({ children }: { children: ReactNode }): ReactNode {
  const styles = usePageStyles()
  const [dock, setDock] = useState<HTMLElement | null>(null)
  return (
    <DockContext value={dock}>
      <div className={styles.beside}>
        <div className={styles.main}>{children}</div>
        <div ref={setDock} className={styles.dock} />
      </div>
    </DockContext>
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
