import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { logLogin } from '../modules/people/login-log/login-log.public.ts'
import { DAY } from './people.ts'

const HOUR = 60 * 60 * 1000
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const desktop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Seaport/0.1.0 Chrome/148.0.0.0 Electron/45.0.0 Safari/537.36'

/** Where the seats are: one in the office in Singapore, one in Vietnam. */
const desks = [
  { ip: '203.116.10.70', language: 'en' },
  { ip: '113.161.80.7', language: 'vi' },
] as const

/** When a seat's agent logs in, after midnight. @param index from 0 */
const seatMorning = (index: number) => HOUR + (index + 1) * 11 * 60_000

/** The last login of a seat in `writeLogins`, and the end of that day's work. @param index its place among the seats */
export function lastDayOfSeat(now: number, index: number) {
  const last_login_at = now - (now % DAY) - DAY + seatMorning(index)
  return { last_login_at, last_seen_at: last_login_at + 9 * HOUR }
}

/** Who logged in over the last month. */
export interface LoginHistory {
  tenantId: string
  /** At most two. */
  seatIds: readonly string[]
}

/** Writes a month of logins: the supervisor on most days, each seat every morning, now and then a slip. */
export async function writeLogins(
  { trx, now }: UnitOfWork,
  { tenantId, seatIds }: LoginHistory,
): Promise<void> {
  const midnight = now - (now % DAY)
  for (let daysAgo = 30; daysAgo >= 1; daysAgo -= 1) {
    const morning = midnight - daysAgo * DAY + HOUR
    const office = { ip: `203.116.10.${20 + (daysAgo % 3)}`, userAgent: browser, language: 'zh-CN,zh;q=0.9' }
    if (daysAgo % 9 === 0)
      await logLogin(trx, {
        tenantId,
        userId: tenantId,
        at: morning,
        origin: office,
        outcome: 'wrong_password',
      })
    if (daysAgo % 4 !== 3)
      await logLogin(trx, { tenantId, userId: tenantId, at: morning + 40_000, origin: office, outcome: 'ok' })
    for (const [index, seatId] of seatIds.entries()) {
      const { ip, language } = desks[index] ?? desks[0]
      const origin = { ip, userAgent: desktop, language }
      const at = midnight - daysAgo * DAY + seatMorning(index)
      const outcome = daysAgo === 12 && index === 1 ? 'takeover' : 'ok'
      const attempt = { tenantId, seatId, origin, detail: `Desk ${index + 1}` }
      await logLogin(trx, { ...attempt, at, outcome })
      if (daysAgo === 5 && index === 0)
        await logLogin(trx, { ...attempt, at: at + HOUR, outcome: 'held', detail: 'Spare desk ← Desk 1' })
    }
  }
}
