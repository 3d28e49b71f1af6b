import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { type LoginAttempt, logLogin } from '../modules/people/login-log/login-log.public.ts'
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

const MINUTE = 60_000

/** When a seat's agent logs in, after midnight. @param index from 0 */
const seatMorning = (index: number) => HOUR + (index + 1) * 11 * MINUTE

/** The last login of a supervisor in `writeLogins`: before the first task of today. */
export const lastLogin = (now: number) => now - 6.5 * HOUR

/** The last login of a seat in `writeLogins`, and its last sign of life, after all of its work. @param index its place among the seats */
export function todayOfSeat(now: number, index: number) {
  return { last_login_at: lastLogin(now) + (index + 1) * 11 * MINUTE, last_seen_at: now - 2 * MINUTE }
}

/** Who logged in over the last month. */
export interface LoginHistory {
  tenantId: string
  /** At most two. */
  seatIds: readonly string[]
  /** A further seat, that logged in once. */
  trainee?: { id: string; last_login_at: number | null }
}

/** Writes a login with a browser. */
export function writeLogin(
  { trx }: UnitOfWork,
  { userId, at, ip, language = 'en' }: { userId: string; at: number; ip: string; language?: string },
): Promise<void> {
  const origin = { ip, userAgent: browser, language }
  return logLogin(trx, { tenantId: userId, userId, at, origin, outcome: 'ok' })
}

/** Writes a month of logins: the supervisor on most days, each seat every morning, now and then a slip, and all of them today. */
export async function writeLogins(
  work: UnitOfWork,
  { tenantId, seatIds, trainee }: LoginHistory,
): Promise<void> {
  const { trx, now } = work
  const midnight = now - (now % DAY)
  const seatLogin = (
    seatId: string,
    index: number,
    told: Pick<LoginAttempt, 'at' | 'outcome'> & { detail?: string },
  ) => {
    const { ip, language } = desks[index] ?? desks[0]
    const origin = { ip, userAgent: desktop, language }
    return logLogin(trx, { tenantId, seatId, origin, detail: `Desk ${index + 1}`, ...told })
  }
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
      const at = midnight - daysAgo * DAY + seatMorning(index)
      await seatLogin(seatId, index, { at, outcome: daysAgo === 12 && index === 1 ? 'takeover' : 'ok' })
      if (daysAgo === 5 && index === 0)
        await seatLogin(seatId, index, { at: at + HOUR, outcome: 'held', detail: 'Spare desk ← Desk 1' })
    }
  }
  await writeLogin(work, { userId: tenantId, at: lastLogin(now), ip: '203.116.10.21', language: 'zh-CN' })
  for (const [index, seatId] of seatIds.entries())
    await seatLogin(seatId, index, { at: todayOfSeat(now, index).last_login_at, outcome: 'ok' })
  if (trainee?.last_login_at) await seatLogin(trainee.id, 2, { at: trainee.last_login_at, outcome: 'ok' })
}
