import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { followsHere } from '../link/follows-here.ts'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  // On a narrow screen the tabs are pushed sideways instead of breaking into lines.
  root: { display: 'flex', flexShrink: 0, maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' },
  tab: {
    flexShrink: 0,
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    borderBottom: `${token('strokeWidthThicker')} solid transparent`,
    color: token('colorNeutralForeground2'),
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { borderBottomColor: token('colorNeutralStroke1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  chosen: {
    borderBottomColor: token('colorCompoundBrandStroke'),
    color: token('colorNeutralForeground1'),
    fontWeight: token('fontWeightSemibold'),
    ':hover': { borderBottomColor: token('colorCompoundBrandStrokeHover') },
  },
})

export interface ViewTabsProps<Id extends string> {
  label: string
  views: readonly { id: Id; label: string; href: string }[]
  chosen: Id | undefined
  /** Without it each view is a plain link. */
  onChoose?: (id: Id) => void
}

/** Views of one list or of related screens, beside the title; each is a link. */
export function ViewTabs<Id extends string>({
  label,
  views,
  chosen,
  onChoose,
}: ViewTabsProps<Id>): ReactNode {
  const styles = useStyles()
  const choose = (event: MouseEvent, id: Id) => {
    if (!onChoose || !followsHere(event)) return
    event.preventDefault()
    onChoose(id)
  }
  return (
    <nav className={styles.root} aria-label={label}>
      {views.map(({ id, label: name, href }) => (
        <a
          key={id}
          href={href}
          className={mergeClasses(styles.tab, id === chosen && styles.chosen)}
          aria-current={id === chosen ? 'page' : undefined}
          onClick={(event) => choose(event, id)}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
