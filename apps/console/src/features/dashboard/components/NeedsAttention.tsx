import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import { WarningFilled } from '@fluentui/react-icons/svg/warning'
import type { AdminAttentionItem, AttentionItem } from '@seaport/contract/work/attention.schema'
import { useT } from '@seaport/i18n/react'
import { whenFollowed } from '@seaport/ui/follows-here'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
  },
  icon: { display: 'flex', fontSize: '20px', color: token('seaportWarningText') },
  urgent: { color: token('seaportDangerText') },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 160px', minWidth: 0, textWrap: 'pretty' },
  act: { marginInlineStart: 'auto' },
  title: { fontWeight: token('fontWeightSemibold') },
  detail: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    overflowWrap: 'anywhere',
  },
})

type Attention = AttentionItem | AdminAttentionItem

/** The attention list, most severe first, with links to the solutions. */
export function NeedsAttention<Item extends Attention>({
  items,
  actOf,
  onLeave,
}: {
  items: readonly Item[]
  /** Label of the action. */
  actOf(item: Item): string
  /** Called when the person follows a link. */
  onLeave?: () => void
}): ReactNode {
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.kind} className={styles.item}>
          <span className={mergeClasses(styles.icon, item.urgent && styles.urgent)} aria-hidden>
            <WarningFilled />
          </span>
          <div className={styles.words}>
            <span className={styles.title}>{item.title}</span>
            <AttentionDetail item={item} />
          </div>
          <Link className={styles.act} href={`#${item.path}`} onClick={whenFollowed(onLeave)}>
            {actOf(item)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The newest case with its reason, the number of others, and since when. */
function AttentionDetail({ item: { samples, count, since } }: { item: Attention }): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const [newest] = samples
  if (!newest) return null
  const { name, reason } = newest
  return (
    <span className={styles.detail}>
      {reason ? t('because', { name, reason }) : name}
      {count > 1 && ` · ${t('andMore', { count: count - 1 })}`}
      {since && (
        <>
          {' · '}
          <RelativeTime value={since} />
        </>
      )}
    </span>
  )
}
