import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import { finding } from './finding.ts'
import type { Outside } from './outside.ts'

const DAY_MS = 24 * 60 * 60_000
/** Certificates are renewed a month before they expire; with two weeks left, renewal has failed. */
const CERTIFICATE_DAYS = 14
/** Codes of a second factor are valid for 30 s, so a larger difference breaks logins. */
const SKEW_SECONDS = 30

/** Whether people reach this server at its public address. */
export async function checkAddress(publicUrl: string | null, outside: Outside): Promise<DoctorResult> {
  if (publicUrl === null) return finding('address', 'fault', 'address_missing')
  const { protocol, host } = new URL(publicUrl)
  if (protocol !== 'https:') return finding('address', 'fault', 'address_not_https', { host })
  try {
    const { status } = await outside.get(`${publicUrl}/health`)
    if (status === 200) return finding('address', 'ok', 'address_ok', { host })
    return finding('address', 'fault', 'address_unreachable', { host, trouble: `HTTP ${status}` })
  } catch (error) {
    return finding('address', 'fault', 'address_unreachable', { host, trouble: troubleOf(error) })
  }
}

export async function checkCertificate(
  publicUrl: string | null,
  outside: Outside,
  now: number,
): Promise<DoctorResult> {
  const url = publicUrl === null ? null : new URL(publicUrl)
  if (url?.protocol !== 'https:') return finding('certificate', 'warning', 'certificate_none')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  try {
    const { expiresAt, fault } = await outside.certificate(host, Number(url.port || 443))
    if (fault) return finding('certificate', 'fault', 'certificate_wrong', { host, trouble: fault })
    const days = Math.floor((expiresAt - now) / DAY_MS)
    if (days < 0) return finding('certificate', 'fault', 'certificate_wrong', { host, trouble: 'expired' })
    if (days < CERTIFICATE_DAYS)
      return finding('certificate', 'warning', 'certificate_expires', { host, days })
    return finding('certificate', 'ok', 'certificate_ok', { host, days })
  } catch (error) {
    return finding('certificate', 'fault', 'certificate_wrong', { host, trouble: troubleOf(error) })
  }
}

/** Compares the clock with that of a server on the internet. */
export async function checkTime(url: string, outside: Outside, clock: () => number): Promise<DoctorResult> {
  try {
    const { date } = await outside.get(url)
    const there = Date.parse(date ?? '')
    if (Number.isNaN(there)) return finding('time', 'warning', 'time_unknown')
    const seconds = Math.round(Math.abs(clock() - there) / 1000)
    return seconds > SKEW_SECONDS
      ? finding('time', 'fault', 'time_wrong', { seconds })
      : finding('time', 'ok', 'time_ok')
  } catch {
    return finding('time', 'warning', 'time_unknown')
  }
}

/** The innermost cause: `fetch failed` explains nothing. */
function troubleOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cutUnits(cause.message, 120)
}
