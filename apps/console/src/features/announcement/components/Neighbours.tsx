import { makeStyles } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
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
  after: { justifyContent: 'flex-end', textAlign: 'end', gridColumn: '-2 / -1' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
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
        <Row wrap="cut">
          <ChevronLeftRegular className={styles.sign} aria-hidden />
          <span className={styles.words}>
            <Hint as="span" block>
              {t('newer')}
            </Hint>
            <PageLink to={announcementPath(newer.id)}>{newer.title}</PageLink>
          </span>
        </Row>
      )}
      {older && (
        <Row wrap="cut" className={styles.after}>
          <span className={styles.words}>
            <Hint as="span" block>
              {t('older')}
            </Hint>
            <PageLink to={announcementPath(older.id)}>{older.title}</PageLink>
          </span>
          <ChevronRightRegular className={styles.sign} aria-hidden />
        </Row>
      )}
    </nav>
  )
}
