import { z } from 'zod'
import { periods } from './period.ts'
import { ReaderZone } from './primitives.schema.ts'

export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** Filters of a list by a period. */
export const periodFilter = {
  /** Days or months of the calendar that end today, instead of a moment. */
  period: Period.optional(),
  /** Time zone of these days. */
  time_zone: ReaderZone,
}
