import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'

/** Where a lane's marks and bars lie, and what is done with them. */
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
