import type { Day } from '../calendar/month-grid.ts'

/** Two days, both of them included; '' = no bound. */
export interface DayRange {
  first: Day | ''
  last: Day | ''
}
