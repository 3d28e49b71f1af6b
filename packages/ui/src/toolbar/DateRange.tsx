import { Button } from '@fluentui/react-button'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { createFormat } from '@seaport/i18n/format'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { startOfDay, toDay } from '@seaport/i18n/zoned-time'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../calendar/month-grid.ts'
import { DateRangePanel } from './DateRangePanel.tsx'
import type { DayRange } from './day-range.ts'
import { useDateRangeStyles } from './useDateRangeStyles.ts'

/** Two moments as UTC ISO-8601: the earliest that is meant, and the first that no longer is; '' = no bound. */
export interface MomentRange {
  from: string
  to: string
}

export interface DateRangeProps extends MomentRange {
  onChange: (range: MomentRange) => void
}

/** Two days, both of them included, in the zone of the person who looks: a button that says them, and a calendar below it. */
export function DateRange({ from, to, onChange }: DateRangeProps): ReactNode {
  const t = useT('kit')
  const { zone } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const range: DayRange = {
    first: toDay(from, zone),
    // The last day that is meant begins before the moment at which the range ends.
    last: to && toDay(new Date(Date.parse(to) - 1).toISOString(), zone),
  }
  const words = useRangeWords(range)
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
          setOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      >
        {words}
      </Button>
      {open && (
        <Below anchor={button.current} label={t('days')} onClose={() => setOpen(false)}>
          <DateRangePanel range={range} today={toDay(new Date().toISOString(), zone)} onChoose={choose} />
        </Below>
      )}
    </>
  )
}

/** How a range of days is said. */
function useRangeWords({ first, last }: DayRange): string {
  const t = useT('kit')
  const { lang } = useLanguage()
  const say = (day: Day) => createFormat(lang, 'UTC').date(`${day}T12:00:00Z`)
  if (first && last) return first === last ? say(first) : `${say(first)} – ${say(last)}`
  if (first) return t('daysFrom', { day: say(first) })
  return last ? t('daysUntil', { day: say(last) }) : t('anyDay')
}

/** Pixels that stay free around what lies over the page. */
const MARGIN = 8

/** Lies below its button and over everything else; a press outside or Escape closes it and gives the focus back. */
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
    >
      {children}
    </div>
  )
}
