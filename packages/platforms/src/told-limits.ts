/** Maximum wait: a longer one that a network reports is checked again after a day. */
const LONGEST_MS = 24 * 60 * 60_000
/** Differences up to this come from the Date header's whole seconds; larger ones mean that our clock and the network's disagree. */
const SKEW_MS = 2000
/** Wait for a used-up rolling window without a reset time. */
const USED_UP_MS = 15 * 60_000

/** A limit in an answer's headers. */
export interface ToldLimit {
  /** Scope of the limit. */
  per: 'account' | 'app'
  /** Distinguishes windows of one endpoint. */
  window: '' | 'day'
  remaining: number
  /** In ms since the epoch, by our clock. */
  resetAt: number
}

export interface ToldLimits {
  limits: readonly ToldLimit[]
  /** When a refused request may be repeated, if the answer says so. */
  retryAt: number | null
}

const xWindows = [
  { name: 'x-rate-limit', per: 'account', window: '' },
  { name: 'x-user-limit-24hour', per: 'account', window: 'day' },
  { name: 'x-app-limit-24hour', per: 'app', window: 'day' },
] as const

/**
 * Reads all of X's headers about limits, also on success.
 * Source: https://docs.x.com/x-api/fundamentals/rate-limits; the 24-hour windows: plhery/node-twitter-api-v2#495 and #553.
 */
export function readXLimits(headers: Headers, now: number): ToldLimits {
  const skew = skewOf(headers, now)
  const limits: ToldLimit[] = []
  const ends: number[] = []
  for (const { name, per, window } of xWindows) {
    const resetAt = momentOf(headers.get(`${name}-reset`), now, skew)
    if (resetAt === null) continue
    const left = numbersIn(headers.get(`${name}-remaining`))
    const remaining = left.length > 0 ? Math.max(0, Math.min(...left)) : null
    if (remaining !== null) limits.push({ per, window, remaining, resetAt })
    // A refusal lists all windows; those with requests left did not cause it.
    if (remaining === null || remaining === 0 || window === '') ends.push(resetAt)
  }
  const after = momentOf(headers.get('retry-after'), now, skew)
  return { limits, retryAt: latest([...ends, ...(after === null ? [] : [after])]) }
}

/**
 * Reads Graph's usage headers: percentages of a rolling window, and minutes until requests are allowed again.
 * Source: https://developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
export function readGraphLimits(headers: Headers, now: number): ToldLimits {
  const app = usedUp([headers.get('x-app-usage')], now)
  const business = ['x-business-use-case-usage', 'x-page-usage', 'x-ad-account-usage']
  const account = usedUp(
    business.map((name) => headers.get(name)),
    now,
  )
  const limits: ToldLimit[] = []
  if (app !== null) limits.push({ per: 'app', window: '', remaining: 0, resetAt: app })
  if (account !== null) limits.push({ per: 'account', window: '', remaining: 0, resetAt: account })
  const after = momentOf(headers.get('retry-after'), now, skewOf(headers, now))
  return { limits, retryAt: latest([app, account, after].filter((end) => end !== null)) }
}

/** @returns until when usages allow no request; null = requests are allowed */
function usedUp(texts: readonly (string | null)[], now: number): number | null {
  const ends = texts
    .flatMap((text) => usagesIn(text))
    .flatMap((usage) => {
      const minutes = Number(usage.estimated_time_to_regain_access ?? 0)
      const seconds = Number(usage.reset_time_duration ?? 0)
      const wait = Math.max(
        minutes > 0 ? minutes * 60_000 : 0,
        isFull(usage) && seconds > 0 ? seconds * 1000 : 0,
      )
      if (wait > 0) return [now + Math.min(wait, LONGEST_MS)]
      return isFull(usage) ? [now + USED_UP_MS] : []
    })
  return latest(ends)
}

const isFull = (usage: Record<string, unknown>) =>
  ['call_count', 'total_time', 'total_cputime', 'acc_id_util_pct'].some((name) => Number(usage[name]) >= 100)

/** A header sent twice is one text with a comma between its two objects. */
function usagesIn(text: string | null): Record<string, unknown>[] {
  if (text === null) return []
  try {
    return flatUsages(JSON.parse(`[${text}]`))
  } catch {
    return []
  }
}

function flatUsages(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(flatUsages)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(flatUsages)]
}

/**
 * @param skew how far our clock is ahead of the network's, ms
 * @returns a moment in any format that networks and gateways have sent: seconds or finer units since the epoch, seconds from now, or a date; a day
 * from now at most; null = absent, or past
 */
export function momentOf(text: string | null, now: number, skew = 0): number | null {
  const told = text?.trim() ?? ''
  if (told === '') return null
  const numbers = numbersIn(told).map((value) => numericMoment(value, now, skew))
  const at = latest(numbers) ?? latest(datesIn(told).map((date) => date + skew))
  if (at === null || at <= now) return null
  return Math.min(at, now + LONGEST_MS)
}

const DATES =
  /[a-z]{3,9}, \d{2}[ -][a-z]{3}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT|\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})/gi
/** The third format of RFC 9110, section 5.6.7, which omits the time zone. */
const ASCTIME = /^[a-z]{3} [a-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/i

/**
 * @returns the moments of dates in HTTP's formats and ISO 8601, also if a middlebox sent the header twice. `Date.parse` alone would take any text
 * with a number for a year: mastra-ai/mastra#23778.
 */
function datesIn(text: string): number[] {
  if (ASCTIME.test(text)) return [Date.parse(`${text} GMT`)]
  return (text.match(DATES) ?? []).map((date) => Date.parse(date)).filter((date) => !Number.isNaN(date))
}

/** As Go writes it: `1h2m3.5s`, `500ms` (promptfoo/promptfoo#8341, duolahypercho/codex-router#573). */
const DURATION = /^(?=\d)(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/

/** @returns the numbers of a header; a header sent twice is one text with a comma; none if there is other text */
function numbersIn(text: string | null): number[] {
  const parts = (text ?? '').split(',').map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
  const numbers = parts.map((part) => {
    if (/^-?\d+(\.\d+)?$/.test(part)) return Number(part)
    const [, h = 0, m = 0, s = 0, ms = 0] = DURATION.exec(part) ?? [null, Number.NaN]
    return Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000
  })
  return numbers.some(Number.isNaN) ? [] : numbers
}

function numericMoment(value: number, now: number, skew: number): number {
  if (value >= 1e17) return value / 1e6 + skew
  if (value >= 1e14) return value / 1000 + skew
  if (value >= 1e11) return value + skew
  if (value >= 1e9) return value * 1000 + skew
  return now + value * 1000
}

function skewOf(headers: Headers, now: number): number {
  const skew = now - Date.parse(headers.get('date') ?? '')
  return Math.abs(skew) > SKEW_MS && Math.abs(skew) < LONGEST_MS ? skew : 0
}

function latest(ends: readonly number[]): number | null {
  return ends.length > 0 ? Math.max(...ends) : null
}
