import type { DoctorCheck, DoctorFinding, DoctorResult } from '@seaport/contract/platform/doctor.schema'

export function finding(
  check: DoctorCheck,
  state: DoctorResult['state'],
  found: DoctorFinding,
  values: DoctorResult['values'] = {},
): DoctorResult {
  return { check, state, finding: found, values }
}
