import { Button } from '@fluentui/react-components'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { startOfDay, toDay } from '@seaport/i18n/zoned-time'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../calendar/month-grid.ts'
import { DateRangePanel } from './DateRangePanel.tsx'
import type { DayRange } from './day-range.ts'
import { useDateRangeStyles } from './useDateRangeStyles.ts'

/** A half-open range of UTC ISO-8601 moments: `from` included, `to` excluded; '' = no bound. */
export interface MomentRange {
  from: string
  to: string
}

export interface DateRangeProps extends MomentRange {
  onChange: (range: MomentRange) => void
}

/** Range of days in the user's zone, both included: a button with a calendar below it. */
export function DateRange({ from, to, onChange }: DateRangeProps): ReactNode {
  const t = useT('kit')
  const { zone } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpen = useRef<boolean>(undefined)
  const range: DayRange = {
    first: toDay(from, zone),
    last: lastDay(to, zone),
  }
  const text = useRangeText(range)
  const choose = ({ first, last }: DayRange) => {
    setOpen(false)
    button.current?.focus()
    onChange({ from: startOfDay(first, zone) ?? '', to: startOfDay(last, zone, 1) ?? '' })
  }
  return (
    <>
      <Button
        ref={button}
        icon={<CalendarLtrRegular />}
        aria-haspopup="dialog"
        aria-expanded={open}
        // A press outside closes what is open, before the click that would open it again.
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={() => {
          setOpen(!(wasOpen.current ?? open))
          wasOpen.current = undefined
        }}
      >
        {text}
      </Button>
      {open && (
        <Below anchor={button.current} label={t('days')} onClose={() => setOpen(false)}>
          <DateRangePanel range={range} today={toDay(new Date().toISOString(), zone)} onChoose={choose} />
        </Below>
      )}
    </>
  )
}

/** The last day before an exclusive end; '' for none, or for one that cannot be read: it may come from a link. */
function lastDay(to: string, zone: string): Day {
  const end = Date.parse(to)
  return Number.isNaN(end) ? '' : toDay(new Date(end - 1).toISOString(), zone)
}

/** Text of a range of days. */
function useRangeText({ first, last }: DayRange): string {
  const t = useT('kit')
  const { lang } = useLanguage()
  const say = (day: Day) => createFormat(lang, 'UTC').date(`${day}T12:00:00Z`)
  if (first && last) return first === last ? say(first) : `${say(first)} – ${say(last)}`
  if (first) return t('daysFrom', { day: say(first) })
  return last ? t('daysUntil', { day: say(last) }) : t('anyDay')
}

/** Margin of the popover in pixels. */
const MARGIN = 8

/** A native popover below its button; a click outside or Escape closes it and returns the focus. */
function Below(props: {
  anchor: HTMLElement | null
  label: string
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const { anchor, label, onClose, children } = props
  const styles = useDateRangeStyles()
  const surface = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = surface
    if (!current || !anchor) return
    current.showPopover?.()
    const { left, bottom } = anchor.getBoundingClientRect()
    const place = (at: number, size: number, room: number) =>
      `${Math.max(MARGIN, Math.min(at, room - size - MARGIN))}px`
    current.style.left = place(left, current.offsetWidth, innerWidth)
    current.style.top = place(bottom + MARGIN / 2, current.offsetHeight, innerHeight)
    current.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [anchor])
  return (
    <div
      ref={surface}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.surface}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Handled here: the browser would close it, and a panel beside the list with it.
        event.preventDefault()
        onClose()
        anchor?.focus()
      }}
    >
      {children}
    </div>
  )
}
