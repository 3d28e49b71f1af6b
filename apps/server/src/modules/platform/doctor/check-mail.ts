import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import { finding } from './finding.ts'
import type { Outside } from './outside.ts'

/** Selectors that mail services use for DKIM by default; DNS has no way to list a domain's. */
const SELECTORS = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'zoho',
]

/**
 * Evaluates a login at the mail server.
 * @param answer null = none is set up; `error` null = the login succeeded
 */
export function checkMailAnswer(answer: { host: string; error: Error | null } | null): DoctorResult {
  if (!answer) return finding('mail', 'fault', 'mail_missing')
  const { host, error } = answer
  if (error === null) return finding('mail', 'ok', 'mail_ok', { host })
  const trouble = cutUnits(error.message, 160)
  const isRefused = trouble.startsWith('EAUTH')
  return finding('mail', 'fault', isRefused ? 'mail_refused' : 'mail_unreachable', { host, trouble })
}

/**
 * Checks what receivers look up about a sender's domain: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489).
 * @returns the first thing that is missing
 */
export async function checkMailDns(domain: string, { txt }: Outside): Promise<DoctorResult> {
  try {
    const spf = (await txt(domain)).filter((record) => /^v=spf1(?: |$)/i.test(record))
    if (spf.length === 0) return finding('mail_dns', 'fault', 'mail_spf_missing', { domain })
    // Receivers take several as an error (RFC 7208, section 4.5).
    if (spf.length > 1) return finding('mail_dns', 'fault', 'mail_spf_several', { domain })
    if (!(await hasDmarc(domain, txt))) return finding('mail_dns', 'fault', 'mail_dmarc_missing', { domain })
    const keys = await Promise.all(SELECTORS.map((selector) => txt(`${selector}._domainkey.${domain}`)))
    // A key that was revoked is an empty one.
    const known = keys.flat().some((record) => /(?:^|;)\s*p=\s*[^;\s]/i.test(record))
    if (!known) return finding('mail_dns', 'warning', 'mail_dkim_unknown', { domain })
    return finding('mail_dns', 'ok', 'mail_dns_ok', { domain })
  } catch {
    return finding('mail_dns', 'warning', 'mail_dns_unknown', { domain })
  }
}

/** Record of the domain itself, or of a parent domain whose policy applies, as receivers look it up: up the tree, because `com.hk` belongs to nobody. */
async function hasDmarc(domain: string, txt: Outside['txt']): Promise<boolean> {
  const labels = domain.split('.')
  for (let above = 0; above < Math.max(1, labels.length - 1); above++) {
    const records = await txt(['_dmarc', ...labels.slice(above)].join('.'))
    if (records.some((record) => /^v=DMARC1\s*;/i.test(record))) return true
  }
  return false
}
