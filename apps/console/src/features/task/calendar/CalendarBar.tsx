import { Button, mergeClasses } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { WarningFilled } from '@fluentui/react-icons/svg/warning'
import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { toWallClock } from '@seaport/i18n/zoned-time'
import { useTaskName } from '@seaport/product-ui/task-name'
import type { ReactNode } from 'react'
import { type Span, toQuarter } from './calendar-time.ts'
import type { Track } from './track.ts'
import { useBarStyles } from './useBarStyles.ts'
import { useDragStart } from './useDragStart.ts'

const TONES = {
  pending: 'info',
  queued: 'info',
  running: 'primary',
  completed: 'success',
  error: 'danger',
  ended: 'neutral',
} as const satisfies Record<TaskState, string>

interface BarProps {
  task: CalendarTask
  span: Span
  left: number
  width: number
  top: number
  /** Its actual duration, within the bar. */
  strip: { left: number; width: number }
  clashes: boolean
  by: 'account' | 'seat'
  track: Track
}

/** A task: a link to it, which can be dragged to another start while pending; a button beside it does the same. */
export function CalendarBar(props: BarProps): ReactNode {
  const { task, span, left, width, top, strip, clashes, by, track } = props
  const t = useT('taskCalendar')
  const tTask = useT('task')
  const format = useFormat()
  const nameOf = useTaskName()
  const styles = useBarStyles()
  const movable = task.status === 'pending'
  const startAfter = (pixels: number) =>
    new Date(toQuarter(span.from + (pixels / track.width) * (track.to - track.from))).toISOString()
  const { pixels, handlers } = useDragStart(movable, (far) => track.onMove(task, startAfter(far)))
  const name = nameOf(task)
  const clock = (at: number) => toWallClock(new Date(at).toISOString(), format.zone).slice(11)
  const planned = movable || task.status === 'queued'
  const end = task.status === 'running' ? '' : clock(span.to)
  const time = planned ? clock(span.from) : t('times', { from: clock(span.from), to: end })
  const detail = by === 'seat' ? `${time} · @${task.account.account.replace(/^@/, '')}` : time
  return (
    <div
      className={mergeClasses(
        styles.root,
        styles[TONES[task.status]],
        planned && styles.planned,
        pixels !== undefined && styles.dragged,
      )}
      style={{ left: `${left + (pixels ?? 0)}px`, width: `${width}px`, top: `${top}px` }}
    >
      <a
        href={`#/task/${task.id}`}
        draggable={false}
        className={mergeClasses(styles.link, movable && styles.movable)}
        title={`${name} · ${tTask(`status.${task.status}`)} · ${time}`}
        {...handlers}
      >
        <span className={mergeClasses(styles.text, styles.name)}>{name}</span>
        <span className={mergeClasses(styles.text, styles.time)}>
          {pixels === undefined ? detail : format.dateTime(startAfter(pixels))}
        </span>
      </a>
      {clashes && <WarningFilled className={styles.mark} aria-label={t('clash')} />}
      {movable && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.move}
          icon={<ClockRegular />}
          aria-label={t('move', { name })}
          title={t('move', { name })}
          onClick={() => track.onEdit(task)}
        />
      )}
      <span className={styles.strip} style={{ left: `${strip.left}px`, width: `${strip.width}px` }} />
    </div>
  )
}
