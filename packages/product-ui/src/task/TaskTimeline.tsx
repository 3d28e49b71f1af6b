import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { TaskHistoryEntry } from '@seaport/contract/work/task-history.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { forcedMark } from '@seaport/ui/forced-mark'
import { Hint } from '@seaport/ui/hint'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid' },
  item: {
    position: 'relative',
    display: 'grid',
    paddingInlineStart: token('spacingHorizontalXL'),
    paddingBottom: token('spacingVerticalM'),
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      top: '6px',
      width: '8px',
      height: '8px',
      borderRadius: token('borderRadiusCircular'),
      backgroundColor: token('colorNeutralStroke1'),
      ...forcedMark,
    },
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      top: '18px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: token('colorNeutralStroke2'),
      ...forcedMark,
    },
  },
  good: { '::before': { backgroundColor: token('seaportSuccessText') } },
  bad: { '::before': { backgroundColor: token('seaportDangerText') } },
  busy: { '::before': { backgroundColor: token('seaportPrimaryText') } },
})

/** Events that show who caused them. */
const ACTS: readonly TaskHistoryEntry['event'][] = ['created', 'rescheduled', 'retry', 'end', 'resumed']

/** History of a task, newest first: event, reason, time and actor. */
export function TaskTimeline({ history }: { history: readonly TaskHistoryEntry[] }): ReactNode {
  const t = useT('taskPage')
  const styles = useStyles()
  if (history.length === 0) return <Hint>{t('noHistory')}</Hint>
  return (
    <ol className={styles.list} reversed>
      {history.map((entry) => (
        <Entry key={`${entry.at} ${entry.event}`} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: TaskHistoryEntry }): ReactNode {
  const t = useT('taskPage')
  const format = useFormat()
  const styles = useStyles()
  const why = useWhy(entry)
  const { event, at, actor } = entry
  const paused = event === 'parked' && entry.reason === 'paused'
  const tone =
    event === 'complete'
      ? styles.good
      : event === 'fail'
        ? styles.bad
        : event === 'claim'
          ? styles.busy
          : undefined
  return (
    <li className={mergeClasses(styles.item, tone)}>
      <Text as="span" weight="semibold">
        {t(paused ? 'event.paused' : `event.${event}`)}
      </Text>
      {why && !paused && (
        <Text as="span" tone="soft">
          {why}
        </Text>
      )}
      <Hint as="span">
        <time dateTime={at}>{format.dateTime(at)}</time>
        {actor && (paused || ACTS.includes(event)) && ` · ${t(`actor.${actor}`)}`}
      </Hint>
    </li>
  )
}

/** @returns reason and end of an event; '' if the event says it all */
function useWhy({ event, reason, until }: TaskHistoryEntry): string {
  const t = useT('taskPage')
  const tTask = useT('task')
  const format = useFormat()
  const starts = event === 'created' || event === 'rescheduled'
  const time = until && t(starts ? 'startsAt' : 'until', { time: format.dateTime(until) })
  const why = reason && reasonText(tTask, event, reason)
  return format.list([why, time].filter((text): text is string => !!text))
}

function reasonText(
  tTask: ReturnType<typeof useT<'task'>>,
  event: TaskHistoryEntry['event'],
  reason: NonNullable<TaskHistoryEntry['reason']>,
): string {
  return event === 'parked'
    ? tTask(`park.${reason as 'rate_limit'}`)
    : tTask(`reason.${reason as 'by_person'}`)
}
