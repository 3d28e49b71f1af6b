import { ArrowRepeatAllRegular } from '@fluentui/react-icons/svg/arrow-repeat-all'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { startOfDay } from '@seaport/i18n/zoned-time'
import { NetworkName } from '@seaport/product-ui/network-name'
import { useTaskName } from '@seaport/product-ui/task-name'
import { Hint } from '@seaport/ui/hint'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { CalendarBar } from './CalendarBar.tsx'
import { type Issue, type OverCap, rowsOf, spanOf } from './calendar-tasks.ts'
import { quietSpans, type Span } from './calendar-time.ts'
import type { Lane } from './lanes-of.ts'
import { repeatMoments } from './repeat-moments.ts'
import type { Track } from './track.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'

/** Minimum width of a bar in pixels, for a readable name; and as a share of the lane, for where there is room for more. */
const LEAST_WIDTH = 136
const LEAST_SHARE = 1 / 9
/** Height of a row of bars in pixels. */
const ROW = 44
/** Room below the bars for a day's limit. */
const CAP = 20

interface LaneProps {
  lane: Lane
  repeats: readonly PlannedRepeat[]
  issues: readonly Issue[]
  limits: GuardLimits | undefined
  track: Track
}

/** One account or seat: its quiet hours, its tasks, and the days with more than its limits allow. */
export function CalendarLane({ lane, repeats, issues, limits, track }: LaneProps): ReactNode {
  const styles = useCalendarStyles()
  const { from, to, width, now } = track
  const caps = issues.filter((issue) => issue.type === 'cap' && issue.account.id === lane.account?.id)
  const placed = lane.tasks
    .map((task) => ({ task, ...placeOf(spanOf(task, now), track) }))
    .sort((a, b) => a.left - b.left)
  const rows = rowsOf(placed)
  const height = Math.max(1, ...rows.map((row) => row + 1)) * ROW + 4 + (caps.length > 0 ? CAP : 0)
  const crowded = new Set(
    issues.flatMap((issue) => ('tasks' in issue ? issue.tasks.map(({ id }) => id) : [])),
  )
  const share = (at: number) => `${(Math.max(0, at - from) / (to - from)) * 100}%`
  const wide = (span: Span) => ({ left: share(span.from), width: share(from + span.to - span.from) })
  return (
    <div className={styles.row}>
      <LaneLabel lane={lane} />
      <div className={styles.track} style={{ minHeight: `${height}px` }}>
        {lane.zone !== undefined &&
          quietSpans(track, limits?.quiet_hours ?? null, lane.zone).map((span) => (
            <span key={span.from} className={styles.quiet} style={wide(span)} />
          ))}
        {track.ticks.map((at) => (
          <span key={at} className={styles.tick} style={{ left: share(at) }} />
        ))}
        {now >= from && now < to && <span className={styles.now} style={{ left: share(now) }} />}
        {caps.map(
          (cap) => cap.type === 'cap' && <CapMark key={`${cap.kind} ${cap.day}`} cap={cap} track={track} />,
        )}
        <RepeatMarks lane={lane} repeats={repeats} track={track} />
        {width > 0 &&
          placed.map((place, index) => (
            <CalendarBar
              key={place.task.id}
              {...place}
              top={(rows[index] ?? 0) * ROW + 4}
              clashes={crowded.has(place.task.id)}
              by={lane.seat ? 'seat' : 'account'}
              track={track}
            />
          ))}
      </div>
    </div>
  )
}

/** Planned repeats of an account's tasks. */
function RepeatMarks({ lane, repeats, track }: Pick<LaneProps, 'lane' | 'repeats' | 'track'>): ReactNode {
  const t = useT('taskRepeat')
  const styles = useCalendarStyles()
  const format = useFormat()
  const nameOf = useTaskName()
  const { from, to } = track
  return repeats
    .filter(({ account }) => account.id === lane.account?.id)
    .flatMap((repeat) => repeatMoments(repeat, track).map((at) => ({ repeat, at })))
    .map(({ repeat, at }) => {
      const { number } = repeat.task
      const text = t('mark', { time: format.moment(at), number, name: nameOf(repeat) })
      return (
        <span
          key={`${number} ${at}`}
          className={styles.repeat}
          style={{ left: `${((at - from) / (to - from)) * 100}%` }}
          role="img"
          aria-label={text}
          title={text}
        >
          <ArrowRepeatAllRegular aria-hidden />
        </span>
      )
    })
}

/** Account or seat of a lane, and its time zone. */
function LaneLabel({ lane: { title, account, seat, zone, tasks } }: Pick<LaneProps, 'lane'>): ReactNode {
  const t = useT('taskCalendar')
  const styles = useCalendarStyles()
  return (
    <div className={styles.label}>
      <Text as="span" weight="semibold" cut title={title}>
        {title}
      </Text>
      {account && (
        <Hint as="span" cut>
          <NetworkName network={account.network} />
        </Hint>
      )}
      {seat && (
        <Hint as="span" cut>
          {t('ports', { count: seat.ports, code: seat.seat_code })}
        </Hint>
      )}
      <Hint as="span" cut>
        {[zone?.replaceAll('_', ' '), tasks.length === 0 && t('idle')].filter(Boolean).join(' · ')}
      </Hint>
    </div>
  )
}

/** A day of the account with more planned than its limits allow. */
function CapMark({ cap, track: { from, to } }: { cap: OverCap; track: Track }): ReactNode {
  const t = useT('taskCalendar')
  const tTask = useT('task')
  const styles = useCalendarStyles()
  const zone = cap.account.time_zone
  const begin = Math.max(from, Date.parse(startOfDay(cap.day, zone) ?? ''))
  const end = Math.min(to, Date.parse(startOfDay(cap.day, zone, 1) ?? ''))
  if (end <= begin) return null
  const text = t('capMark', { kind: tTask(`kind.${cap.kind}`), planned: cap.planned, cap: cap.cap })
  const share = (length: number) => `${(length / (to - from)) * 100}%`
  return (
    <span
      className={styles.cap}
      style={{ left: share(begin - from), width: share(end - begin) }}
      title={text}
    >
      {text}
    </span>
  )
}

/** @returns position of a bar in pixels; a bar too short to be read is widened, and never leaves the track */
function placeOf(span: Span, { from, to, width }: Track) {
  const scale = width / (to - from)
  const begin = (Math.max(span.from, from) - from) * scale
  const length = Math.max(0, (Math.min(span.to, to) - Math.max(span.from, from)) * scale)
  const wide = Math.min(width, Math.max(length, LEAST_WIDTH, width * LEAST_SHARE))
  const left = Math.max(0, Math.min(begin, width - wide))
  return { span, left, width: wide, strip: { left: begin - left, width: length } }
}
