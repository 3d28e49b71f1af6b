import { z } from 'zod'
import { Count, Instant, TimeZone } from './primitives.schema.ts'

/** The rows that were left out, with the reason beside each, as a spreadsheet to correct. */
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
  /** In which moments are written. */
  time_zone: TimeZone.default('UTC'),
}
