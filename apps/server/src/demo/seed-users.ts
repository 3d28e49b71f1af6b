import type { UserTable } from '../db/schema/user.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { insertUser, newUser } from '../modules/people/user/user.public.ts'
import { writeLogin } from './logins.ts'
import { DAY } from './people.ts'
import { adjustBalance } from './seed-money.ts'

/** A supervisor of whom administrators know little more than this. Days are counted back from now, except those that are left. */
interface Line {
  email: string
  username: string
  came: number
  lastLogin: number | null
  /** Where they log in from. */
  ip?: string
  ports?: { count: number; left: number; gifted: number }
  cents?: number
  more?: Partial<UserTable>
}

const lines: readonly Line[] = [
  {
    email: 'lin.wei@harbour-trade.test',
    username: '林薇',
    came: 41,
    lastLogin: 0.1,
    ip: '118.200.3.4',
    ports: { count: 12, left: 63, gifted: 41 },
    cents: 35_000,
    more: {
      industry: 'ecommerce',
      team_size: '11-50',
      contact: 'Telegram @linwei_trade',
      remark: '重点客户',
    },
  },
  {
    email: 'an.nguyen@saigon-retail.test',
    username: 'Nguyễn Thị An',
    came: 33,
    lastLogin: 6,
    ip: '14.160.31.5',
    ports: { count: 4, left: -3, gifted: 33 },
    more: { industry: 'retail', team_size: '2-10', phone: '+84 28 5550 0142' },
  },
  {
    email: 'chan.kaming@kowloon-media.test',
    username: '陳家明',
    came: 27,
    lastLogin: 1.4,
    ip: '202.64.12.8',
    ports: { count: 8, left: 5, gifted: 20 },
    cents: 12_050,
    more: { industry: 'media', team_size: '2-10', phone: '+852 5550 0177', contact: 'WhatsApp' },
  },
  {
    email: 'blocked@fast-followers.test',
    username: 'Fast Followers',
    came: 22,
    lastLogin: 15,
    ip: '118.200.9.77',
    ports: { count: 2, left: -12, gifted: 22 },
    more: { industry: 'marketing', team_size: '1', status: 'disabled', remark: 'Sent spam, see ticket 1042' },
  },
  {
    email: 'international.partnerships@southeast-asia-travel-bureau.test',
    username: 'Southeast Asia Travel Bureau, partnerships',
    came: 9,
    lastLogin: 2,
    ip: '203.116.44.9',
    ports: { count: 20, left: 21, gifted: 9 },
    more: { industry: 'travel', team_size: '201+', contact: 'partnerships desk, weekdays from nine to six' },
  },
  {
    email: 'grace@little-academy.test',
    username: 'Grace',
    came: 1.2,
    lastLogin: 1.1,
    ip: '118.200.40.12',
    ports: { count: 2, left: 1.8, gifted: 1.2 },
    more: { industry: 'education', team_size: '1' },
  },
  { email: 'curious@example.test', username: 'curious', came: 0.4, lastLogin: null },
]

/**
 * Writes supervisors in the states that administrators meet: new, near the end, expired, disabled.
 * @param financeId the administrator who adjusts balances
 * @returns their ids by address
 */
export async function writeUsers(
  work: UnitOfWork,
  passwordHash: string,
  financeId: string,
): Promise<ReadonlyMap<string, string>> {
  const { trx, now } = work
  const ago = (days: number) => Math.round(now - days * DAY)
  const ids = new Map<string, string>()
  for (const { email, username, came, lastLogin, ip = '', ports, cents, more } of lines) {
    const user = newUser(ago(came), {
      email,
      username,
      password_hash: passwordHash,
      role_key: 'user',
      last_login_at: lastLogin === null ? null : ago(lastLogin),
      ...(ports && { port_num: ports.count, port_expire_at: ago(-ports.left), gifted_at: ago(ports.gifted) }),
      ...more,
    })
    await insertUser(trx, user)
    if (lastLogin !== null) await writeLogin(work, { userId: user.id, at: ago(lastLogin), ip })
    ids.set(email, user.id)
    if (!cents) continue
    const then = { ...work, now: ago(came - 1) }
    const remark = 'Credit carried over from the contract'
    await adjustBalance(then, { tenantId: user.id, actorId: financeId }, cents, remark)
  }
  return ids
}
