import type { Day } from '@seaport/ui/month-grid'

export interface CalendarNote {
  id: string
  text: string
}

export interface CalendarProps {
  /** What the calendar is for, for screen readers. */
  label: string
  /** Notes by day, in the user's zone. */
  notes: ReadonlyMap<Day, readonly CalendarNote[]>
  onAdd: (day: Day, text: string) => void
  onRemove: (day: Day, id: string) => void
}
