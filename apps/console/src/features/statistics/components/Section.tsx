import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM') },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase400'),
    // As high as the button that may stand beside it.
    lineHeight: '32px',
    fontWeight: token('fontWeightSemibold'),
  },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'stretch',
    gap: token('spacingHorizontalL'),
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** A part of the statistics under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  )
}

/** The heading of a part. */
export function SectionTitle({ children }: { children: ReactNode }): ReactNode {
  return <h2 className={useStyles().title}>{children}</h2>
}

/** A wide chart and a narrower one beside it, where there is room. */
export function ChartPair({ children }: { children: ReactNode }): ReactNode {
  const styles = useStyles()
  return <div className={styles.charts}>{children}</div>
}
