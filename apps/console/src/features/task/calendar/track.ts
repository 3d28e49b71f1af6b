import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'

/** Positions of a lane's marks and bars, and its callbacks. */
export interface Track {
  from: number
  to: number
  /** In pixels. */
  width: number
  now: number
  ticks: readonly number[]
  onMove: (task: CalendarTask, at: string) => void
  onEdit: (task: CalendarTask) => void
}
