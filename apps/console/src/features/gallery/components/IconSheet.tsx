import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { EmptyState } from '@seaport/ui/empty-state'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { iconList } from './icon-list.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
    '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: token('spacingHorizontalS'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    minHeight: '40px',
    padding: `0 ${token('spacingHorizontalS')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusMedium'),
    fontSize: token('fontSizeBase200'),
  },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '20px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** Icons by name; each name can be copied. */
export function IconSheet({ search }: { search: string }): ReactNode {
  const t = useT('gallery')
  const styles = useStyles()
  const wanted = search.trim().toLowerCase()
  const found = Object.entries(iconList).filter(([name]) => name.includes(wanted))
  if (found.length === 0) return <EmptyState text={t('icons.none')} />
  return (
    <ul className={styles.list} aria-label={t('icons.title')}>
      {found.map(([name, icon]) => (
        <Row key={name} as="li" wrap="cut" className={styles.item}>
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <CopyButton text={name} />
        </Row>
      ))}
    </ul>
  )
}
