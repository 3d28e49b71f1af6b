import { Link } from '@fluentui/react-link'
import { makeStyles } from '@griffel/react'
import { MAX_SIGHTINGS, type Sighting } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { webAddress } from '../../../shared/web-address.ts'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

const useStyles = makeStyles({
  title: { margin: `0 0 ${token('spacingVerticalS')}`, fontSize: token('fontSizeBase400') },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    border: line,
    borderRadius: token('borderRadiusMedium'),
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXS'),
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: line },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('spacingHorizontalS') },
  task: { flexGrow: 1, fontWeight: token('fontWeightSemibold') },
  rest: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  note: { margin: `${token('spacingVerticalS')} 0 0`, color: token('colorNeutralForeground3') },
})

/** Where somebody was seen: by which task and account, when, under which link. */
export function Sightings({ sightings }: { sightings: readonly Sighting[] }): ReactNode {
  const t = useT('resource')
  const format = useFormat()
  const styles = useStyles()
  return (
    <section aria-label={t('sightings')}>
      <h3 className={styles.title}>{t('sightings')}</h3>
      <ul className={styles.list}>
        {sightings.map(({ task, account, source, seen_at, first }) => (
          <li key={`${task?.id}-${seen_at}-${source}`} className={styles.item}>
            <span className={styles.head}>
              <span className={styles.task}>
                {task ? (
                  <Link href={`#/task/${task.id}`}>
                    {t('taskName', { number: task.number, name: task.name })}
                  </Link>
                ) : (
                  t('taskGone')
                )}
              </span>
              {first && <StatusBadge tone="success" label={t('first')} />}
            </span>
            <span className={styles.rest}>
              {t('seenBy', { account: account?.account ?? t('accountGone'), time: format.dateTime(seen_at) })}
            </span>
            {source && (
              <span className={styles.rest}>
                {webAddress(source) ? (
                  <Link href={webAddress(source)} target="_blank" rel="noreferrer noopener">
                    {source}
                  </Link>
                ) : (
                  source
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sightings.length === MAX_SIGHTINGS && (
        <p className={styles.note}>{t('sightingsMore', { max: MAX_SIGHTINGS })}</p>
      )}
    </section>
  )
}
