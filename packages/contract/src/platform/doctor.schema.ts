import { z } from 'zod'
import { Instant } from '../kernel/primitives.schema.ts'
import { doctorChecks, doctorFindings } from './doctor.ts'

export const DoctorCheck = z.enum(doctorChecks)
export type DoctorCheck = z.infer<typeof DoctorCheck>

export const DoctorFinding = z.enum(doctorFindings)
export type DoctorFinding = z.infer<typeof DoctorFinding>

export const DoctorResult = z.object({
  check: DoctorCheck,
  /** `fault` affects people now; `warning` will, or could not be checked. */
  state: z.enum(['ok', 'warning', 'fault']),
  finding: DoctorFinding,
  /** Parameters of the finding's text: a host, days, a number; ids of `jobs` and brands of `networks` joined by a comma and a blank. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type DoctorResult = z.infer<typeof DoctorResult>

export const runDoctor = {
  data: z.object({ checked_at: Instant, list: z.array(DoctorResult) }),
}
