import { Link } from '@fluentui/react-link'
import { makeStyles } from '@griffel/react'
import { MAX_SIGHTINGS, type Sighting } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

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
  task: { fontWeight: token('fontWeightSemibold') },
  rest: { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') },
  note: { margin: `${token('spacingVerticalS')} 0 0`, color: token('colorNeutralForeground3') },
})

/** Where this seat saw somebody: by which task and account, when, under which link. */
export function Sightings({
  sightings,
  onLeave,
}: {
  sightings: readonly Sighting[]
  /** A task's page is about to be shown. */
  onLeave: () => void
}): ReactNode {
  const t = useT('resource')
  const d = useT('desktop')
  const format = useFormat()
  const styles = useStyles()
  return (
    <section aria-label={t('sightings')}>
      <h3 className={styles.title}>{t('sightings')}</h3>
      <ul className={styles.list}>
        {sightings.map(({ task, account, source, seen_at }) => (
          <li key={`${task?.id}-${seen_at}-${source}`} className={styles.item}>
            <span className={styles.task}>
              {task ? (
                <Link href={`#/tasks/${task.id}`} onClick={onLeave}>
                  {t('taskName', { number: task.number, name: task.name })}
                </Link>
              ) : (
                t('taskGone')
              )}
            </span>
            <span className={styles.rest}>
              {t('seenBy', {
                account: account ? d('at', { handle: account.account }) : t('accountGone'),
                time: format.dateTime(seen_at),
              })}
            </span>
            {source && <span className={styles.rest}>{source}</span>}
          </li>
        ))}
      </ul>
      {sightings.length === MAX_SIGHTINGS && (
        <p className={styles.note}>{t('sightingsMore', { max: MAX_SIGHTINGS })}</p>
      )}
    </section>
  )
}
