import { mergeClasses } from '@fluentui/react-components'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { toWallClock } from '@seaport/i18n/zoned-time'
import { Hint } from '@seaport/ui/hint'
import type { ReactNode } from 'react'
import { CalendarLane } from './CalendarLane.tsx'
import type { Issue } from './calendar-tasks.ts'
import { hoursOf } from './calendar-time.ts'
import type { Lane } from './lanes-of.ts'
import type { Track } from './track.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'
import type { CalendarView } from './useCalendarView.ts'
import { useTrackWidth } from './useTrackWidth.ts'

/** The lanes, one below the other, on one time axis. */
export function CalendarGrid({
  view,
  lanes,
  repeats,
  issues,
  limits,
  now,
  ...acts
}: {
  view: CalendarView
  lanes: readonly Lane[]
  repeats: readonly PlannedRepeat[]
  issues: readonly Issue[]
  limits: GuardLimits | undefined
  now: number
} & Pick<Track, 'onMove' | 'onEdit'>): ReactNode {
  const t = useT('taskCalendar')
  const styles = useCalendarStyles()
  const { width, ref } = useTrackWidth()
  const { from, to, zone, days } = view
  const hours = view.view === 'day' ? days.flatMap((day) => hoursOf(day, zone, width < 1300 ? 2 : 1)) : []
  const ticks = view.view === 'day' ? hours : days.map((day) => day.from)
  const track: Track = { from, to, width, now, ticks, ...acts }
  return (
    <section className={styles.frame} aria-label={t('title')}>
      <div className={styles.inner}>
        <div className={mergeClasses(styles.row, styles.first)}>
          <div className={mergeClasses(styles.label, styles.headLabel)}>
            <Hint as="span" cut>
              {zone.replaceAll('_', ' ')}
            </Hint>
          </div>
          <div className={styles.head} ref={ref}>
            <Marks track={track} view={view} />
          </div>
        </div>
        {lanes.map((lane) => (
          <CalendarLane
            key={lane.id}
            lane={lane}
            repeats={repeats}
            issues={issues}
            limits={limits}
            track={track}
          />
        ))}
      </div>
    </section>
  )
}

/** Time axis above the lanes. */
function Marks({ track, view }: { track: Track; view: CalendarView }): ReactNode {
  const styles = useCalendarStyles()
  const { lang } = useLanguage()
  const { ticks, from, to, now } = track
  const day = new Intl.DateTimeFormat(toTag(lang), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: view.zone,
  })
  return ticks.map((at, index) => {
    const isToday = view.view === 'week' && at <= now && now < (ticks[index + 1] ?? to)
    return (
      <span
        key={at}
        className={mergeClasses(styles.mark, isToday && styles.today)}
        style={{ left: `${((at - from) / (to - from)) * 100}%` }}
        aria-current={isToday ? 'date' : undefined}
      >
        {view.view === 'week' ? day.format(at) : toWallClock(new Date(at).toISOString(), view.zone).slice(11)}
      </span>
    )
  })
}
