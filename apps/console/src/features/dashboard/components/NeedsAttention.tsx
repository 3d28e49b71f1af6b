import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import { WarningFilled } from '@fluentui/react-icons/svg/warning'
import type { AdminAttentionItem, AttentionItem } from '@seaport/contract/work/attention.schema'
import { useT } from '@seaport/i18n/react'
import { whenFollowed } from '@seaport/ui/follows-here'
import { Hint } from '@seaport/ui/hint'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  item: {
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
  },
  icon: { display: 'flex', fontSize: '20px', color: token('seaportWarningText') },
  urgent: { color: token('seaportDangerText') },
  words: { flex: '1 1 160px', textWrap: 'pretty' },
  act: { marginInlineStart: 'auto' },
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
    <Stack as="ul" gap="none" className={styles.root}>
      {items.map((item) => (
        <Row key={item.kind} as="li" className={styles.item}>
          <span className={mergeClasses(styles.icon, item.urgent && styles.urgent)} aria-hidden>
            <WarningFilled />
          </span>
          <Stack gap="none" className={styles.words}>
            <Text as="span" weight="semibold">
              {item.title}
            </Text>
            <AttentionDetail item={item} />
          </Stack>
          <Link className={styles.act} href={`#${item.path}`} onClick={whenFollowed(onLeave)}>
            {actOf(item)}
          </Link>
        </Row>
      ))}
    </Stack>
  )
}

/** The newest case with its reason, the number of others, and since when. */
function AttentionDetail({ item: { samples, count, since } }: { item: Attention }): ReactNode {
  const t = useT('dashboard')
  const [newest] = samples
  if (!newest) return null
  const { name, reason } = newest
  return (
    <Hint as="span" breaks>
      {reason ? t('because', { name, reason }) : name}
      {count > 1 && ` · ${t('andMore', { count: count - 1 })}`}
      {since && (
        <>
          {' · '}
          <RelativeTime value={since} />
        </>
      )}
    </Hint>
  )
}
