import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    alignSelf: 'start',
    minWidth: 0,
    padding: token('spacingHorizontalL'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    fontWeight: token('fontWeightSemibold'),
  },
  price: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  old: { opacity: 0.55 },
  note: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
  },
})

/** Price of the purchase in a form, beside it. */
export function PricePanel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

/** The price itself, announced when it changes. `old`: the previous one, while the new one is loading. */
export function Price({ old = false, children }: { old?: boolean; children: ReactNode }): ReactNode {
  const styles = useStyles()
  return (
    <p className={mergeClasses(styles.price, old && styles.old)} role="status">
      {children}
    </p>
  )
}

/** A line about the price, or about why there is none. */
export function PriceNote({ children }: { children: ReactNode }): ReactNode {
  return <p className={useStyles().note}>{children}</p>
}
