import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import { useWindowTitle } from '@seaport/ui/use-window-title'
import type { ReactNode } from 'react'

export interface PublicPageProps {
  /** Heading, and the window's title. */
  title: string
  /** One sentence below the heading. */
  lead?: string
  /** `form`: a column of fields in the middle; `text`: a readable measure; `wide`: cards and tables. */
  width: 'form' | 'text' | 'wide'
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    width: '100%',
    minWidth: 0,
    marginInline: 'auto',
    // The shell's content has no padding, the public pages have.
    ':global(main#content)': { boxSizing: 'border-box', padding: token('spacingHorizontalXXL') },
  },
  form: { maxWidth: '360px', marginBlock: 'auto' },
  text: { maxWidth: '760px' },
  wide: { maxWidth: '1120px' },
  title: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    textWrap: 'balance',
  },
  lead: {
    margin: `${token('spacingVerticalXS')} 0 0`,
    maxWidth: '72ch',
    color: token('colorNeutralForeground3'),
    textWrap: 'pretty',
  },
})

/** The content of a page that needs no session, inside the frame that all of them share. */
export function PublicPage({ title, lead, width, children }: PublicPageProps): ReactNode {
  const styles = useStyles()
  useWindowTitle(title)
  return (
    <div className={mergeClasses(styles.root, styles[width])}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
