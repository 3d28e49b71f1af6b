import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM') },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase400'),
    lineHeight: token('lineHeightBase400'),
    fontWeight: token('fontWeightSemibold'),
  },
  quiet: { color: token('colorNeutralForeground3') },
})

/** A titled part of the dashboard. */
export function DashboardSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  const styles = useStyles()
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {typeof aside === 'string' ? <span className={styles.quiet}>{aside}</span> : aside}
      </div>
      {children}
    </section>
  )
}
