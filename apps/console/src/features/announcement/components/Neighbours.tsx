import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { announcementPath } from '../announcement-path.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: token('spacingHorizontalL'),
  },
  side: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS'), minWidth: 0 },
  after: { justifyContent: 'flex-end', textAlign: 'end', gridColumn: '-2 / -1' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'block', color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  sign: { flexShrink: 0, color: token('colorNeutralForeground3') },
})

interface Neighbour {
  id: string
  title: string
}

/** Links to the next and the previous announcement. */
export function Neighbours({
  newer,
  older,
}: {
  newer: Neighbour | null
  older: Neighbour | null
}): ReactNode {
  const t = useT('announcement')
  const styles = useStyles()
  if (!newer && !older) return null
  return (
    <nav className={styles.root} aria-label={t('beside')}>
      {newer && (
        <div className={styles.side}>
          <ChevronLeftRegular className={styles.sign} aria-hidden />
          <span className={styles.words}>
            <span className={styles.name}>{t('newer')}</span>
            <PageLink to={announcementPath(newer.id)}>{newer.title}</PageLink>
          </span>
        </div>
      )}
      {older && (
        <div className={mergeClasses(styles.side, styles.after)}>
          <span className={styles.words}>
            <span className={styles.name}>{t('older')}</span>
            <PageLink to={announcementPath(older.id)}>{older.title}</PageLink>
          </span>
          <ChevronRightRegular className={styles.sign} aria-hidden />
        </div>
      )}
    </nav>
  )
}
