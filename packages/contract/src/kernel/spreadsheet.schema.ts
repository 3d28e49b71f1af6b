import { z } from 'zod'
import { Count, Instant, ReaderZone } from './primitives.schema.ts'

/** The skipped rows as a spreadsheet to correct, each with its reason; null = none, or no space for it. */
export const ErrorFile = z
  .object({
    /** Signed address below the server's origin. */
    url: z.string(),
    url_expires_at: Instant,
    rows: Count,
  })
  .nullable()
export type ErrorFile = z.infer<typeof ErrorFile>

/** Query of every list export, beside its filters. */
export const exportFields = {
  format: z.enum(['csv', 'xlsx']).default('csv'),
  /** Time zone in which moments are written. */
  time_zone: ReaderZone,
}
