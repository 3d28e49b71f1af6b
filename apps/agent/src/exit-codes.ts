import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Reason } from '@seaport/contract/kernel/reason'
import { isDiskFull } from '@seaport/runner/disk-full'

/** Exit codes of the agent, from sysexits.h: a service manager uses them to decide on a restart (docs/operations.md). */
export const exitCodes = {
  /** Stopped by SIGTERM or SIGINT. */
  stopped: 0,
  /** An unexpected fault; the log has it. */
  fault: 1,
  /** EX_UNAVAILABLE: the seat is disabled. */
  seatDisabled: 69,
  /** EX_CANTCREAT: the disk of the data folder is full. */
  diskFull: 73,
  /** EX_TEMPFAIL: another device or another agent has the seat. */
  seatInUse: 75,
  /** EX_NOPERM: seat code or password are wrong. */
  wrongCredentials: 77,
  /** EX_CONFIG: a setting or the server's address is wrong. */
  settings: 78,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Refusals of a login that would be repeated on a retry. */
const endings: Partial<Record<Reason, ExitCode>> = {
  wrong_credentials: exitCodes.wrongCredentials,
  seat_held: exitCodes.seatInUse,
  seat_disabled: exitCodes.seatDisabled,
  proof_invalid: exitCodes.settings,
  not_found: exitCodes.settings,
  invalid_input: exitCodes.settings,
}

/** @returns the exit code for a failed login; null = it is retried */
export function endingOf(error: unknown): ExitCode | null {
  if (error instanceof ApiUnreachable) return null
  if (isDiskFull(error)) return exitCodes.diskFull
  if (!(error instanceof ApiRefused)) return exitCodes.fault
  const passing = error.status >= 500 || error.status === 429
  return passing ? null : (endings[error.refusal.reason] ?? exitCodes.fault)
}
