import { makeStyles } from '@fluentui/react-components'
import { Heading } from '@seaport/ui/heading'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  title: {
    // As high as the button that may stand beside it.
    lineHeight: '32px',
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
  return (
    <Stack as="section" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  )
}

/** The heading of a part. */
export function SectionTitle({ children }: { children: ReactNode }): ReactNode {
  return (
    <Heading as="h2" size="medium" className={useStyles().title}>
      {children}
    </Heading>
  )
}

/** A wide chart and a narrower one beside it, where there is room. */
export function ChartPair({ children }: { children: ReactNode }): ReactNode {
  const styles = useStyles()
  return <div className={styles.charts}>{children}</div>
}
