import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  head: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalXL')}`,
    cursor: 'pointer',
    fontSize: token('fontSizeBase400'),
    lineHeight: token('lineHeightBase400'),
    fontWeight: token('fontWeightSemibold'),
    '::marker': { color: token('colorNeutralForeground3') },
  },
  title: { display: 'inline', margin: 0, font: 'inherit' },
  body: { padding: `0 ${token('spacingHorizontalXL')} ${token('spacingVerticalL')}` },
})

/** A card that folds to its title. */
export function FoldedCard(props: { title: string; open: boolean; children: ReactNode }): ReactNode {
  const { title, open, children } = props
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={title}>
      <details open={open}>
        <summary className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}
